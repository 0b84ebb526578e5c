import type { Virtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useEffect } from 'react';
import styles from './BehaviorList.module.css';
import type { ListRow } from './listRows.ts';
import { useListState } from './listStore.ts';

export interface DropLineProps {
  readonly rows: readonly ListRow[];
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>;
}

/** The line at the gap where the dragged behaviors would be dropped, indented to its depth. */
export function DropLine({ rows, virtualizer }: DropLineProps) {
  const drop = useListState((state) => state.drop);
  const index = drop ? rows.findIndex(({ key }) => key === drop.row) : -1;
  const item = virtualizer.measurementsCache[index];
  const isMoving = useListState((state) => state.isMoving);
  useEffect(() => {
    if (isMoving && index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [isMoving, index, virtualizer]);
  if (!drop || !item) return null;
  const top = drop.edge === 'before' ? item.start : item.end;
  const style = { transform: `translateY(${top - 4}px)`, '--depth': Math.min(5, drop.depth) } as CSSProperties;
  return <div className={styles.dropLine} style={style} aria-hidden="true" />;
}
