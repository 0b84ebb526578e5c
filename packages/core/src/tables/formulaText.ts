import { numberOfText } from '../model/numberOfText.ts';

/**
 * The text as it is in a file, so that a spreadsheet does not take it for a formula: with an apostrophe before a
 * leading `=`, `+`, `-`, `@`, tab or line break. What looks like a number stays as it is. `unescapeFormula` leads back.
 */
export function escapeFormula(text: string): string {
  return dangerous.test(text) && numberOfText(text) === undefined ? `'${text}` : text;
}

/** The text that `escapeFormula` was given; texts of other origin hardly ever begin like this. */
export function unescapeFormula(text: string): string {
  return escaped.test(text) ? text.slice(1) : text;
}

/** Apostrophes in front count as well, so that a text that begins with them comes back as it was. */
const dangerous = /^'*[=+\-@\t\r\n]/;
const escaped = /^'+[=+\-@\t\r\n]/;
