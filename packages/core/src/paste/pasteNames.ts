import { isName } from '../edit/naming.ts';
import { limits } from '../model/limits.ts';
import { cleanText, cutText } from '../model/text.ts';

/**
 * The name of a pasted attribute: itself, or with ' 01', ' 02' and so on when another has it. Spec 2, chapter 5 "Copy
 * and paste".
 */
export function suffixedName(name: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  if (!used.has(name)) return name;
  for (let number = 1; ; number += 1) {
    const suffix = ` ${String(number).padStart(2, '0')}`;
    const candidate = `${name.slice(0, limits.nameLength - suffix.length).toWellFormed()}${suffix}`;
    if (!used.has(candidate)) return candidate;
  }
}

/** A name of unknown origin as it can be stored: without control characters and not too long. */
export function fittingName(name: string, fallback: string): string {
  const clean = cutText(cleanText(name).replace(/[\t\r\n]+/g, ' '), limits.nameLength / 2);
  return isName(clean) ? clean : fallback;
}
