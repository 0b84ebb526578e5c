import type { Id } from '@playhouse/core';
import { createStore } from 'zustand';

/** What the library does to the behavior list that is open. */
export interface CurrentList {
  /** Inserts at the cursor, and goes there. */
  insert(className: string): void;
  insertSaved(saved: Id): void;
}

/** The editable behavior list of the page; undefined while there is none. */
export const currentList = createStore<{ readonly list: CurrentList | undefined }>(() => ({ list: undefined }));
