import { type Behavior, behaviorTitle, type Id } from '@playhouse/core';

/**
 * A name for each behavior of an owner that no other one has: its title, with a number from the second of the same title
 * on, in the order in which they stand.
 */
export function uniqueTitles(behaviors: readonly Behavior[]): ReadonlyMap<Id, string> {
  const names = new Map<Id, string>();
  const counts = new Map<string, number>();
  const pending = behaviors.toReversed();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const title = behaviorTitle(next);
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    names.set(next.id, count === 1 ? title : `${title} ${count}`);
    pending.push(...(next.elseBehaviors ?? []).toReversed(), ...(next.behaviors ?? []).toReversed());
  }
  return names;
}
