import { numberOfText } from '../attributes/convert.ts';

/** A number as a legacy file writes it. `doubt` says what was guessed about it; then it is reported. */
export interface NumberText {
  readonly value: number;
  readonly doubt?: string;
}

/**
 * The number that a text of a legacy file means, or undefined when it is none. Windows builds lost the decimal comma
 * of some numbers; what looks like one of those is kept and doubted. Reference 7.10.
 */
export function readNumberText(text: string): NumberText | undefined {
  const trimmed = text.trim();
  const number = numberOfText(trimmed);
  if (number === undefined) return readDecimalComma(trimmed);
  if (!Number.isFinite(number)) return { value: 0, doubt: 'The number is too large; it was read as 0.' };
  if (withoutPoint.test(trimmed)) {
    return { value: number, doubt: 'It was kept, but it looks like a number that lost its decimal comma.' };
  }
  return { value: number + 0 };
}

/**
 * The component of a color: above 1 the decimal comma was lost, and the digits belong behind it. Reference 7.10.
 */
export function readComponentText(text: string): NumberText | undefined {
  const number = readNumberText(text);
  if (!number || (number.value >= 0 && number.value <= 1)) return number;
  const digits = /^\+?0*(\d+)$/.exec(text.trim())?.[1];
  if (digits === undefined) {
    const value = number.value < 0 ? 0 : 1;
    return { value, doubt: `A component of a color lies between 0 and 1; it was read as ${value}.` };
  }
  const value = Number(`0.${digits}`);
  return { value, doubt: `It lost its decimal comma and was read as ${value}.` };
}

const withoutPoint = /^[+-]?\d{13,}$/;

function readDecimalComma(text: string): NumberText | undefined {
  if (!/^[+-]?\d*,\d+$/.test(text)) return undefined;
  const value = Number(text.replace(',', '.'));
  return { value, doubt: `Its comma was read as a decimal point: ${value}.` };
}
