import { durationOf, type Picture, type Raster, type Result } from '@playhouse/paint';
import type { WorkProgress } from '../model/longWork.ts';
import { withPictureWork } from '../worker/pictureWork.ts';
import { composeInPieces } from './inPieces.ts';

/** A file to download. */
export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type ExportFormat = 'png' | 'sheet' | 'gif';

/** The frame that is seen as PNG, all frames on a sheet about as wide as high, or the endless animation as GIF. */
export async function exportPicture(
  picture: Picture,
  name: string,
  { format, frame }: { readonly format: ExportFormat; readonly frame: number },
  { signal, onProgress }: WorkProgress,
): Promise<Result<ExportedFile>> {
  const wanted = format === 'png' ? [frame] : picture.frames.keys();
  const frames: Raster[] = [];
  for (const each of wanted) {
    frames.push(await composeInPieces(picture, each, signal));
    // Writing the file takes about as long as half of the frames.
    if (format !== 'png') onProgress(frames.length, Math.ceil(picture.frames.length * 1.5));
  }
  return withPictureWork(async (work): Promise<Result<ExportedFile>> => {
    switch (format) {
      case 'png': {
        const bytes = await work.handOver('writePng', frames[0] as Raster);
        return { ok: true, value: { name: `${name}.png`, type: 'image/png', bytes } };
      }
      case 'sheet': {
        const columns = Math.ceil(Math.sqrt((frames.length * picture.height) / picture.width));
        const sheet = await work.handOver('writeSheet', frames, Math.min(frames.length, Math.max(1, columns)));
        return named(sheet, `${name} sheet.png`, 'image/png');
      }
      case 'gif': {
        const durations = picture.frames.map((_, index) => durationOf(picture, index));
        return named(await work.handOver('writeGif', frames, durations), `${name}.gif`, 'image/gif');
      }
    }
  }, signal);
}

function named(bytes: Result<Uint8Array<ArrayBuffer>>, name: string, type: string): Result<ExportedFile> {
  return bytes.ok ? { ok: true, value: { name, type, bytes: bytes.value } } : bytes;
}

export function download({ name, type, bytes }: ExportedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
