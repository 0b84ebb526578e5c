import type { Behavior } from '@playhouse/core';
import { useId } from 'react';
import { t } from '../../../i18n/t.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import styles from './BehaviorList.module.css';
import { DragPicture } from './DragPicture.tsx';
import { DropLine } from './DropLine.tsx';
import { EmptyList } from './EmptyList.tsx';
import { InsertBox } from './InsertBox.tsx';
import { ListTools } from './ListTools.tsx';
import { ListStoreContext } from './listStore.ts';
import { Overview } from './Overview.tsx';
import { PlacedRow } from './PlacedRow.tsx';
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
  const { list, scroller, virtualizer, cursor, cursorIndex, numbers, clipboard } = useBehaviorList(behaviors);
  const { rows, commands, store, goTo } = list;
  const rowCount = numbers.at(-1);
  const onKeyDown = useListKeys(list, isEditable);
  const isEmpty = behaviors.length === 0;
  const gridId = useId();
  if (isEmpty) return <EmptyList {...list} name={name} />;
  return (
    <ListStoreContext value={store}>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles what the rows inside it do not */}
        <div
          ref={scroller}
          className={styles.scroller}
          tabIndex={-1}
          {...clipboard}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => {
            const key = target.closest<HTMLElement>('[data-row]')?.dataset.row;
            if (key !== undefined && key !== store.getState().cursor) store.setState({ cursor: key });
          }}
        >
          <StickyPath rows={rows} virtualizer={virtualizer} onGo={goTo} />
          <div
            className={styles.rows}
            style={{ blockSize: virtualizer.getTotalSize() }}
            id={gridId}
            role="treegrid"
            aria-label={t('Behaviors of {name}', { name })}
            aria-multiselectable
            aria-rowcount={rowCount}
          >
            {virtualizer.getVirtualItems().map((item) => {
              const row = rows[item.index];
              if (!row) return null;
              return (
                <PlacedRow
                  key={item.key}
                  measure={virtualizer.measureElement}
                  index={item.index}
                  number={numbers[item.index] ?? 0}
                  start={item.start}
                  isStop={row.key === cursor || (cursorIndex < 0 && item.index === 0)}
                  row={row}
                  rows={rows}
                  commands={commands}
                  name={name}
                  goTo={goTo}
                />
              );
            })}
            <DropLine virtualizer={virtualizer} rows={rows} />
          </div>
          {isEditable ? <InsertBox {...list} /> : null}
        </div>
        {isEditable ? <ListTools {...list} scroller={scroller} /> : null}
        <DragPicture />
        <Overview rows={rows} virtualizer={virtualizer} scroller={scroller} controls={gridId} goTo={goTo} />
      </div>
    </ListStoreContext>
  );
}
