import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { createPageMemory } from '../../../ui-state/visitedPlaces.ts';
import type { ListState, ListStore } from './listStore.ts';

interface RememberedList extends Pick<ListState, 'closed' | 'selected' | 'anchor' | 'cursor'> {
  /** The first row in view. Heights are not known before rows are drawn, so that a row says more than an offset. */
  readonly first: unknown;
}

const lists = createPageMemory<RememberedList>();

/** True when the list was seen at this entry of the browser's history. */
export function isRemembered(entry: string): boolean {
  return lists.get(entry) !== undefined;
}

/** On the way back a list is as it was left: what is closed, chosen, and in view. */
export function useListMemory(store: ListStore, virtualizer: Virtualizer<HTMLDivElement, Element>): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const before = lists.get(key);
    let frame = 0;
    if (type === NavigationType.Pop && before) {
      const { first, ...state } = before;
      store.setState(state);
      // Rows have their places after the next layout.
      frame = requestAnimationFrame(() => {
        const index = indexOfKey(virtualizer, first);
        if (index >= 0) virtualizer.scrollToIndex(index, { align: 'start' });
      });
    }
    return () => {
      cancelAnimationFrame(frame);
      const { closed, selected, anchor, cursor } = store.getState();
      const first = virtualizer.getVirtualItemForOffset(virtualizer.scrollOffset ?? 0)?.key;
      lists.set(key, { closed, selected, anchor, cursor, first });
    };
  }, [key, type, store, virtualizer]);
}

function indexOfKey({ options }: Virtualizer<HTMLDivElement, Element>, key: unknown): number {
  for (let index = 0; index < options.count; index += 1) if (options.getItemKey(index) === key) return index;
  return -1;
}
