import { numberOfText } from '../model/numberOfText.ts';

/** A number as written in a legacy file. `doubt` says what was guessed, and is reported. */
export interface NumberText {
  readonly value: number;
  readonly doubt?: string;
}

/**
 * The number for a text of a legacy file, or undefined when it is not a number. docs/runtime-rules.md#legacy-values and
 * docs/runtime-rules.md#damaged-projects.
 */
export function readNumberText(text: string): NumberText | undefined {
  const trimmed = text.trim();
  const number = numberOfText(trimmed);
  if (number === undefined) return readDecimalComma(trimmed);
  if (!Number.isFinite(number)) return { value: 0, doubt: 'The number is too large; it was read as 0.' };
  return { value: number + 0 };
}

/**
 * A component of a color: above 1, the decimal comma was lost, and the digits belong after it.
 * docs/runtime-rules.md#damaged-projects.
 */
export function readComponentText(text: string): NumberText | undefined {
  const number = readNumberText(text);
  if (!number || (number.value >= 0 && number.value <= 1)) return number;
  const digits = /^\+?0*(\d+)$/.exec(text.trim())?.[1];
  if (digits === undefined) {
    const value = number.value < 0 ? 0 : 1;
    return { value, doubt: `Color components are between 0 and 1; it was read as ${value}.` };
  }
  const value = Number(`0.${digits}`);
  return { value, doubt: `It lost its decimal comma and was read as ${value}.` };
}

/**
 * The loss for a number that was kept although it looks damaged: many digits without a point in an element that may
 * have a fraction. docs/runtime-rules.md#damaged-projects.
 */
export function suspicionOf(tag: string, text: string): string | undefined {
  const isWhole = tag === 'integer' || tag === 'index' || tag === 'enumeration';
  if (isWhole || !/^[+-]?\d{13,}$/.test(text.trim())) return undefined;
  return 'It was kept, but it looks like a number that lost its decimal comma.';
}

function readDecimalComma(text: string): NumberText | undefined {
  if (!/^[+-]?\d*,\d+$/.test(text)) return undefined;
  const value = Number(text.replace(',', '.'));
  return { value, doubt: `Its comma was read as a decimal point: ${value}.` };
}
