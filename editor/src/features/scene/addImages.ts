import type { Edit, Point } from '@playhouse/core';
import { storeUploads, type UploadPlace } from '../assets/storeUploads.ts';
import { layerForNew } from './useSelection.ts';

export interface AddImagesOptions extends UploadPlace {
  readonly scene: string;
  readonly selectedLayer: string | undefined;
  /** Where the first one goes; the others follow to its right. */
  readonly at: Point;
}

export interface AddedImages {
  /** The new actors on the stage. */
  readonly instances: readonly string[];
  /** Names of files that were not added. */
  readonly refused: readonly string[];
  /** What else people should know, in sentences. */
  readonly notes: readonly string[];
}

/** Pixels between two new actors. */
const gap = 16;

/**
 * Makes an actor of each picture and puts it on the stage, in one undo step. Files of other types, and pictures that
 * cannot be read or kept, are left out and named. Spec 2, chapter 5 "Uploads".
 */
export async function addImages(files: readonly File[], options: AddImagesOptions): Promise<AddedImages> {
  const { session, scene, selectedLayer, at } = options;
  const { stored, refused, notes } = await storeUploads('images', files, options);
  const document = session.getState().project.scenes.get(scene);
  if (!document) return { instances: [], refused: files.map(({ name }) => name), notes };
  const layer = layerForNew(document, selectedLayer);
  const edits: Edit[] = [];
  const instances: string[] = [];
  let right: number | undefined;
  for (const { asset, checked } of stored) {
    const { name } = asset;
    const size = checked.size ?? { width: 100, height: 100 };
    const [prototype, instance] = [session.newId(), session.newId()];
    const x = Math.round(right === undefined ? at.x : right + size.width / 2);
    right = x + size.width / 2 + gap;
    edits.push(
      { kind: 'asset.add', data: { kind: 'images', asset } },
      { kind: 'prototype.add', data: { id: prototype, name, image: name, size } },
      {
        kind: 'instance.add',
        data: {
          scene,
          id: instance,
          prototype,
          position: { x, y: Math.round(at.y) },
          ...(layer && { layer: layer.id }),
        },
      },
    );
    instances.push(instance);
  }
  const what = instances.length === 1 ? 'Added an image' : `Added ${instances.length} images`;
  if (edits.length > 0) session.dispatch(edits, { label: { what, where: document.attributes.name } });
  return { instances, refused, notes };
}
