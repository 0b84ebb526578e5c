import {
  type AssetFolder,
  type CheckedAsset,
  checkAsset,
  type Result,
  refuse,
  succeed,
  uploadTexts,
} from '@playhouse/core';
import { t } from '../../i18n/t.ts';

/**
 * Checks whether a file can be an asset: first by the core's rules, then in the browser, which decodes images and runs
 * its own checks on fonts. Runs in a worker. docs/product-rules.md#uploads, docs/reliability.md#t3 and
 * docs/reliability.md#t4.
 */
export async function examineAsset(kind: AssetFolder, file: string, bytes: Uint8Array): Promise<Result<CheckedAsset>> {
  const checked = await checkAsset(kind, file, bytes);
  if (!checked.ok) return checked;
  const own = new Uint8Array(checked.value.bytes);
  try {
    if (kind === 'images') return succeed({ ...checked.value, size: await shownSize(own) });
    if (kind === 'fonts' && typeof FontFace !== 'undefined') await new FontFace('upload', own.buffer).load();
    return checked;
  } catch {
    const message = kind === 'fonts' ? uploadTexts.fontFault(file) : t('{file} cannot be shown.', { file });
    return refuse({ code: 'asset.content', severity: 'blocking', path: [], params: { file }, message });
  }
}

/** The displayed size: photos may have an EXIF rotation. */
async function shownSize(bytes: Uint8Array<ArrayBuffer>): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
