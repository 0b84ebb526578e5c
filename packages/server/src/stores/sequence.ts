/**
 * Sequences of the embedded stores are `{number}-{incarnation}`. A database that was removed and made again under its
 * name is another incarnation, so clients that know a sequence of the earlier one start over instead of waiting for it.
 */
export function writeSequence(number: number, incarnation: string): string {
  return `${number}-${incarnation}`;
}

/** The number to count from; undefined when the text is no sequence at all. */
export function readSequence(text: string, incarnation: string): number | undefined {
  const match = /^(\d{1,15})(?:-([0-9a-z]{1,64}))?$/.exec(text);
  if (!match) return undefined;
  return match[2] === incarnation ? Number(match[1]) : 0;
}
