import type { BehaviorOwner, Issue } from '@playhouse/core';
import type { Problem } from '../../workers/checkService.ts';

/** The findings of one owner by the behavior or condition that they stand in. */
export function issuesByBehavior(
  problems: readonly Problem[],
  owner: BehaviorOwner,
): ReadonlyMap<string, readonly Issue[]> {
  const found = new Map<string, Issue[]>();
  for (const { issue, behavior, instance, owner: place } of problems) {
    if (!behavior) continue;
    const isHere =
      'prototype' in owner
        ? place.kind === 'prototype' && place.id === owner.prototype
        : place.kind === 'scene' && place.id === owner.scene && instance?.id === owner.instance;
    if (isHere) found.set(behavior.id, [...(found.get(behavior.id) ?? []), issue]);
  }
  return found;
}
