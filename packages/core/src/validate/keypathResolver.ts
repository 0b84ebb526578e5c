import { type CheckContext, valueTypeOf } from '../expression/checkProgram.ts';
import type { KeypathScope } from '../references/keypathOwner.ts';
import { isIssue, type ResolvedKeypath, resolveBuiltIn, resolveInScope } from '../references/resolveKeypath.ts';
import type { Issue } from './issue.ts';
import { noteUse, type Uses } from './uses.ts';

/** Resolves the keypaths of one owner. */
export interface KeypathResolver extends CheckContext {
  /** Undefined where nothing can be known of the keypath, so that nothing is wrong with it. */
  resolve(keypath: string): ResolvedKeypath | Issue | undefined;
  /** True where nothing outside is known, so that no reference can be found missing. */
  readonly isOpen: boolean;
}

const gamePrefix = 'game.attributes.';
const tablesPrefix = 'tables.';

/** A resolver for one owner, which notes on which facts of the game the answers depend. */
export function createResolver(scope: KeypathScope, uses: Uses): KeypathResolver {
  const known = new Map<string, ResolvedKeypath | Issue>();
  return resolverOf((keypath) => {
    let resolved = known.get(keypath);
    if (resolved === undefined) {
      resolved = resolveInScope(scope, keypath);
      known.set(keypath, resolved);
      if (keypath.startsWith(gamePrefix)) noteUse(uses, 'game', keypath.slice(gamePrefix.length));
      else if (keypath.startsWith(tablesPrefix)) noteUse(uses, 'game', keypath.slice(tablesPrefix.length));
    }
    return resolved;
  }, false);
}

/** A resolver for behaviors of the author's library: built-in attributes are known, and all others may exist. */
export const openResolver: KeypathResolver = resolverOf(resolveBuiltIn, true);

function resolverOf(resolve: KeypathResolver['resolve'], isOpen: boolean): KeypathResolver {
  return {
    isOpen,
    resolve,
    typeOf: (keypath) => {
      const resolved = resolve(keypath);
      if (resolved === undefined) return 'any';
      return isIssue(resolved) ? { ...resolved, code: 'expression.reference' } : valueTypeOf(resolved.type);
    },
  };
}
