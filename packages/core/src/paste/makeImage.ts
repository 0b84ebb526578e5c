import { nameAsset } from '../assets/nameAsset.ts';
import { fitAssetName } from '../edit/asset/assetEntry.ts';
import { freeAssetName, freeFileName } from '../edit/asset/freeAssetName.ts';
import type { ImageSpec } from '../generated/library.ts';
import { isFileName } from '../model/projectPath.ts';
import { decodeBase64 } from './base64.ts';
import type { PasteBuilder } from './pasteBuilder.ts';
import { imageTypeOf } from './pastedImage.ts';

/**
 * Adds a pasted image, under its own name if that is free, and returns its bytes. The file gets an unused name, because
 * the bytes at a path never change. docs/product-rules.md#copy-and-paste.
 */
export function makeImage(builder: PasteBuilder, key: string, spec: ImageSpec): void {
  const { assets } = builder.project;
  const bytes = decodeBase64(spec.data) ?? new Uint8Array();
  const ending = imageTypeOf(bytes) ?? 'png';
  const others = { ...builder.project, assets: { ...assets, images: [] } };
  const fitted = fitAssetName(others, 'images', spec.name);
  const wanted = fitted.ok ? fitted.value : nameAsset(assets, 'images', `${spec.name}.${ending}`, ending).name;
  const name = freeAssetName(assets, 'images', wanted, builder.kept);
  const own = `${name}.${ending}`;
  const file = isFileName(own) ? own : nameAsset(assets, 'images', own, ending).file;
  const free = freeFileName(assets, 'images', file, builder.kept);
  const asset = { name, files: [{ name: free, size: bytes.length }] };
  builder.push({ kind: 'asset.add', data: { kind: 'images', asset } });
  builder.files.set(`images/${free}`, bytes);
  builder.made.set(key, name);
}
