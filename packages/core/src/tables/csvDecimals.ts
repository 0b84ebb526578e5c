import { isPlainNumber } from './csvCells.ts';
import type { CsvSeparator } from './csvSeparator.ts';

/** What the decimals of numbers begin with. */
export const csvDecimals = ['.', ','] as const;

export type CsvDecimal = (typeof csvDecimals)[number];

/**
 * The decimal mark of columns: the comma if, in one of them, all cells that are not blank are numbers with a comma or whole
 * numbers. Only files with semicolons or tabs have decimal commas, and 1,250 between tabs may be a thousand.
 */
export function guessDecimal(columns: readonly (readonly string[])[], separator: CsvSeparator): CsvDecimal {
  if (separator !== ';' && separator !== '\t') return '.';
  const isSure = separator === ';' ? hasComma : isNoThousand;
  return columns.some((texts) => texts.some(isSure) && readCommas(texts)) ? ',' : '.';
}

/** The texts of a column as they would be with points. */
export interface PointedTexts {
  readonly texts: readonly string[];
  /** Whether one of them has a comma. */
  readonly hasCommas: boolean;
}

/** Undefined if a cell that is not blank is no number, with or without a comma. Points between thousands are left out. */
export function readCommas(texts: readonly string[]): PointedTexts | undefined {
  const pointed: string[] = [];
  for (const text of texts) {
    const read = text.trim() === '' ? text : pointText(text);
    if (read === undefined) return undefined;
    pointed.push(read);
  }
  return { texts: pointed, hasCommas: texts.some(hasComma) };
}

function hasComma(text: string): boolean {
  return text.includes(',');
}

function isNoThousand(text: string): boolean {
  return hasComma(text) && !/^ *-?[1-9]\d{0,2},\d{3} *$/.test(text);
}

const commaNumber = /^( *-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?((?:[eE][+-]?\d{1,3})?) *$/;

function pointText(text: string): string | undefined {
  const [, sign = '', grouped = '', decimals, exponent = ''] = commaNumber.exec(text) ?? [];
  const whole = grouped.replaceAll('.', '');
  const pointed = `${sign}${whole}${decimals === undefined ? '' : `.${decimals}`}${exponent}`;
  return isPlainNumber(pointed) ? pointed : undefined;
}
