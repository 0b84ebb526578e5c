import { durationOf, framesOf, joinSheet, type Picture, type Result, writeGif } from '@playhouse/paint';
import { composeInPieces } from './inPieces.ts';
import { writePng } from './png.ts';

/** A file to download. */
export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** One frame as it is seen, as PNG. */
export async function exportPng(picture: Picture, name: string, frame: number): Promise<Result<ExportedFile>> {
  return png(name, await writePng(await composeInPieces(picture, frame)));
}

/** All frames on one sheet, about as wide as high, as PNG. */
export async function exportSheet(picture: Picture, name: string): Promise<Result<ExportedFile>> {
  const columns = Math.ceil(Math.sqrt((picture.frames.length * picture.height) / picture.width));
  const sheet = joinSheet(framesOf(picture), { columns: Math.min(picture.frames.length, Math.max(1, columns)) });
  return sheet.ok ? png(`${name} sheet`, await writePng(sheet.value.raster)) : sheet;
}

/** The animation as GIF, without end. */
export function exportGif(picture: Picture, name: string): Result<ExportedFile> {
  const durations = picture.frames.map((_, frame) => durationOf(picture, frame));
  const gif = writeGif(framesOf(picture), { durations });
  return gif.ok ? { ok: true, value: { name: `${name}.gif`, type: 'image/gif', bytes: gif.value } } : gif;
}

function png(name: string, bytes: Uint8Array<ArrayBuffer>): Result<ExportedFile> {
  return { ok: true, value: { name: `${name}.png`, type: 'image/png', bytes } };
}

export function download({ name, type, bytes }: ExportedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
