import type { Point } from '@playhouse/core';
import { useSession } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { addPictureActors } from '../assets/addPictureActors.ts';
import type { RefusedFile } from '../assets/storeUploads.ts';
import { useUploads } from '../assets/useUploads.ts';
import { layerForNew } from './useSelection.ts';

/** Adds images to a scene as actors and selects them; remembers rejected files until they are dismissed. */
export function useAddImages(scene: string): {
  readonly take: (files: readonly File[], at: Point) => void;
  readonly refused: readonly RefusedFile[];
  readonly forget: () => void;
} {
  const session = useSession();
  const { store, refused, forget } = useUploads('images');
  const take = async (files: readonly File[], at: Point) => {
    const { selectedLayer, select } = useSceneUi.getState();
    const stored = await store(files);
    const document = session.getState().project.scenes.get(scene);
    if (!document) return;
    const layer = layerForNew(document, selectedLayer)?.id;
    const instances = addPictureActors(stored, session, { scene, name: document.attributes.name, layer, at });
    if (instances.length > 0) select(instances);
  };
  return { take: (files, at) => void take(files, at), refused, forget };
}
