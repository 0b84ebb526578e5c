import { type PasteBundle, type ReadBundle, type Result, readClipboardText, refuse } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { countPieces } from './pieceCounts.ts';

/** File name extension of an exported selection. docs/product-rules.md#copy-and-paste. */
export const partEnding = '.playhouse-part.json';

/** Name of the file of a selection, such as `3 behaviors.playhouse-part.json`. */
export function partFileName(bundle: PasteBundle): string {
  return `${countPieces(bundle).label}${partEnding}`;
}

/** The bundle in a file, which contains the same text as the clipboard. */
export async function readPartFile(file: Blob): Promise<Result<ReadBundle>> {
  const read = file.size > mostBytes ? undefined : readClipboardText(await file.text());
  if (read?.ok) return read;
  const message = t(
    'This file cannot be pasted. It is damaged, comes from another version of Playhouse, or is not an exported selection.',
  );
  return refuse({ code: 'document.unreadable', severity: 'blocking', path: [], params: {}, message });
}

/** Three bytes per character of the longest text. */
const mostBytes = 3 * 64 * 1024 * 1024;

/** Downloads a text as a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Asks the user for such a file. */
export function choosePartFile(onChosen: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = `${partEnding},application/json`;
  input.onchange = () => {
    const [file] = input.files ?? [];
    if (file) onChosen(file);
  };
  input.click();
}
