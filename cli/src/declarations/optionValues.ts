import { InvalidArgumentError } from 'commander';

/** Reads an option's whole number from 0; anything else is a wrong call. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** Reads an option's whole number from 1. */
export function positiveNumber(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new InvalidArgumentError('It must be at least 1.');
  return number;
}

/** Reads a port from 0 to 65535. */
export function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port > 65_535) throw new InvalidArgumentError('It must be at most 65535.');
  return port;
}

const separators: Readonly<Record<string, string>> = { comma: ',', semicolon: ';', tab: '\t', bar: '|' };

/** Reads what stands between two cells of a file, by its name or as it is. */
export function separator(text: string): string {
  const found = separators[text] ?? text;
  if (!Object.values(separators).includes(found)) {
    throw new InvalidArgumentError(`It must be one of ${Object.keys(separators).join(', ')}.`);
  }
  return found;
}
