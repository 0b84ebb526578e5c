import { convertValue, type Scalar } from '../attributes/convert.ts';
import { numberOfText } from '../model/numberOfText.ts';
import { defaultCell } from './columnTypes.ts';
import { normalizeCell } from './convertCell.ts';

/**
 * The type of a column by its texts: all integers, all numbers, all true or false, else text. Only texts that keep
 * every digit count as numbers, so that 007 and long membership numbers stay texts. docs/runtime-rules.md#tables.
 */
export function guessColumnType(texts: readonly string[]): number {
  if (texts.length === 0) return 1;
  if (texts.every(isPlainInteger)) return 2;
  if (texts.every(isPlainNumber)) return 3;
  return texts.every(isTruthWord) ? 4 : 1;
}

/**
 * True when a column of this type can hold all of the texts without a change of meaning. Blank ones become defaults.
 */
export function canHold(type: number, texts: readonly string[]): boolean {
  switch (type) {
    case 2:
      return texts.every((text) => isBlank(text) || Number.isInteger(numberOfText(text)));
    case 3:
    case 5:
      return texts.every((text) => isBlank(text) || Number.isFinite(numberOfText(text)));
    case 4:
      return texts.every((text) => isBlank(text) || isTruthWord(text));
    default:
      return true;
  }
}

/**
 * A cell from text in people's or files' spelling: true and false in any letter case, blank as the column's default.
 */
export function readCellText(text: string, type: number): Scalar {
  if (type < 2 || type > 5) return normalizeCell(text, type);
  if (isBlank(text)) return defaultCell(type);
  return normalizeCell(isTruthWord(text) ? text.trim().toLowerCase() === 'true' : text, type);
}

/** A cell as written to a file: numbers with all their digits. */
export function writeCellText(cell: Scalar): string {
  return typeof cell === 'number' && Number.isFinite(cell) ? String(cell + 0) : String(convertValue(cell, 'text'));
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function isTruthWord(text: string): boolean {
  return /^\s*(?:true|false)\s*$/i.test(text);
}

function isPlainInteger(text: string): boolean {
  return /^ *(?:0|-?[1-9]\d{0,15}) *$/.test(text) && Number.isSafeInteger(Number(text));
}

/** True for numbers without a sign of being a text: 007 and numbers of more than 15 digits are none. */
export function isPlainNumber(text: string): boolean {
  if (isPlainInteger(text)) return true;
  const [, digits = ''] = /^ *-?((?:0|[1-9]\d*)(?:\.\d+)?)(?:[eE][+-]?\d{1,3})? *$/.exec(text) ?? [];
  return digits !== '' && digits.replace('.', '').length <= 15 && Number.isFinite(Number(text));
}
