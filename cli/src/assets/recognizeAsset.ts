import path from 'node:path';
import { type AssetFolder, assetFolders } from '@playhouse/core';
import type { AssetReport } from './assetMessages.ts';
import type { AssetReader } from './assetReader.ts';

/** A file with the kind of asset that it can be. */
export interface RecognizedAsset extends AssetReport {
  readonly kind: AssetFolder;
}

/** What a file is, or a sentence about why a project cannot contain it. */
export type Recognition =
  | { readonly ok: true; readonly asset: RecognizedAsset }
  | { readonly ok: false; readonly why: string };

/** Identifies a file by its content; also describes the font if there is a specimen to draw. */
export async function recognizeAsset(
  reader: AssetReader,
  file: string,
  bytes: Uint8Array,
  specimen?: string,
): Promise<Recognition> {
  const reasons: string[] = [];
  for (const kind of assetFolders) {
    const request = { kind, file: path.basename(file), bytes };
    const { result } = await reader.check(specimen === undefined ? request : { ...request, specimen });
    if (result.ok) return { ok: true, asset: { kind, ...result.value } };
    const [issue] = result.issues;
    if (issue && issue.code !== 'asset.type') reasons.push(issue.message);
  }
  return { ok: false, why: reasons[0] ?? 'It is neither png, jpg, m4a, ogg, wav, otf nor ttf.' };
}
