import { durationOf, layOutSheet, type Picture, type Raster, type Result } from '@playhouse/paint';
import { t } from '../../../i18n/t.ts';
import type { WorkProgress } from '../model/longWork.ts';
import { type PictureWork, withPictureWork } from '../worker/pictureWork.ts';
import { composeInPieces } from './inPieces.ts';

/** A file to download. */
export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Blob;
}

export type ExportFormat = 'png' | 'sheet' | 'gif';

/** The frame that is seen as PNG, all frames on a sheet about as wide as high, or the endless animation as GIF. */
export async function exportPicture(
  picture: Picture,
  name: string,
  { format, frame }: { readonly format: ExportFormat; readonly frame: number },
  progress: WorkProgress,
): Promise<Result<ExportedFile>> {
  return withPictureWork(async (work): Promise<Result<ExportedFile>> => {
    switch (format) {
      case 'png': {
        const bytes = await work.handOver('writePng', await composeInPieces(picture, frame, progress.signal));
        return file([bytes], `${name}.png`, 'image/png');
      }
      case 'sheet': {
        const sheet = await writeSheet(picture, work, progress);
        return sheet.ok ? file([sheet.value], t('{name} sheet.png', { name }), 'image/png') : sheet;
      }
      case 'gif': {
        const parts = await writeGif(picture, work, progress);
        return parts.ok ? file(parts.value, `${name}.gif`, 'image/gif') : parts;
      }
    }
  }, progress.signal);
}

type Bytes = Uint8Array<ArrayBuffer>;

async function writeSheet(
  picture: Picture,
  work: PictureWork,
  { signal, onProgress }: WorkProgress,
): Promise<Result<Bytes>> {
  const count = picture.frames.length;
  const columns = Math.min(count, Math.max(1, Math.ceil(Math.sqrt((count * picture.height) / picture.width))));
  // The frames of a sheet that is possible fit into memory.
  const layout = layOutSheet(count, picture, { columns });
  if (!layout.ok) return layout;
  const frames: Raster[] = [];
  for (const index of picture.frames.keys()) {
    frames.push(await composeInPieces(picture, index, signal));
    // Writing the file takes about as long as half of the frames.
    onProgress(frames.length, Math.ceil(count * 1.5));
  }
  return work.handOver('writeSheet', frames, columns);
}

/** The parts of the file. At most three frames are unpacked at any time: many of 2048 by 2048 px would fill the memory. */
async function writeGif(
  picture: Picture,
  work: PictureWork,
  { signal, onProgress }: WorkProgress,
): Promise<Result<readonly Bytes[]>> {
  const parts: Bytes[] = [];
  const take = (part: Result<Bytes> | undefined) => {
    if (part?.ok) parts.push(part.value);
    return part?.ok === false ? part : undefined;
  };
  let writing: Promise<Result<Bytes>> | undefined;
  for (const index of picture.frames.keys()) {
    const frame = await composeInPieces(picture, index, signal);
    const refused = take(await writing);
    if (refused) return refused;
    writing = work.handOver('addToGif', frame, durationOf(picture, index));
    onProgress(index + 1, picture.frames.length + 1);
  }
  const refused = take(await writing);
  if (refused) return refused;
  parts.push(await work.run('endGif'));
  return { ok: true, value: parts };
}

function file(parts: readonly Bytes[], name: string, type: string): Result<ExportedFile> {
  return { ok: true, value: { name, type, content: new Blob([...parts], { type }) } };
}

export function download({ name, content }: ExportedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
