import { canHold, normalizeCell, readCellText, writeCellText } from '@playhouse/core';
import { t } from '../../../i18n/t.ts';
import { arithmetic } from '../../../interactions/arithmetic.ts';

type Cell = number | string | boolean;

/** The value of a typed cell, or why it cannot be one. */
export type JudgedCell = { readonly ok: true; readonly value: Cell } | { readonly ok: false; readonly message: string };

const messages: Readonly<Record<number, string>> = {
  2: t('Type a whole number.'),
  3: t('Type a number.'),
  4: t('Type true or false.'),
  5: t('Type a number of degrees.'),
};

const truthWords: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  1: true,
  false: false,
  no: false,
  0: false,
};

/**
 * Reads what people type into a cell of a column type. Numbers can be computed, such as `8*32`, and have a decimal point
 * or comma. A blank is the default of the column.
 */
export function judgeCell(text: string, type: number): JudgedCell {
  if (canHold(type, [text])) return { ok: true, value: readCellText(text, type) };
  const value = type === 4 ? truthWords[text.trim().toLowerCase()] : numberOf(text, true);
  const isRight = value !== undefined && (type !== 2 || Number.isInteger(value));
  if (isRight) return { ok: true, value: normalizeCell(value, type) };
  const hasThousands = type !== 4 && thousands.test(text);
  return {
    ok: false,
    message: hasThousands ? t('Type the number without a thousands separator.') : (messages[type] ?? ''),
  };
}

/** Reads a pasted cell; undefined when the column type cannot hold it. Nothing is computed. */
export function readPasted(text: string, type: number): Cell | undefined {
  if (canHold(type, [text])) return readCellText(text, type);
  const value = type === 4 ? truthWords[text.trim().toLowerCase()] : numberOf(text, false);
  return value === undefined || (type === 2 && !Number.isInteger(value)) ? undefined : normalizeCell(value, type);
}

/** A cell as shown and edited. */
export function textOfCell(cell: Cell | undefined): string {
  return cell === undefined ? '' : writeCellText(cell);
}

const thousands = /^\s*[+-]?\d{1,3}(?:[,\s'’\u00a0\u202f]\d{3})+(?:\.\d+)?\s*$/;

function numberOf(text: string, canCompute: boolean): number | undefined {
  if (thousands.test(text)) return undefined;
  return canCompute || /^\s*[+-]?\d+,\d+\s*$/.test(text) ? arithmetic(text) : undefined;
}
