import type { Id } from '@playhouse/core';
import { createStore } from 'zustand';

/** What the library can do with the open behavior list. */
export interface CurrentList {
  /** Inserts at the cursor and scrolls there. */
  insert(className: string): void;
  insertSaved(saved: Id): void;
}

/** The editable behavior list of the page; undefined while there is none. */
export const currentList = createStore<{ readonly list: CurrentList | undefined }>(() => ({ list: undefined }));
