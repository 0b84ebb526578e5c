import type { AnyBehaviorDescriptor, SavedBehaviorDocument } from '@playhouse/core';

/** A behavior that can be inserted by its name. */
export interface FoundBehavior {
  readonly kind: 'class' | 'saved';
  /** The class, or the id of the saved behavior. */
  readonly id: string;
  readonly className: string;
  readonly title: string;
  readonly hint: string;
}

/** The maximum number of results shown. */
const most = 8;

/**
 * Behaviors whose titles match the query: first those that start with it, then those with a word that does, then those
 * that contain it, each group in alphabetical order.
 */
export function searchBehaviors(
  query: string,
  descriptors: readonly AnyBehaviorDescriptor[],
  saved: readonly SavedBehaviorDocument[],
): readonly FoundBehavior[] {
  const words = query.trim().toLowerCase();
  const all: FoundBehavior[] = [
    ...saved.map(
      ({ id, name, behavior }): FoundBehavior => ({
        kind: 'saved',
        id,
        className: behavior.class,
        title: name,
        hint: 'Own behavior',
      }),
    ),
    ...descriptors.map(
      ({ class: className, title, usage }): FoundBehavior => ({
        kind: 'class',
        id: className,
        className,
        title,
        hint: usage,
      }),
    ),
  ];
  return all
    .map((behavior) => ({ behavior, rank: rankOf(behavior.title.toLowerCase(), words) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || a.behavior.title.localeCompare(b.behavior.title))
    .slice(0, most)
    .map(({ behavior }) => behavior);
}

function rankOf(title: string, words: string): number {
  if (title.startsWith(words)) return 0;
  if (title.split(' ').some((word) => word.startsWith(words))) return 1;
  return title.includes(words) ? 2 : 3;
}
