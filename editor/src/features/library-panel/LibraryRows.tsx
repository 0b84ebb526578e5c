import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { mostRendered } from '../../components/RowsInView.tsx';
import { useLatest } from '../../components/useLatest.ts';
import type { libraryWords } from '../../i18n/libraryWords.ts';
import { useOfferCommands } from '../../ui-state/offeredCommands.ts';
import { clipboardEvents } from '../paste/clipboardEvents.ts';
import { type ClipboardSource, usePasteDesk } from '../paste/pasteDesk.ts';
import styles from './LibraryRows.module.css';
import { rowCommand, useLibraryUi } from './libraryUi.ts';
import { CurrentRowContext, type LibraryRow, type RowDeeds, RowDeedsContext } from './RowContent.tsx';
import { RowList } from './RowList.tsx';
import { type RowDrag, useRowDrag } from './useRowDrag.tsx';

export type { LibraryRow };

export interface LibraryRowsProps extends RowDeeds {
  readonly kind: keyof typeof libraryWords;
  readonly rows: readonly LibraryRow[];
  /** True for the row of the open or selected thing. */
  readonly current: string | undefined;
  /** Called for the focused row, with all selected rows if it is one of them. */
  readonly onDelete: (id: string, selected: readonly string[]) => void;
  /** Called on Enter; also on a click, unless clicks do something else. */
  readonly onOpen: (id: string) => void;
  /** What a click does instead. */
  readonly onChoose?: (id: string) => void;
  readonly drag: RowDrag;
  /** The source for copying and cutting rows, where rows can be copied. */
  readonly sourceOf?: (ids: readonly string[]) => ClipboardSource;
}

/**
 * After so many selections, the list is rendered again though nothing changed. Until then, React keeps every update
 * that changes nothing, and each row of React Aria makes one with each key and press.
 */
const rendersInTurn = 16;

const noRows: ReadonlySet<string> = new Set();

/** Rows with picture, name, badges and tools; renamed in place, reordered and dragged to the stage. */
export function LibraryRows(props: LibraryRowsProps) {
  const { kind, rows, current, renamed, onRename, onDelete, onOpen, opensByDoubleClick = false } = props;
  const { layout, marked, query } = useLibraryUi(({ views }) => views[kind]);
  const change = useLibraryUi((state) => state.change);
  const list = useRef<HTMLDivElement>(null);
  const dragAndDropHooks = useRowDrag(props.drag, list);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(noRows);
  const isMarking = marked !== undefined;
  useEffect(() => {
    if (isMarking) setChosen(noRows);
  }, [isMarking]);
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target : undefined;
    const id = row?.getAttribute('role') === 'row' ? row.getAttribute('data-key') : null;
    if (id === null || id === undefined) return;
    if (event.key === 'F2') onRename(id);
    else if (event.key === 'Delete')
      onDelete(id, chosen.has(id) ? rows.flatMap((each) => (chosen.has(each.id) ? each.id : [])) : [id]);
    else if (event.key === 'Enter' && !marked) onOpen(id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const clipboard = clipboardEvents(usePasteDesk(), () => {
    const id = document.activeElement?.closest('[role="row"]')?.getAttribute('data-key');
    const ids = marked && marked.size > 0 ? [...marked] : id ? [id] : [];
    return ids.length > 0 ? props.sourceOf?.(ids) : undefined;
  });
  useOfferRow(list, props);
  useAskedRow(props);
  const latest = useLatest(props);
  const renders = useRef(0);
  renders.current += 1;
  const deeds = useMemo(
    () => ({
      renamed,
      isMarking,
      opensByDoubleClick,
      onRename: (id: string | undefined) => latest.current.onRename(id),
      onRenamed: (id: string, name: string) => latest.current.onRenamed(id, name),
      entriesOf: (row: LibraryRow) => latest.current.entriesOf(row),
    }),
    [latest, renamed, isMarking, opensByDoubleClick],
  );
  const onAction = useCallback((id: string) => (latest.current.onChoose ?? latest.current.onOpen)(id), [latest]);
  const onSelect = useCallback(
    (ids: ReadonlySet<string>) => (isMarking ? change(kind, { marked: ids }) : setChosen(ids)),
    [change, kind, isMarking],
  );
  return (
    <div
      ref={list}
      className={styles.rows}
      data-virtual={rows.length > mostRendered || undefined}
      onKeyDownCapture={onKeyDownCapture}
      {...clipboard}
    >
      <RowDeedsContext value={deeds}>
        <CurrentRowContext value={current}>
          <RowList
            kind={kind}
            rows={rows}
            layout={layout}
            isMarking={isMarking}
            selected={marked ?? chosen}
            onSelect={onSelect}
            opensByDoubleClick={opensByDoubleClick}
            onAction={onAction}
            query={query}
            dragAndDropHooks={dragAndDropHooks}
            turn={Math.floor(renders.current / rendersInTurn)}
          />
        </CurrentRowContext>
      </RowDeedsContext>
    </div>
  );
}

/** Offers the menu of the row with the focus to the palette, or of the open thing. */
function useOfferRow(list: RefObject<HTMLElement | null>, { rows, current, entriesOf }: LibraryRowsProps): void {
  const offered = () => {
    const focused = document.activeElement?.closest('[role="row"]');
    const id = focused && list.current?.contains(focused) ? focused.getAttribute('data-key') : current;
    return rows.find((row) => row.id === id);
  };
  useOfferCommands(
    () => offered()?.name ?? '',
    () => {
      const row = offered();
      return row ? entriesOf(row) : [];
    },
  );
}

/** Carries out an entry of the open thing's menu that was asked for elsewhere. */
function useAskedRow({ rows, current, entriesOf }: LibraryRowsProps): void {
  const asked = useLibraryUi((state) => state.asked);
  useEffect(() => {
    const row = asked === undefined ? undefined : rows.find(({ id }) => id === current);
    const entry = row && entriesOf(row).find((each) => each !== 'line' && rowCommand(each.id) === asked);
    if (!entry || entry === 'line') return;
    useLibraryUi.getState().ask(undefined);
    entry.onAction?.();
  });
}
