import { currentLanguage, t } from './t.ts';

const messages = {
  actor: (count: number) => t('{count, plural, one {# actor} other {# actors}}', { count }),
  behavior: (count: number) => t('{count, plural, one {# behavior} other {# behaviors}}', { count }),
  blankCell: (count: number) => t('{count, plural, one {# blank cell} other {# blank cells}}', { count }),
  cell: (count: number) => t('{count, plural, one {# cell} other {# cells}}', { count }),
  character: (count: number) => t('{count, plural, one {# character} other {# characters}}', { count }),
  column: (count: number) => t('{count, plural, one {# column} other {# columns}}', { count }),
  error: (count: number) => t('{count, plural, one {# error} other {# errors}}', { count }),
  image: (count: number) => t('{count, plural, one {# image} other {# images}}', { count }),
  row: (count: number) => t('{count, plural, one {# row} other {# rows}}', { count }),
  scene: (count: number) => t('{count, plural, one {# scene} other {# scenes}}', { count }),
  warning: (count: number) => t('{count, plural, one {# warning} other {# warnings}}', { count }),
};

/** "1 row", "3 rows". */
export function counted(count: number, thing: keyof typeof messages): string {
  return messages[thing](count);
}

/** The texts as a list in the language of the editor: "a, b and c". */
export function listed(texts: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage().code, { type: 'conjunction' }).format(texts);
}

const separator = t('{first}, {next}', { first: '', next: '' });

/** The texts one after the other, separated as in the language of the editor: "a, b, c". */
export function commaSeparated(texts: readonly string[]): string {
  return texts.join(separator);
}

/** The first `most` texts, and … where there are more. */
export function firstOf(texts: readonly string[], most: number): string {
  const first = commaSeparated(texts.slice(0, most));
  return texts.length > most ? `${first} …` : first;
}
