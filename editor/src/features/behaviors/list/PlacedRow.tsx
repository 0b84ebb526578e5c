import type { CSSProperties } from 'react';
import styles from './BehaviorList.module.css';
import { hasBody, type ListRow } from './listRows.ts';
import { useListState } from './listStore.ts';
import { RowView } from './RowView.tsx';
import type { RowProps } from './rowProps.ts';

interface PlacedRowProps extends RowProps {
  /** Receives the element, to measure its height. */
  readonly measure: (element: HTMLElement | null) => void;
  readonly index: number;
  /** Its position among the rows that the keyboard visits, from 1. */
  readonly number: number;
  /** Distance from the top of the list, in px. */
  readonly start: number;
  /** True for the one row that the Tab key stops at. */
  readonly isStop: boolean;
}

/** A row at its position in the list, with the edges of the blocks around it. */
export function PlacedRow({ row, measure, index, number, start, isStop, ...rest }: PlacedRowProps) {
  const depth = Math.min(row.depth, deepestIndent);
  const isSelected = useListState(({ selected }) => (row.kind === 'card' ? selected.has(row.key) : undefined));
  const placed = {
    ref: measure,
    'data-index': index,
    'data-row': row.key,
    className: styles.row,
    style: { transform: `translateY(${start}px)`, '--depth': depth } as CSSProperties,
  };
  if (row.kind === 'end') {
    return (
      <div {...placed} role="presentation">
        <Spines depth={depth} isEnd />
        <div className={styles.end} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: table rows cannot be positioned individually
    <div
      {...placed}
      role="row"
      aria-level={row.depth + 1}
      aria-rowindex={number}
      aria-expanded={isOpen(row)}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
    >
      <Spines depth={depth} isEnd={false} />
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="gridcell" tabIndex={-1} className={styles.cell}>
        <RowView row={row} {...rest} />
      </div>
    </div>
  );
}

/** Whether a row shows what is inside it; undefined when there is nothing inside. */
function isOpen(row: ListRow): boolean | undefined {
  if (row.kind === 'lane') return row.count > 0 ? row.isOpen : undefined;
  return row.kind === 'card' && hasBody(row.behavior) ? row.isOpen : undefined;
}

/**
 * Deeper levels are not indented further; the path at the top of the list shows them.
 * docs/editor-design.md#behavior-card.
 */
const deepestIndent = 5;

/** The edges and spines of the blocks around a row. */
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
