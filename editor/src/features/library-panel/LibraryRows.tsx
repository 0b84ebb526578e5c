import { Check, Ellipsis, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { Badge } from '../../components/Badge.tsx';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { RenameInput } from '../../components/RenameInput.tsx';
import { counted } from '../../i18n/counted.ts';
import { libraryWords } from '../../i18n/libraryWords.ts';
import { t } from '../../i18n/t.ts';
import { targetData } from '../../ui-state/targetData.ts';
import { clipboardEvents } from '../paste/clipboardEvents.ts';
import { type ClipboardSource, usePasteDesk } from '../paste/pasteDesk.ts';
import styles from './LibraryRows.module.css';
import { type LibraryKind, useLibraryUi } from './libraryUi.ts';
import { mostRendered, RowsInView } from './RowsInView.tsx';
import { type RowDrag, useRowDrag } from './useRowDrag.tsx';

/** One row of a library. */
export interface LibraryRow {
  readonly id: string;
  readonly name: string;
  readonly picture: ReactNode;
  readonly errors: number;
  readonly warnings: number;
  /** True when the document is missing; `name` says so. */
  readonly isMissing: boolean;
  readonly entries: readonly (MenuEntry | 'line')[];
}

export interface LibraryRowsProps {
  readonly kind: keyof typeof libraryWords;
  readonly rows: readonly LibraryRow[];
  /** True for the row of the open or selected thing. */
  readonly current: string | undefined;
  readonly renamed: string | undefined;
  readonly onRename: (id: string | undefined) => void;
  readonly onRenamed: (id: string, name: string) => void;
  /** Called for the focused row, with all selected rows if it is one of them. */
  readonly onDelete: (id: string, selected: readonly string[]) => void;
  /** Called on Enter; also on a click, unless clicks do something else. */
  readonly onOpen: (id: string) => void;
  /** What a click does instead. */
  readonly onChoose?: (id: string) => void;
  /**
   * A click selects a row, with Shift a range and with Ctrl one more; a double click or a touch opens it. Otherwise a
   * double click renames it.
   */
  readonly opensByDoubleClick?: boolean;
  readonly drag: RowDrag;
  /** The source for copying and cutting rows, where rows can be copied. */
  readonly sourceOf?: (ids: readonly string[]) => ClipboardSource;
}

/** What the rows of a library stand for, where their ids identify it. */
const targetKinds: Partial<Record<LibraryKind, 'prototype' | 'scene' | 'table' | 'image' | 'sound' | 'font'>> = {
  actors: 'prototype',
  scenes: 'scene',
  tables: 'table',
  images: 'image',
  sounds: 'sound',
  fonts: 'font',
};

const noRows: ReadonlySet<string> = new Set();

/** Rows with picture, name, badges and tools; renamed in place, reordered and dragged to the stage. */
export function LibraryRows(props: LibraryRowsProps) {
  const { kind, rows, current, onRename, onDelete, onOpen, onChoose, opensByDoubleClick = false } = props;
  const { layout, marked, query } = useLibraryUi(({ views }) => views[kind]);
  const change = useLibraryUi((state) => state.change);
  const dragAndDropHooks = useRowDrag(props.drag);
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(noRows);
  const isMarking = marked !== undefined;
  useEffect(() => {
    if (isMarking) setChosen(noRows);
  }, [isMarking]);
  const target = targetKinds[kind];
  const words = libraryWords[kind];
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
  const isVirtual = rows.length > mostRendered;
  return (
    <div
      ref={list}
      className={styles.rows}
      data-virtual={isVirtual || undefined}
      onKeyDownCapture={onKeyDownCapture}
      {...clipboard}
    >
      <RowsInView layout={layout} isOn={isVirtual}>
        <GridList
          aria-label={words.many}
          data-virtual={isVirtual || undefined}
          className={styles.list ?? ''}
          layout={layout === 'grid' ? 'grid' : 'stack'}
          data-layout={layout}
          selectionMode={marked || opensByDoubleClick ? 'multiple' : 'none'}
          selectionBehavior={marked ? 'toggle' : 'replace'}
          selectedKeys={marked ?? chosen}
          onSelectionChange={(keys) => {
            // The list's own set, which knows where a range began; ids are texts.
            const selected = keys === 'all' ? new Set(rows.map(({ id }) => id)) : (keys as ReadonlySet<string>);
            if (marked) change(kind, { marked: selected });
            else setChosen(selected);
          }}
          {...(marked ? {} : { onAction: (key) => (onChoose ?? onOpen)(String(key)) })}
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => <p className={styles.nothing}>{words.nothing(query)}</p>}
        >
          {rows.map((row, index) => (
            <GridListItem
              key={row.id}
              id={row.id}
              textValue={row.name}
              className={styles.row ?? ''}
              data-current={row.id === current || undefined}
              data-missing={row.isMissing || undefined}
              {...targetData(row.isMissing || !target ? undefined : { kind: target, id: row.id })}
              aria-label={rowName(row, words.one)}
              style={isVirtual ? {} : { animationDelay: `${Math.min(10, Math.floor(index / 4)) * 100}ms` }}
            >
              <RowContent {...props} row={row} isMarking={isMarking} />
            </GridListItem>
          ))}
        </GridList>
      </RowsInView>
    </div>
  );
}

type RowContentProps = LibraryRowsProps & { readonly row: LibraryRow; readonly isMarking: boolean };

function RowContent({ row, isMarking, renamed, onRename, onRenamed, opensByDoubleClick }: RowContentProps) {
  const { id, name, picture, errors, warnings, isMissing, entries } = row;
  return (
    <>
      <Button slot="drag" className="ph-hidden" aria-label={t('Drag {name}', { name })} excludeFromTabOrder>
        <GripVertical aria-hidden size={14} />
      </Button>
      {isMarking ? (
        <Checkbox slot="selection" className={styles.check ?? ''}>
          {({ isSelected }) => (isSelected ? <Check aria-hidden size={12} strokeWidth={3} /> : null)}
        </Checkbox>
      ) : null}
      <span className={styles.picture}>{picture}</span>
      {renamed === id ? (
        <RenameInput
          label={t('Name')}
          value={name}
          className={styles.input ?? ''}
          onDone={(text) => {
            onRename(undefined);
            if (text !== undefined) onRenamed(id, text);
          }}
        />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: F2 does the same
        <span
          className={styles.name}
          dir="auto"
          onDoubleClick={() => (isMissing || opensByDoubleClick ? undefined : onRename(id))}
        >
          {name}
        </span>
      )}
      <span className={styles.badges}>
        <Badge kind="error" count={errors} />
        <Badge kind="warning" count={warnings} />
      </span>
      {isMarking || renamed === id ? null : (
        <span className={styles.tools}>
          <Menu label={name} entries={entries} placement="bottom end">
            <Button
              className={styles.tool ?? ''}
              aria-label={t('More actions for {name}', { name })}
              excludeFromTabOrder
            >
              <Ellipsis aria-hidden size={16} strokeWidth={2} />
            </Button>
          </Menu>
        </span>
      )}
    </>
  );
}

/** "Snail, actor, 1 error". */
function rowName({ name, errors, warnings, isMissing }: LibraryRow, word: string): string {
  if (isMissing) return name;
  const counts = [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')];
  return [name, word, ...counts.filter((count) => count !== false)].join(', ');
}
