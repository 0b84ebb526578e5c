import type { KeypathScope } from '../attributes/keypathOwner.ts';
import { fillMessage } from '../catalogue/messageOf.ts';
import { ours } from '../catalogue/messages.ts';
import { type CheckContext, valueTypeOf } from '../expression/checkProgram.ts';
import type { ValueType } from '../expression/value.ts';
import type { Issue } from '../model/issue.ts';
import { isIssue, type ResolvedKeypath, resolveBuiltIn, resolveInScope } from '../references/resolveKeypath.ts';
import { type DocumentCheck, report } from './documentCheck.ts';
import { noteUse } from './uses.ts';

/** Resolves the keypaths of one owner. */
export interface KeypathResolver extends CheckContext {
  /** Undefined if nothing can be known about the keypath, so that nothing is reported. */
  resolve(keypath: string): ResolvedKeypath | Issue | undefined;
  /** True if nothing outside is known, so that no reference can be reported as missing. */
  readonly isOpen: boolean;
}

/** A resolver for one owner, which records the facts of the game that the answers depend on. */
export function createResolver(scope: KeypathScope, check: DocumentCheck): KeypathResolver {
  return new OwnerResolver(scope, check);
}

/** A resolver for behaviors in the author's library: built-in attributes are known, and all others may exist. */
export const openResolver: KeypathResolver = {
  isOpen: true,
  resolve: resolveBuiltIn,
  typeOf: (keypath) => typeOf(resolveBuiltIn(keypath)),
};

class OwnerResolver implements KeypathResolver {
  readonly isOpen = false;
  private readonly scope: KeypathScope;
  private readonly check: DocumentCheck;
  /** Attributes already reported as missing in some instances. */
  private readonly lacking = new Set<string>();
  /** The last answer, because conditions and behaviors ask for the same attribute several times in a row. */
  private last: ResolvedKeypath | Issue | undefined;
  private lastKeypath = '';

  constructor(scope: KeypathScope, check: DocumentCheck) {
    this.scope = scope;
    this.check = check;
  }

  resolve(keypath: string): ResolvedKeypath | Issue {
    if (this.last !== undefined && keypath === this.lastKeypath) return this.last;
    this.last = keypath.startsWith('s') ? this.resolveOwn(keypath) : this.resolveShared(keypath);
    this.lastKeypath = keypath;
    return this.last;
  }

  /** Keypaths that begin with `self.` or `scene.`. */
  private resolveOwn(keypath: string): ResolvedKeypath | Issue {
    const resolved = resolveInScope(this.scope, keypath);
    const { kind, prototype } = this.scope;
    const isOfInstances = isIssue(resolved) || resolved.lacking !== undefined;
    if (kind !== 'prototype' || !prototype || !isOfInstances) return resolved;
    noteUse(this.check.uses, 'instance', prototype.id);
    if (!isIssue(resolved)) this.noteLacking(keypath, resolved);
    return resolved;
  }

  /** Reported once per attribute, at its first use. */
  private noteLacking(keypath: string, { name, lacking = 0 }: ResolvedKeypath): void {
    if (lacking === 0 || this.lacking.has(keypath)) return;
    this.lacking.add(keypath);
    const params = { keypath, name, count: lacking };
    const message = fillMessage(lacking === 1 ? ours.oneInstanceLacks : ours.instancesLack, params);
    report(this.check, 'reference.missing', message, { params, severity: 'nonBlocking' });
  }

  /** Keypaths that begin neither with `self.` nor with `scene.`. */
  private resolveShared(keypath: string): ResolvedKeypath | Issue {
    if (keypath.startsWith('game.attributes.id') || keypath.startsWith('tables.'))
      noteUse(this.check.uses, 'game', keypath);
    const { shared } = this.check.lookup;
    let resolved = shared.get(keypath);
    if (resolved === undefined) {
      resolved = resolveInScope(this.scope, keypath);
      shared.set(keypath, resolved);
    }
    return resolved;
  }

  typeOf(keypath: string): ValueType | Issue {
    return typeOf(this.resolve(keypath));
  }
}

/** The type of an attribute in a program; findings belong to the program. */
function typeOf(resolved: ResolvedKeypath | Issue | undefined): ValueType | Issue {
  if (resolved === undefined) return 'any';
  return isIssue(resolved) ? { ...resolved, code: 'expression.reference' } : valueTypeOf(resolved.type);
}
