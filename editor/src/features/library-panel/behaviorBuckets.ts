import { type AnyBehaviorDescriptor, type BehaviorType, type Usage, usages } from '@playhouse/core';
import { typeNames, usageNames } from '../../i18n/catalogueNames.ts';
import { t } from '../../i18n/t.ts';
import type { BehaviorOrganization, Preferences } from '../../ui-state/preferenceValues.ts';

/** A group of the behavior library. */
export interface BehaviorBucket {
  /** Key under which the open state is stored. */
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
 * The groups of the library in order, without empty ones: favorites first, then kinds or usages, each sorted
 * alphabetically. A favorite is also in its own group.
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
    title: t('Favorites'),
    members: sorted.filter((descriptor) => favorite.has(descriptor.class)),
  };
  return [first, ...groups(sorted, organization)].filter(({ members }) => members.length > 0);
}

function groups(sorted: readonly AnyBehaviorDescriptor[], organization: BehaviorOrganization): BehaviorBucket[] {
  if (organization === 'name') return [{ id: 'name', title: '', members: sorted }];
  const names = organization === 'type' ? kinds : usages;
  return names.map((name) => ({
    id: `${organization} ${name}`,
    title: usageNames[name as Usage] ?? typeNames[name as BehaviorType],
    members: sorted.filter((descriptor) => descriptor[organization] === name),
  }));
}

/** Usage groups that are closed at first: all except those that most games need first. */
const openUsages: ReadonlySet<string> = new Set(['usage Movement', 'usage Flow']);

/** Whether a group is open: as the user left it, else by default. */
export function isBucketOpen(id: string, remembered: Readonly<Record<string, boolean>>): boolean {
  const known = Object.hasOwn(remembered, id) ? remembered[id] : undefined;
  return known ?? (!id.startsWith('usage ') || openUsages.has(id));
}
