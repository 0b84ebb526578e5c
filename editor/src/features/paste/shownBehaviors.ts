import type { BehaviorGap } from '@playhouse/core';
import { createStore } from 'zustand';

/** The behavior list on the page, as far as pasting needs it. */
export interface ShownBehaviors {
  /** Behind the selection, or at the cursor. */
  gap(): BehaviorGap;
  /** Selects behaviors of one list and puts the focus on the first. */
  show(ids: readonly string[]): void;
}

/** The editable behavior list of the page; undefined while there is none. */
export const shownBehaviors = createStore<{ readonly list: ShownBehaviors | undefined }>(() => ({ list: undefined }));
