import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { t } from '../../i18n/t.ts';
import styles from './Find.module.css';
import { type FindRow, type HitRow, type HitView, keyOfHit } from './findRows.ts';
import { HitRowView, PlaceRowView } from './ResultRow.tsx';

export interface ResultListProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly rows: readonly FindRow[];
  readonly viewOf: (hit: HitRow) => HitView;
  readonly visited: string | undefined;
  readonly onGo: (hit: HitRow) => void;
}

/** Results grouped by owner; only visible rows are rendered. Arrow keys select, Enter opens. */
export function ResultList({ ref, rows, viewOf, visited, onGo }: ResultListProps) {
  const id = useId();
  const [active, setActive] = useState(-1);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => ref.current,
    estimateSize: (index) => (rows[index]?.kind === 'place' ? 32 : 44),
    overscan: 8,
    paddingEnd: 12,
  });
  const at = visited === undefined ? active : rows.findIndex((row) => row.kind === 'hit' && keyOfHit(row) === visited);
  const current = rows[active]?.kind === 'hit' ? active : at;
  useEffect(() => {
    if (at < 0) return;
    setActive(at);
    virtualizer.scrollToIndex(at);
  }, [at, virtualizer]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextHit(rows, current, event.key);
    if (next !== undefined) {
      setActive(next);
      virtualizer.scrollToIndex(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      const row = rows[current];
      if (row?.kind === 'hit') onGo(row);
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={ref}
      className={styles.list}
      role="listbox"
      aria-label={t('Results')}
      tabIndex={0}
      aria-activedescendant={current >= 0 ? `${id}${current}` : undefined}
      onKeyDown={onKeyDown}
      onFocus={() => (current < 0 ? setActive(nextHit(rows, -1, 'ArrowDown') ?? -1) : undefined)}
    >
      <div className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }} role="presentation">
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          const place = { ref: virtualizer.measureElement, index: item.index, start: item.start };
          if (row.kind === 'place') return <PlaceRowView key={item.key} row={row} place={place} />;
          return (
            <HitRowView
              key={item.key}
              id={`${id}${item.index}`}
              view={viewOf(row)}
              place={place}
              isActive={item.index === current}
              isVisited={visited !== undefined && item.index === at}
              onPress={() => {
                setActive(item.index);
                onGo(row);
              }}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The hit that a key leads to; undefined for other keys, and at either end. */
function nextHit(rows: readonly FindRow[], from: number, key: string): number | undefined {
  const isHit = (row: FindRow) => row.kind === 'hit';
  const steps: Readonly<Record<string, () => number>> = {
    ArrowDown: () => rows.findIndex((row, index) => index > from && isHit(row)),
    ArrowUp: () => rows.findLastIndex((row, index) => index < from && isHit(row)),
    Home: () => rows.findIndex(isHit),
    End: () => rows.findLastIndex(isHit),
  };
  const found = steps[key]?.();
  return found === undefined || found < 0 ? undefined : found;
}
