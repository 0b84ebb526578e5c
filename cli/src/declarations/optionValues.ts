import { InvalidArgumentError } from 'commander';

/** Reads an option's whole number from 0; anything else is a wrong call. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** Reads a port from 0 to 65535. */
export function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port > 65_535) throw new InvalidArgumentError('It must be at most 65535.');
  return port;
}
