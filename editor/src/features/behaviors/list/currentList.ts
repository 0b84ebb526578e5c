import type { BehaviorOwner } from '@playhouse/core';
import { createStore } from 'zustand';
import type { Insertable } from './insertable.ts';

/** What the library can do with the open behavior list. */
interface CurrentList {
  readonly owner: BehaviorOwner;
  /** Inserts at the cursor and moves the focus there. */
  insert(thing: Insertable): void;
}

/** The editable behavior list of the page; undefined while there is none. */
export const currentList = createStore<{ readonly list: CurrentList | undefined }>(() => ({ list: undefined }));
