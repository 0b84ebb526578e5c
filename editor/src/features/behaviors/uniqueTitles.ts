import { type Behavior, behaviorTitle, type Id } from '@playhouse/core';

/**
 * A unique name for each behavior of an owner: its title, with a number for the second and later ones of the same
 * title, in document order.
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
