import type { PasteBundle } from '@playhouse/core';
import { chooseFile } from '../../components/chooseFile.ts';
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
  void chooseFile([partEnding, 'application/json']).then((file) => (file ? onChosen(file) : undefined));
}
