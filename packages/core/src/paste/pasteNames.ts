import { isName } from '../edit/naming.ts';
import { limits } from '../model/limits.ts';
import { cleanText, cutText } from '../model/text.ts';

/** A name of unknown origin in storable form: without control characters and not too long. */
export function fittingName(name: string, fallback: string): string {
  const clean = cutText(cleanText(name).replace(/[\t\r\n]+/g, ' '), limits.nameLength / 2);
  return isName(clean) ? clean : fallback;
}
