import { isJsonObject } from '../model/json.ts';
import { limits } from '../model/limits.ts';
import { cleanText } from '../model/text.ts';

/** True when a text may be the name of a scene, layer, actor or attribute. docs/format.md#limits. */
export function isName(text: unknown): text is string {
  if (typeof text !== 'string' || text.trim() === '' || text.length > limits.nameLength) return false;
  return text === cleanText(text);
}

/** True for the letters `id` and up to 19 digits: the form of a stored document's id. docs/format.md#ids. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && /^id[0-9]{1,19}$/.test(text);
}

/**
 * The name itself, or with ' 1', ' 2' and so on when it is taken; a name that would become too long is truncated.
 * docs/product-rules.md#names-of-copies.
 */
export function numberedName(name: string, taken: Iterable<string>): string {
  return freeName(name, taken, 1);
}

/**
 * Like `numberedName`, with ' 01', ' 02' and so on, for tables and attributes. docs/product-rules.md#copy-and-paste.
 */
export function suffixedName(name: string, taken: Iterable<string>): string {
  return freeName(name, taken, 2);
}

function freeName(name: string, taken: Iterable<string>, digits: number): string {
  const used = new Set(taken);
  if (!used.has(name)) return name;
  for (let number = 1; ; number += 1) {
    const suffix = ` ${String(number).padStart(digits, '0')}`;
    const candidate = `${fitting(name, limits.nameLength - suffix.length)}${suffix}`;
    if (!used.has(candidate)) return candidate;
  }
}

/** The name in the attributes of a scene, layer, prototype or instance. */
export function nameIn(entity: { readonly attributes: unknown } | undefined, fallback: string): string {
  const name = isJsonObject(entity?.attributes) ? entity.attributes.name : undefined;
  return typeof name === 'string' && name !== '' ? name : fallback;
}

/** "1 actor", "12 actors". */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

/** As much of a text as fits in a number of UTF-16 units, without half a character at the end. */
function fitting(text: string, units: number): string {
  if (text.length <= units) return text;
  const cut = text.slice(0, units);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
