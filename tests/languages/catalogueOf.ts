import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** The texts of a language, by the English ones. */
export function catalogueOf(code: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(path.join(root, `editor/src/i18n/messages/${code}.json`), 'utf8'));
}
