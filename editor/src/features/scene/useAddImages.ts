import type { Point } from '@playhouse/core';
import { useNavigate } from 'react-router';
import { useOpenProject, useSession } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { addPictureActors } from '../assets/addPictureActors.ts';
import { assetAddress } from '../assets/assetKinds.ts';
import type { RefusedFile } from '../assets/storeUploads.ts';
import { useUploads } from '../assets/useUploads.ts';
import { layerForNew } from './useSelection.ts';

/** Adds images to a scene as actors and selects them; remembers rejected files until they are dismissed. */
export function useAddImages(scene: string): {
  readonly take: (files: readonly File[], at: Point) => void;
  /** Adds an actor with an empty image, and opens the image. */
  readonly draw: (at: Point) => void;
  readonly refused: readonly RefusedFile[];
  readonly forget: () => void;
} {
  const session = useSession();
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const { store, refused, forget } = useUploads('images');
  const take = async (files: readonly File[], at: Point) => {
    const { selectedLayer, select } = useSceneUi.getState();
    const stored = await store(files);
    const document = session.getState().project.scenes.get(scene);
    if (!document) return [];
    const layer = layerForNew(document, selectedLayer)?.id;
    const instances = addPictureActors(stored, session, { scene, name: document.attributes.name, layer, at });
    if (instances.length > 0) select(instances);
    return stored;
  };
  const draw = async (at: Point) => {
    const { createBlankImage } = await import('../images/createBlankImage.ts');
    const [drawn] = await take([await createBlankImage()], at);
    if (drawn) await navigate(assetAddress(game, 'images', drawn.asset.name));
  };
  return { take: (files, at) => void take(files, at), draw: (at) => void draw(at), refused, forget };
}
