import type { BehaviorOwner } from '@playhouse/core';
import { createStore } from 'zustand';
import type { Insertable } from './insertable.ts';

/** What the library can do with the open behavior list. */
interface CurrentList {
  readonly owner: BehaviorOwner;
  /** Inserts at the cursor and moves the focus there. */
  insert(thing: Insertable): void;
}

interface ShownList {
  /** The editable behavior list of the page; undefined while there is none. */
  readonly list: CurrentList | undefined;
  /** True while the page shows the list of a locked instance. */
  readonly isLocked: boolean;
  /** True while the code of the page with the list is loaded. */
  readonly isLoading: boolean;
}

export const currentList = createStore<ShownList>(() => ({ list: undefined, isLocked: false, isLoading: false }));
