import type { Point } from '@playhouse/core';
import { useNavigate } from 'react-router';
import { useOpenProject, useSession } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { addPictureActors } from '../assets/addPictureActors.ts';
import { assetAddress } from '../assets/assetKinds.ts';
import type { RefusedFile } from '../assets/storeUploads.ts';
import { type ShownUploads, useUploads } from '../assets/useUploads.ts';
import { layerForNew } from './useSelection.ts';

/**
 * Adds images to a scene as actors and selects them; to the library alone if the scene has been deleted meanwhile. Remembers
 * rejected files until they are dismissed.
 */
export function useAddImages(scene: string): {
  readonly take: (files: readonly File[], at: Point) => void;
  /** Adds an actor with an empty image, and opens the image. */
  readonly draw: (at: Point) => void;
  readonly uploads: Pick<ShownUploads, 'state' | 'cancel'>;
  readonly refused: readonly RefusedFile[];
  readonly forget: () => void;
} {
  const session = useSession();
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const { store, refused, forget, ...uploads } = useUploads('images');
  const take = async (files: readonly File[], at: Point) => {
    const { selectedLayer, select } = useSceneUi.getState();
    const stored = await store(files);
    const document = session.getState().project.scenes.get(scene);
    const layer = document && layerForNew(document, selectedLayer)?.id;
    const place = document && { scene, name: document.attributes.name, layer, at };
    const instances = addPictureActors(stored, session, place);
    if (instances.length > 0) select(instances);
    return stored;
  };
  const draw = async (at: Point) => {
    const { createBlankImage } = await import('../images/createBlankImage.ts');
    const [drawn] = await take([await createBlankImage()], at);
    if (drawn) await navigate(assetAddress(game, 'images', drawn.asset.name));
  };
  return { take: (files, at) => void take(files, at), draw: (at) => void draw(at), uploads, refused, forget };
}
