import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { createPageMemory } from '../../../ui-state/visitedPlaces.ts';
import type { ListState, ListStore } from './listStore.ts';

interface RememberedList extends Pick<ListState, 'closed' | 'selected' | 'anchor' | 'cursor'> {
  /** The first visible row. An offset would be less reliable, because heights are unknown before rows are rendered. */
  readonly first: unknown;
}

const lists = createPageMemory<RememberedList>();

/** True when this entry of the browser's history has shown the list before. */
export function isRemembered(entry: string): boolean {
  return lists.get(entry) !== undefined;
}

/** Restores a list when the user goes back: closed blocks, selection, and scroll position. */
export function useListMemory(store: ListStore, virtualizer: Virtualizer<HTMLDivElement, Element>): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const before = lists.get(key);
    let frame = 0;
    if (type === NavigationType.Pop && before) {
      const { first, ...state } = before;
      store.setState(state);
      // Rows are positioned after the next layout.
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
