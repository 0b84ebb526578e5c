import { type KeypathOwner, scopeOf } from '../attributes/keypathOwner.ts';
import type { Behavior } from '../generated/entities.ts';
import type { Issue } from '../model/issue.ts';
import type { Project } from '../model/project.ts';
import { checkBehavior } from './checkBehaviors.ts';
import { createDocumentCheck } from './documentCheck.ts';
import { createResolver } from './keypathResolver.ts';
import { createLookup, type Lookup } from './lookup.ts';

const lookups = new WeakMap<Project, Lookup>();

/**
 * The findings of one behavior and its conditions, without those of the behaviors inside it; paths begin at the
 * behavior. It can be a draft that the project does not contain yet. Fast enough for each key that is pressed.
 */
export function validateBehavior(project: Project, owner: KeypathOwner, behavior: Behavior): readonly Issue[] {
  let lookup = lookups.get(project);
  if (lookup === undefined) {
    lookup = createLookup(project);
    lookups.set(project, lookup);
  }
  const check = createDocumentCheck(lookup);
  const resolver = createResolver(scopeOf(project, owner), check);
  const { behaviors: _, elseBehaviors: __, ...alone } = behavior;
  checkBehavior({ check, resolver, ids: new Set() }, alone);
  return check.issues;
}
