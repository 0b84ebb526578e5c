import type { Behavior, Id } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { uniqueTitles } from './uniqueTitles.ts';

/** A unique description of each behavior of an actor: "Change Velocity in Jump, Pip". */
export function behaviorPlaces(behaviors: readonly Behavior[], actor: string): ReadonlyMap<Id, string> {
  const titles = uniqueTitles(behaviors);
  const places = new Map<Id, string>();
  const pending = [...behaviors].map((behavior) => ({ behavior, within: '' }));
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { behavior, within } = next;
    const title = titles.get(behavior.id) ?? '';
    places.set(
      behavior.id,
      within === ''
        ? t('{title}, {actor}', { title, actor })
        : t('{title} in {within}, {actor}', { title, within, actor }),
    );
    const inner = [...(behavior.behaviors ?? []), ...(behavior.elseBehaviors ?? [])];
    pending.push(...inner.map((each) => ({ behavior: each, within: title })));
  }
  return places;
}
