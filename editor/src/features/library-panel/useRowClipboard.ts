import { copyPrototypes, copyScenes, type Id } from '@playhouse/core';
import type { MenuEntry } from '../../components/Menu.tsx';
import { useSession } from '../../session/SessionContext.ts';
import { clipboardEntries } from '../paste/clipboardEntries.ts';
import { type ClipboardSource, usePasteDesk } from '../paste/pasteDesk.ts';

/** Copying and cutting of library rows. */
export interface RowClipboard {
  /** Rows are copied in the game's order. */
  sourceOf(ids: readonly Id[]): ClipboardSource;
  /** Menu entries of one row. */
  entries(id: Id): readonly MenuEntry[];
}

/** `onCut` asks for confirmation and tells whether the rows were removed; rows rejected by `canCut` are only copied. */
export function useRowClipboard(
  library: 'actors' | 'scenes',
  order: readonly Id[],
  onCut: (ids: readonly Id[]) => Promise<boolean>,
  canCut: (id: Id) => boolean = () => true,
): RowClipboard {
  const session = useSession();
  const desk = usePasteDesk();
  const copy = library === 'actors' ? copyPrototypes : copyScenes;
  const sourceOf = (chosen: readonly Id[]): ClipboardSource => {
    const wanted = new Set(chosen);
    const ids = order.filter((id) => wanted.has(id));
    return {
      copy: () => copy(session.getState().project, { gameId: desk.gameId, ids }),
      remove: ids.every(canCut) ? () => onCut(ids) : undefined,
    };
  };
  return { sourceOf, entries: (id) => clipboardEntries(desk, sourceOf([id])) };
}
