import type { PasteBundle } from '@playhouse/core';
import { countPieces } from './pieceCounts.ts';

/** File name extension of an exported selection. docs/product-rules.md#copy-and-paste. */
export const partEnding = '.playhouse-part.json';

/** Name of the file of a selection, such as `3 behaviors.playhouse-part.json`. */
export function partFileName(bundle: PasteBundle): string {
  return `${countPieces(bundle).label}${partEnding}`;
}

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
