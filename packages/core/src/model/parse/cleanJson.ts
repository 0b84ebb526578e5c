import { isJsonObject } from '../json.ts';
import type { PathKey } from '../path.ts';
import { hasControls } from '../text.ts';
import { isForbiddenKey, isPlain } from './inspectJson.ts';
import { locationText, type Notes } from './notes.ts';

/** The reports of `cleanJson`: `notes` on changes, `refusals` of keys that make a document unreadable. */
export interface Cleaning {
  readonly document: string;
  readonly notes: Notes;
  readonly refusals: Notes;
  /** Removes forbidden keys and notes them, instead of refusing. */
  readonly removeKeys: boolean;
}

/**
 * A copy that JSON can represent: texts and keys well-formed, numbers finite, `-0` as `0`, no forbidden keys. Control
 * characters stay and are noted. The value must not be nested deeper than the limit; valid parts are shared with it.
 */
export function cleanJson(value: unknown, cleaning: Cleaning): unknown {
  return cleanValue(value, [], cleaning);
}

function cleanValue(value: unknown, path: PathKey[], cleaning: Cleaning): unknown {
  if (typeof value === 'string') return cleanString(value, path, cleaning);
  if (typeof value === 'number') return cleanNumber(value, path, cleaning);
  if (typeof value === 'boolean' || value === null) return value;
  if (Array.isArray(value)) return cleanList(value, path, cleaning);
  if (isJsonObject(value) && isPlain(value)) return cleanObject(value, path, cleaning);
  const message = `${locationText(cleaning.document, path)} cannot be stored as JSON and was left out.`;
  cleaning.notes.add('document.shape', 'blocking', path, message);
  return undefined;
}

function cleanString(text: string, path: readonly PathKey[], { document, notes }: Cleaning): string {
  if (hasControls(text)) {
    const message = `${locationText(document, path)} contains control characters. They are kept; delete them unless they are intended.`;
    notes.add('document.text', 'nonBlocking', path, message, { kind: 'control' });
  }
  if (text.isWellFormed()) return text;
  const message = `${locationText(document, path)} contains half a character, now shown as �. Type the character again.`;
  notes.add('document.text', 'nonBlocking', path, message, { kind: 'surrogate' });
  return text.toWellFormed();
}

function cleanNumber(value: number, path: readonly PathKey[], { document, notes }: Cleaning): number {
  if (Number.isFinite(value)) return value + 0;
  const used = Number.isNaN(value) ? 0 : Math.sign(value) * Number.MAX_VALUE;
  const message = `${locationText(document, path)} is a number that is too large; ${used} is used. Enter a smaller one.`;
  notes.add('document.shape', 'blocking', path, message, { found: String(value), used });
  return used;
}

function cleanList(list: readonly unknown[], path: PathKey[], cleaning: Cleaning): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let at = 0; at < list.length; at++) {
    path.push(at);
    const cleaned = cleanValue(list[at], path, cleaning) ?? null;
    path.pop();
    if (!Object.is(cleaned, list[at])) copy ??= [...list];
    if (copy) copy[at] = cleaned;
  }
  return copy ?? list;
}

function cleanObject(object: Record<string, unknown>, path: PathKey[], cleaning: Cleaning): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  let isSame = true;
  for (const [key, value] of Object.entries(object)) {
    if (isForbiddenKey(key, path.length + 1)) {
      reportKey(key, path, cleaning);
      isSame = false;
      continue;
    }
    const name = key.isWellFormed() ? key : renameKey(key, [...Object.keys(object), ...entries.map(([used]) => used)]);
    path.push(name);
    if (name !== key) reportRenamed(name, path, cleaning);
    const cleaned = value === undefined ? undefined : cleanValue(value, path, cleaning);
    path.pop();
    if (cleaned !== undefined) entries.push([name, cleaned]);
    if (!Object.is(cleaned, value) || name !== key) isSame = false;
  }
  return isSame ? object : Object.fromEntries(entries);
}

function renameKey(key: string, taken: readonly string[]): string {
  let name = key.toWellFormed();
  while (taken.includes(name)) name += '�';
  return name;
}

function reportRenamed(name: string, path: readonly PathKey[], { document, notes }: Cleaning): void {
  const message = `${locationText(document, path)}: the key held half a character and is called "${name}" now.`;
  notes.add('document.text', 'nonBlocking', path, message, { kind: 'key', name });
}

function reportKey(key: string, path: PathKey[], cleaning: Cleaning): void {
  const where = locationText(cleaning.document, path);
  const params = { key: key.slice(0, 60).toWellFormed() };
  if (cleaning.removeKeys) {
    const message = `${where} held the key "${params.key}", which is not allowed; it is removed.`;
    cleaning.notes.add('document.key', 'nonBlocking', path, message, params);
  } else {
    const message = `${where} holds the key "${params.key}", which is not allowed. Remove it, or run "playhouse repair --write".`;
    cleaning.refusals.add('document.key', 'blocking', path, message, params);
  }
}
