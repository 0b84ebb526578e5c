import { type AnyBehaviorDescriptor, type Usage, usages } from '@playhouse/core';
import type { BehaviorOrganization, Preferences } from '../../ui-state/preferences.ts';

/** A group of the behavior library. */
export interface BehaviorBucket {
  /** By which it is remembered whether the group is open. */
  readonly id: string;
  /** Blank for a list without groups. */
  readonly title: string;
  readonly members: readonly AnyBehaviorDescriptor[];
}

const kinds = ['Action', 'Persistent', 'Block', 'Note'] as const;

/** Usages that the preferences hide. docs/product-rules.md#preferences. */
export function hiddenUsages(
  preferences: Pick<Preferences, 'hideMonetization' | 'hideGameServices'>,
): ReadonlySet<Usage> {
  const hidden = new Set<Usage>();
  if (preferences.hideMonetization) hidden.add('Monetization');
  if (preferences.hideGameServices) hidden.add('Game Services');
  return hidden;
}

/**
 * The groups of the library in their order, without empty ones: favorites first, then kinds or usages, each in the order
 * of the alphabet. A favorite is also in its own group.
 */
export function behaviorBuckets(
  descriptors: readonly AnyBehaviorDescriptor[],
  organization: BehaviorOrganization,
  favorites: readonly string[],
): readonly BehaviorBucket[] {
  const sorted = descriptors.toSorted((one, other) => one.title.localeCompare(other.title));
  const favorite = new Set(favorites);
  const first: BehaviorBucket = {
    id: 'favorites',
    title: 'Favorites',
    members: sorted.filter((descriptor) => favorite.has(descriptor.class)),
  };
  return [first, ...groups(sorted, organization)].filter(({ members }) => members.length > 0);
}

function groups(sorted: readonly AnyBehaviorDescriptor[], organization: BehaviorOrganization): BehaviorBucket[] {
  if (organization === 'name') return [{ id: 'name', title: '', members: sorted }];
  const names = organization === 'type' ? kinds : usages;
  return names.map((name) => ({
    id: `${organization} ${name}`,
    title: name,
    members: sorted.filter((descriptor) => descriptor[organization] === name),
  }));
}

/** Groups by usage that are closed at first: all but those that most games begin with. */
const openUsages: ReadonlySet<string> = new Set(['usage Movement', 'usage Flow']);

/** Whether a group is open: as it was left, else as it is at first. */
export function isBucketOpen(id: string, remembered: Readonly<Record<string, boolean>>): boolean {
  const known = Object.hasOwn(remembered, id) ? remembered[id] : undefined;
  return known ?? (!id.startsWith('usage ') || openUsages.has(id));
}
