import type { Behavior } from '@playhouse/core';
import { type CSSProperties, useEffect } from 'react';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { SaveOwnDialog } from '../own/SaveOwnDialog.tsx';
import styles from './BehaviorList.module.css';
import { holdTouches } from './behaviorDrag.ts';
import { DragPicture } from './DragPicture.tsx';
import { DropLine } from './DropLine.tsx';
import { EmptyList } from './EmptyList.tsx';
import { InsertBox } from './InsertBox.tsx';
import type { ListRow } from './listRows.ts';
import { ListStoreContext, useListState } from './listStore.ts';
import { MultiButton } from './MultiButton.tsx';
import { Overview } from './Overview.tsx';
import { RowView } from './RowView.tsx';
import type { ListParts } from './rowProps.ts';
import { StickyPath } from './StickyPath.tsx';
import { useBehaviorList } from './useBehaviorList.ts';
import { useListKeys } from './useListKeys.ts';

export interface BehaviorListProps {
  readonly behaviors: readonly Behavior[];
  /** Name of the actor, for accessible names. */
  readonly name: string;
}

/**
 * The behaviors of an actor as a column of cards; only those in view are rendered.
 * docs/editor-design.md#behavior-card.
 */
export function BehaviorList({ behaviors, name }: BehaviorListProps) {
  const { isEditable } = useSurroundings();
  const { list, scroller, virtualizer, cursor, cursorIndex } = useBehaviorList(behaviors);
  const { rows, commands, store, goTo } = list;
  const onKeyDown = useListKeys(list);
  const isEmpty = behaviors.length === 0;
  useEffect(() => (isEmpty || !scroller.current ? undefined : holdTouches(scroller.current)), [isEmpty, scroller]);
  if (isEmpty) return <EmptyList {...list} name={name} />;
  return (
    <ListStoreContext value={store}>
      <div className={styles.frame}>
        <div
          ref={scroller}
          className={styles.scroller}
          role="treegrid"
          aria-label={`Behaviors of ${name}`}
          aria-multiselectable
          aria-rowcount={rows.length}
          tabIndex={-1}
          onKeyDown={isEditable ? onKeyDown : undefined}
          onFocus={({ target }) => {
            const key = target.closest<HTMLElement>('[data-row]')?.dataset.row;
            if (key !== undefined && key !== store.getState().cursor) store.setState({ cursor: key });
          }}
        >
          <StickyPath rows={rows} virtualizer={virtualizer} onGo={goTo} />
          <div className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }} role="presentation">
            {virtualizer.getVirtualItems().map((item) => {
              const row = rows[item.index];
              if (!row) return null;
              return (
                // biome-ignore lint/a11y/useSemanticElements: rows of a table cannot be positioned one by one
                <div
                  key={item.key}
                  ref={virtualizer.measureElement}
                  data-index={item.index}
                  data-row={row.key}
                  role="row"
                  aria-level={row.depth + 1}
                  aria-rowindex={item.index + 1}
                  tabIndex={row.key === cursor || (cursorIndex < 0 && item.index === 0) ? 0 : -1}
                  className={styles.row}
                  style={{ transform: `translateY(${item.start}px)`, '--depth': shownDepth(row) } as CSSProperties}
                >
                  <Spines depth={shownDepth(row)} isEnd={row.kind === 'end'} />
                  {/* biome-ignore lint/a11y/useSemanticElements: see above */}
                  <div role="gridcell" tabIndex={-1} className={styles.cell}>
                    <RowView row={row} rows={rows} commands={commands} name={name} goTo={goTo} />
                  </div>
                </div>
              );
            })}
            <DropLine virtualizer={virtualizer} rows={rows} />
          </div>
          {isEditable ? <InsertBox {...list} /> : null}
        </div>
        {isEditable ? <MultiButton /> : null}
        <SavingDialog list={list} />
        <DragPicture />
        <Overview rows={rows} virtualizer={virtualizer} scroller={scroller} />
      </div>
    </ListStoreContext>
  );
}

/** Asks for the name of what is about to be saved. */
function SavingDialog({ list: { rows, commands, store } }: { readonly list: ListParts }) {
  const saving = useListState((state) => state.saving);
  const chosen = rows.flatMap((row) => (row.kind === 'card' && saving.includes(row.key) ? [row.behavior] : []));
  const close = () => store.setState({ saving: [] });
  return (
    <SaveOwnDialog
      behaviors={chosen}
      onCancel={close}
      onSave={(name) => {
        close();
        commands.save(saving, name);
      }}
    />
  );
}

/** Deeper levels are told by the path at the top of the list instead of more indent. docs/editor-design.md#behavior-card. */
const deepestIndent = 5;

function shownDepth({ depth }: ListRow): number {
  return Math.min(depth, deepestIndent);
}

/** The edges and spines of the blocks that contain a row. */
function Spines({ depth, isEnd }: { readonly depth: number; readonly isEnd: boolean }) {
  return Array.from({ length: depth }, (_, level) => (
    <span
      key={level}
      className={styles.spine}
      data-end={(isEnd && level === depth - 1) || undefined}
      style={{ '--level': level } as CSSProperties}
      aria-hidden="true"
    />
  ));
}
