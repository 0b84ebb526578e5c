import { isJsonObject } from '../../model/json.ts';
import type { EditPath, Op } from '../op.ts';

/** Sets the value at `keys` in an instance, creating missing containers on the way. */
export function setOverride(instance: unknown, base: EditPath, keys: readonly string[], value: unknown): Op {
  let known: unknown = instance;
  let depth = 0;
  while (depth < keys.length - 1) {
    const key = keys[depth] ?? '';
    const next: unknown = isJsonObject(known) && Object.hasOwn(known, key) ? known[key] : undefined;
    if (!isJsonObject(next)) break;
    known = next;
    depth += 1;
  }
  const wrapped = keys.slice(depth + 1).reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  return { op: 'set', path: [...base, ...keys.slice(0, depth + 1)], value: wrapped };
}
