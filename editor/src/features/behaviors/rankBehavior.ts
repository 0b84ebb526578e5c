import type { AnyBehaviorDescriptor } from '@playhouse/core';

/** The texts by which a behavior can be found. */
type Findable = Pick<AnyBehaviorDescriptor, 'title'> & Partial<Pick<AnyBehaviorDescriptor, 'help' | 'searchWords'>>;

/**
 * How well a behavior matches the typed text, 0 for best, or undefined when it does not: by the start of its title, the
 * start of a word in it, anywhere in it, then by its search words, then by its help.
 */
function rankBehavior({ title, help = '', searchWords = [] }: Findable, query: string): number | undefined {
  const words = query.trim().toLowerCase();
  const name = title.toLowerCase();
  if (name.startsWith(words)) return 0;
  if (beginsWord(name, words)) return 1;
  if (name.includes(words)) return 2;
  if (searchWords.some((word) => beginsWord(word.toLowerCase(), words))) return 3;
  return words.length > 2 && beginsWord(help.toLowerCase(), words) ? 4 : undefined;
}

function beginsWord(text: string, words: string): boolean {
  return text.startsWith(words) || text.includes(` ${words}`);
}

/** Those that match, best first; equal ones in alphabetical order. */
export function rankedBehaviors<Found extends Findable>(all: readonly Found[], query: string): readonly Found[] {
  return all
    .flatMap((behavior) => {
      const rank = rankBehavior(behavior, query);
      return rank === undefined ? [] : [{ behavior, rank }];
    })
    .sort((one, other) => one.rank - other.rank || one.behavior.title.localeCompare(other.behavior.title))
    .map(({ behavior }) => behavior);
}
