import type { Behavior } from '@playhouse/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ListRow } from './listRows.ts';
import type { ListStore } from './listStore.ts';
import { pruned } from './pruneList.ts';

/**
 * Keeps the state of a list valid when its behaviors change from elsewhere, such as by undo or on another device. The
 * focus goes with the cursor if its row had it.
 */
export function usePrunedList(
  store: ListStore,
  behaviors: readonly Behavior[],
  rows: readonly ListRow[],
  scroller: RefObject<HTMLElement | null>,
  goTo: (key: string) => void,
): void {
  const latest = useRef({ behaviors, rows });
  // Once the row is removed, the page no longer knows that it had the focus.
  const hadFocus = scroller.current?.contains(document.activeElement) === true;
  useLayoutEffect(() => {
    const before = latest.current;
    latest.current = { behaviors, rows };
    if (before.behaviors === behaviors) return;
    const changes = pruned(store.getState(), before.rows, rows, behaviors);
    if (Object.keys(changes).length === 0) return;
    store.setState(changes);
    // The list itself has the focus while it waits for a row, which may be the one that is gone.
    const isLost = hadFocus && !scroller.current?.querySelector(':focus');
    if (changes.cursor !== undefined && isLost) goTo(changes.cursor);
  }, [store, behaviors, rows, scroller, goTo, hadFocus]);
}
