import { numberOfText } from '../model/numberOfText.ts';

/**
 * The text as written to a file, so that a spreadsheet does not take it for a formula: with an apostrophe before a
 * leading `=`, `+`, `-`, `@`, tab or line break. A text that looks like a number is unchanged. `unescapeFormula` is the
 * inverse.
 */
export function escapeFormula(text: string): string {
  return dangerous.test(text) && numberOfText(text) === undefined ? `'${text}` : text;
}

/** The original text before `escapeFormula`; other texts hardly ever begin like this. */
export function unescapeFormula(text: string): string {
  return escaped.test(text) ? text.slice(1) : text;
}

/** Leading apostrophes count as well, so that a text that begins with them survives the round trip. */
const dangerous = /^'*[=+\-@\t\r\n]/;
const escaped = /^'+[=+\-@\t\r\n]/;
