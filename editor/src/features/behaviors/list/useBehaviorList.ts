import type { Behavior } from '@playhouse/core';
import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useOpenProject } from '../../../session/SessionContext.ts';
import { usePasteDesk } from '../../paste/pasteDesk.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { holdTouches } from './behaviorDrag.ts';
import { createListCommands } from './listCommands.ts';
import { listRows, rowNumbers } from './listRows.ts';
import { createListStore } from './listStore.ts';
import { useCursor } from './useCursor.ts';
import { useDropTarget } from './useDropTarget.ts';
import { useListClipboard } from './useListClipboard.ts';
import { usePublishedList } from './usePublishedList.ts';

/** Estimated height of a row that is not measured yet, in px. */
const heights = { card: 46, when: 118, lane: 30, end: 12 } as const;

/** The rows of a list, its selection, its commands, and which rows are visible. */
export function useBehaviorList(behaviors: readonly Behavior[]) {
  const open = useOpenProject();
  const { owner, isEditable } = useSurroundings();
  const desk = usePasteDesk();
  const [store] = useState(createListStore);
  const closed = useStore(store, (state) => state.closed);
  const cursor = useStore(store, (state) => state.cursor);
  const rows = useMemo(() => listRows(behaviors, closed), [behaviors, closed]);
  const commands = useMemo(() => createListCommands(open, owner, desk), [open, owner, desk]);
  const scroller = useRef<HTMLDivElement>(null);
  const cursorIndex = cursor === undefined ? -1 : rows.findIndex(({ key }) => key === cursor);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[rows[index]?.kind ?? 'card'],
    getItemKey: (index) => rows[index]?.key ?? index,
    paddingStart: 14,
    paddingEnd: 120,
    // The row with the cursor must keep the focus while it is scrolled out of view.
    rangeExtractor: useCallback((range: Range) => withRow(range, cursorIndex), [cursorIndex]),
  });
  const goTo = useCursor({ store, behaviors, rows }, scroller, virtualizer);
  const list = { rows, rootCount: behaviors.length, commands, store, goTo };
  usePublishedList(list, cursor, isEditable);
  useDropTarget({ ...list, scroller, isEditable });
  const isEmpty = behaviors.length === 0;
  useEffect(() => (isEmpty || !scroller.current ? undefined : holdTouches(scroller.current)), [isEmpty]);
  const clipboard = useListClipboard(list, isEditable);
  const numbers = useMemo(() => rowNumbers(rows), [rows]);
  return { list, scroller, virtualizer, cursor, cursorIndex, numbers, clipboard };
}

/** The rows in view, as many again around them for scrolling, and the row of an index. */
function withRow({ startIndex, endIndex, count }: Range, index: number): number[] {
  const overscan = Math.ceil((endIndex - startIndex + 1) / 2);
  const from = Math.max(0, startIndex - overscan);
  const to = Math.min(count - 1, endIndex + overscan);
  const shown = Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => from + offset);
  if (index < 0 || index >= count || (index >= from && index <= to)) return shown;
  return index < from ? [index, ...shown] : [...shown, index];
}
