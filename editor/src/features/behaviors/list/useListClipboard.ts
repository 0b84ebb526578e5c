import { useEffect, useRef } from 'react';
import { clipboardEvents } from '../../paste/clipboardEvents.ts';
import { usePasteDesk } from '../../paste/pasteDesk.ts';
import { shownBehaviors } from '../../paste/shownBehaviors.ts';
import { gapAfter } from './listRows.ts';
import { chosenWith, reveal } from './listStore.ts';
import type { ListParts } from './rowProps.ts';
import { useBehaviorSource } from './useBehaviorSource.ts';

/** The clipboard keys of a list, and where it inserts pasted behaviors. */
export function useListClipboard(list: ListParts, isEditable: boolean) {
  const { rows, store } = list;
  const latest = useRef(list);
  latest.current = list;
  const desk = usePasteDesk();
  const sourceOf = useBehaviorSource(list);
  useEffect(() => {
    if (!isEditable) return;
    const shown = {
      gap: () => gapOf(latest.current),
      show(ids: readonly string[]) {
        const [first] = ids;
        if (first === undefined) return;
        store.setState({ selected: new Set(ids), anchor: first, cut: undefined });
        latest.current.goTo(first);
      },
    };
    shownBehaviors.setState({ list: shown });
    return () => {
      if (shownBehaviors.getState().list === shown) shownBehaviors.setState({ list: undefined });
    };
  }, [store, isEditable]);
  return clipboardEvents(desk, () => {
    const { cursor, selected } = store.getState();
    const row = rows.find(({ key }) => key === cursor);
    return sourceOf(row?.kind === 'card' ? chosenWith(store, row.behavior.id) : [...selected]);
  });
}

/** The gap of the last cut, after the last selected row, or at the cursor. Opens the blocks around it. */
function gapOf({ rows, store, rootCount }: ListParts) {
  const { cursor, selected, cut } = store.getState();
  if (cut && cut.cursor === cursor && selected.size === 0) return cut.gap;
  const at = rows.find(({ key }) => key === cursor);
  const isChosen = at?.kind === 'card' && selected.has(at.behavior.id);
  const row = isChosen ? rows.findLast((each) => each.kind === 'card' && selected.has(each.behavior.id)) : at;
  if (row?.kind === 'lane') reveal(store, [{ id: row.behavior.id, list: row.list }]);
  return gapAfter(row, rootCount);
}
