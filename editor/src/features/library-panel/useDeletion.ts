import { useState } from 'react';

/** Rows about to be deleted, and the question whether they really should be. */
export interface Deletion {
  /** Empty while nothing is asked. */
  readonly ids: readonly string[];
  /** Asks for confirmation; true once the rows are deleted, false when the user decided against it. */
  ask(ids: readonly string[]): Promise<boolean>;
  /** The user's answer; after true, the rows have been deleted. */
  answer(isDeleted: boolean): void;
}

const none: readonly string[] = [];

/** The question of one library. A second question replaces the first, which counts as not confirmed. */
export function useDeletion(): Deletion {
  const [asked, setAsked] = useState<{ ids: readonly string[]; resolve: (isDeleted: boolean) => void }>();
  const answer = (isDeleted: boolean) => {
    asked?.resolve(isDeleted);
    setAsked(undefined);
  };
  return {
    ids: asked?.ids ?? none,
    answer,
    ask(ids) {
      answer(false);
      if (ids.length === 0) return Promise.resolve(false);
      return new Promise((resolve) => setAsked({ ids, resolve }));
    },
  };
}
