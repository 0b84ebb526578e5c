import type { SavedBehaviorDocument } from '../generated/entities.ts';
import { checkBehavior } from './checkBehaviors.ts';
import type { DocumentCheck } from './documentCheck.ts';
import { openResolver } from './keypathResolver.ts';

/** Checks a behavior of the author's library, which no actor runs and whose references may be of other projects. */
export function checkSavedBehavior(check: DocumentCheck, saved: SavedBehaviorDocument): void {
  check.muted += 1;
  check.path.push('behavior');
  checkBehavior({ check, resolver: openResolver, ids: new Set() }, saved.behavior);
  check.path.pop();
  check.muted -= 1;
}
