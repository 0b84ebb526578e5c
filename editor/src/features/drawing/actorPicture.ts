import { type AssetsDocument, type Color, type PrototypeDocument, type Size, textOr } from '@playhouse/core';
import type { ProjectAssets } from '../../session/projectAssets.ts';
import { cssColor } from './cssColor.ts';
import { imagePath } from './imagePath.ts';
import { colorOf } from './stageItems.ts';

/** What a thumbnail of an actor shows. */
export function actorPicture(actor: PrototypeDocument | undefined): { readonly image: string; readonly color: Color } {
  return { image: textOr(actor?.attributes.image, ''), color: colorOf(actor?.attributes.color) };
}

/** The picture that follows the pointer while an actor is dragged to the stage. */
export function dragPicture(
  actor: PrototypeDocument | undefined,
  manifest: AssetsDocument,
  assets: ProjectAssets,
): { readonly url: string | undefined; readonly color: string; readonly size: Size } {
  const { image, color } = actorPicture(actor);
  const path = imagePath(manifest, image);
  const size = actor?.attributes.size ?? { width: 100, height: 100 };
  return { url: path === undefined ? undefined : assets.urlOf(path), color: cssColor(color), size };
}
