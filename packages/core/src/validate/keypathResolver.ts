import { type CheckContext, valueTypeOf } from '../expression/checkProgram.ts';
import type { ValueType } from '../expression/value.ts';
import type { KeypathScope } from '../references/keypathOwner.ts';
import { isIssue, type ResolvedKeypath, resolveBuiltIn, resolveInScope } from '../references/resolveKeypath.ts';
import type { DocumentCheck } from './documentCheck.ts';
import type { Issue } from './issue.ts';
import type { Lookup } from './lookup.ts';
import { noteUse, type Uses } from './uses.ts';

/** Resolves the keypaths of one owner. */
export interface KeypathResolver extends CheckContext {
  /** Undefined where nothing can be known of the keypath, so that nothing is wrong with it. */
  resolve(keypath: string): ResolvedKeypath | Issue | undefined;
  /** True where nothing outside is known, so that no reference can be found missing. */
  readonly isOpen: boolean;
}

/** A resolver for one owner, which notes on which facts of the game the answers depend. */
export function createResolver(scope: KeypathScope, { lookup, uses }: DocumentCheck): KeypathResolver {
  return new OwnerResolver(scope, uses, lookup.shared);
}

/** A resolver for behaviors of the author's library: built-in attributes are known, and all others may exist. */
export const openResolver: KeypathResolver = {
  isOpen: true,
  resolve: resolveBuiltIn,
  typeOf: (keypath) => typeOf(resolveBuiltIn(keypath)),
};

class OwnerResolver implements KeypathResolver {
  readonly isOpen = false;
  private readonly scope: KeypathScope;
  private readonly uses: Uses;
  /** Answers that are the same for all owners. */
  private readonly shared: Lookup['shared'];
  /** The last answer, because a condition and a behavior ask for the same attribute more than once in a row. */
  private last: ResolvedKeypath | Issue | undefined;
  private lastKeypath = '';

  constructor(scope: KeypathScope, uses: Uses, shared: Lookup['shared']) {
    this.scope = scope;
    this.uses = uses;
    this.shared = shared;
  }

  resolve(keypath: string): ResolvedKeypath | Issue {
    if (this.last !== undefined && keypath === this.lastKeypath) return this.last;
    this.last = keypath.startsWith('s') ? resolveInScope(this.scope, keypath) : this.resolveShared(keypath);
    this.lastKeypath = keypath;
    return this.last;
  }

  /** Keypaths that begin neither with `self.` nor with `scene.`. */
  private resolveShared(keypath: string): ResolvedKeypath | Issue {
    if (keypath.startsWith('game.attributes.id') || keypath.startsWith('tables.')) noteUse(this.uses, 'game', keypath);
    let resolved = this.shared.get(keypath);
    if (resolved === undefined) {
      resolved = resolveInScope(this.scope, keypath);
      this.shared.set(keypath, resolved);
    }
    return resolved;
  }

  typeOf(keypath: string): ValueType | Issue {
    return typeOf(this.resolve(keypath));
  }
}

/** What a program sees of an attribute; a finding is one of the program. */
function typeOf(resolved: ResolvedKeypath | Issue | undefined): ValueType | Issue {
  if (resolved === undefined) return 'any';
  return isIssue(resolved) ? { ...resolved, code: 'expression.reference' } : valueTypeOf(resolved.type);
}
