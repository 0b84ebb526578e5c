import type { Edit, Point, ProjectSession } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import type { StoredUpload } from './storeUploads.ts';

/** Where new actors are placed in a scene. */
export interface StagePosition {
  readonly scene: string;
  /** The scene's name, for the undo step. */
  readonly name: string;
  readonly layer: string | undefined;
  /** Position of the first actor; the others follow to its right. */
  readonly at: Point;
}

/** Pixels between two new actors. */
const gap = 16;

/**
 * Creates an actor from each image and places it in the scene, if any, in one undo step. Returns the ids of the
 * instances, in the order of the images. docs/product-rules.md#uploads.
 */
export function addPictureActors(
  stored: readonly StoredUpload[],
  session: ProjectSession,
  stage?: StagePosition,
): readonly string[] {
  const edits: Edit[] = [];
  const instances: string[] = [];
  let right: number | undefined;
  for (const { asset, checked } of stored) {
    const { name } = asset;
    const size = checked.size ?? { width: 100, height: 100 };
    const prototype = session.newId();
    edits.push({ kind: 'asset.add', data: { kind: 'images', asset } });
    edits.push({ kind: 'prototype.add', data: { id: prototype, name, image: name, size } });
    if (!stage) continue;
    const { scene, layer, at } = stage;
    const x = Math.round(right === undefined ? at.x : right + size.width / 2);
    right = x + size.width / 2 + gap;
    const id = session.newId();
    const position = { x, y: Math.round(at.y) };
    edits.push({
      kind: 'instance.add',
      data: { scene, id, prototype, position, ...(layer !== undefined && { layer }) },
    });
    instances.push(id);
  }
  const what = t('{count, plural, one {Added an image} other {Added # images}}', { count: stored.length });
  if (edits.length > 0) session.dispatch(edits, { label: { what, where: stage?.name ?? t('Actors') } });
  return instances;
}
