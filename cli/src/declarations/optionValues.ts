import { InvalidArgumentError } from 'commander';

/** Parses an option's integer from 0; anything else is a usage error. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** Parses an option's integer from 1. */
export function positiveNumber(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new InvalidArgumentError('It must be at least 1.');
  return number;
}

const separators: Readonly<Record<string, string>> = { comma: ',', semicolon: ';', tab: '\t', bar: '|' };

/** Parses the cell separator of a file, given by name or literally. */
export function separator(text: string): string {
  const found = separators[text] ?? text;
  if (!Object.values(separators).includes(found)) {
    throw new InvalidArgumentError(`It must be one of ${Object.keys(separators).join(', ')}.`);
  }
  return found;
}
