import { type Edit, freeAssetName, limits, type Point, type ProjectSession, type Size } from '@playhouse/core';
import type { ProjectAssets } from '../../session/projectAssets.ts';
import { imageFileName, imageTypeOf } from './imageFile.ts';
import { layerForNew } from './useSelection.ts';

export interface AddImagesOptions {
  readonly session: ProjectSession;
  readonly assets: ProjectAssets;
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
}

/** Pixels between two new actors. */
const gap = 16;

/**
 * Makes an actor of each picture and puts it on the stage, in one undo step. Files of other types, and pictures that
 * cannot be read or kept, are left out and named. Spec 2, chapter 5 "Uploads".
 */
export async function addImages(files: readonly File[], options: AddImagesOptions): Promise<AddedImages> {
  const { session, assets, scene, selectedLayer, at } = options;
  const edits: Edit[] = [];
  const instances: string[] = [];
  const refused: string[] = [];
  let right: number | undefined;
  for (const file of files) {
    const picture = await readPicture(file);
    const { project } = session.getState();
    const taken = edits.flatMap((edit) => (edit.kind === 'asset.add' ? [edit.data.asset] : []));
    const manifest = { ...project.assets, images: [...project.assets.images, ...taken] };
    const name = picture && freeAssetName(manifest, 'images', imageFileName(file.name));
    const fault = name && picture ? await assets.put(`images/${name}.${picture.type}`, picture.bytes) : undefined;
    const document = project.scenes.get(scene);
    if (!picture || !name || fault || !document) {
      refused.push(file.name);
      continue;
    }
    const [prototype, instance] = [session.newId(), session.newId()];
    const layer = layerForNew(document, selectedLayer);
    const position = {
      x: Math.round(right === undefined ? at.x : right + picture.size.width / 2),
      y: Math.round(at.y),
    };
    right = position.x + picture.size.width / 2 + gap;
    const stored = [{ name: `${name}.${picture.type}`, size: picture.bytes.byteLength }];
    edits.push(
      { kind: 'asset.add', data: { kind: 'images', asset: { name, files: stored } } },
      { kind: 'prototype.add', data: { id: prototype, name, image: name, size: picture.size } },
      { kind: 'instance.add', data: { scene, id: instance, prototype, position, ...(layer && { layer }) } },
    );
    instances.push(instance);
  }
  const where = session.getState().project.scenes.get(scene)?.attributes.name ?? '';
  const what = instances.length === 1 ? 'Added an image' : `Added ${instances.length} images`;
  if (edits.length > 0) session.dispatch(edits, { label: { what, where } });
  return { instances, refused };
}

interface ReadPicture {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly size: Size;
}

async function readPicture(file: File): Promise<ReadPicture | undefined> {
  if (file.size > limits.entryBytes) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = imageTypeOf(bytes);
  if (!type) return undefined;
  try {
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const size = { width: bitmap.width, height: bitmap.height };
    bitmap.close();
    const isSmallEnough = Math.max(size.width, size.height) <= limits.imageSide;
    return isSmallEnough && size.width * size.height <= limits.imagePixels ? { bytes, type, size } : undefined;
  } catch {
    return undefined;
  }
}
