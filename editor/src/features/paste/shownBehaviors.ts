import type { BehaviorGap } from '@playhouse/core';
import { createStore } from 'zustand';

/** What pasting needs of the behavior list on the page. */
export interface ShownBehaviors {
  /** After the selection, or at the cursor. */
  gap(): BehaviorGap;
  /** Selects behaviors of one list and focuses the first. */
  show(ids: readonly string[]): void;
}

/** The editable behavior list of the page; undefined while there is none. */
export const shownBehaviors = createStore<{ readonly list: ShownBehaviors | undefined }>(() => ({ list: undefined }));
