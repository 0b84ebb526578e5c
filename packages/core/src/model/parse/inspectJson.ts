import { isJsonObject } from '../json.ts';
import { limits } from '../limits.ts';
import { hasControls } from '../text.ts';

/** The result of inspecting a value: `unclean` requires `cleanJson`, the next two a refusal. */
export type Inspection = 'clean' | 'unclean' | 'deep' | 'large';

/**
 * Inspects a value of unknown origin without recursion: nesting, finite numbers and, unless the caller knows that its
 * source contains nothing unusual, keys and texts. docs/reliability.md#t6 and docs/reliability.md#t7 and
 * docs/reliability.md#t12.
 */
export function inspectJson(root: unknown, areTextsClean: boolean): Inspection {
  let isClean = isCleanScalar(root, areTextsClean);
  let level: object[] = typeof root === 'object' && root !== null ? [root] : [];
  let count = 0;
  for (let depth = 1; level.length > 0; depth++) {
    count += level.length;
    if (depth > limits.depth) return 'deep';
    if (count > limits.documentContainers) return 'large';
    const next: object[] = [];
    for (const container of level) {
      if (Array.isArray(container)) {
        for (const value of container) {
          if (typeof value === 'object' && value !== null) next.push(value);
          else if (!isCleanScalar(value, areTextsClean)) isClean = false;
        }
      } else if (isJsonObject(container)) {
        if (!areTextsClean && !isPlain(container)) isClean = false;
        for (const key in container) {
          const value = container[key];
          if (typeof value === 'object' && value !== null) next.push(value);
          else if (!isCleanScalar(value, areTextsClean)) isClean = false;
          if (!areTextsClean && !isCleanKey(key, depth)) isClean = false;
        }
      }
    }
    level = next;
  }
  return isClean ? 'clean' : 'unclean';
}

/** True for a key that makes a document unreadable. docs/format.md#keys. */
export function isForbiddenKey(key: string, depth: number): boolean {
  return key === '__proto__' || (depth === 1 && key.startsWith('_'));
}

/** True for an object that JSON text could produce. */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function isCleanKey(key: string, depth: number): boolean {
  return !isForbiddenKey(key, depth) && key.isWellFormed() && !hasControls(key);
}

function isCleanScalar(value: unknown, areTextsClean: boolean): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value === 'string') return areTextsClean || (value.isWellFormed() && !hasControls(value));
  return typeof value === 'boolean' || typeof value === 'object';
}
