import type { TableColumn } from '@playhouse/core';
import { defaultCell } from '@playhouse/core';
import { Check } from 'lucide-react';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { t } from '../../../i18n/t.ts';
import { textOfCell } from '../model/judgeCell.ts';
import styles from './Grid.module.css';
import { gridRole } from './gridRole.ts';

/** Columns of a row that a range selects, from 1. */
export interface RowSpan {
  readonly left: number;
  readonly right: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export interface GridRowProps {
  readonly grid: string;
  /** The position of the row, from 1. */
  readonly row: number;
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly locked: readonly boolean[];
  readonly shown: readonly number[];
  readonly frozen: number;
  readonly starts: readonly number[];
  readonly style: CSSProperties;
  readonly isFrozen: boolean;
  readonly isLastFrozen: boolean;
  /** One for each range that the row is in. */
  readonly selection: readonly RowSpan[];
  /** The column of the active cell, if it is in this row. */
  readonly active: number | undefined;
  /** Highlights cells that contain this text. */
  readonly found: string;
  /** The editor of a cell, in place of the active one's text. */
  readonly editor: ReactNode;
  readonly hasHandle: boolean;
}

/** One row: its name, and the cells of the columns in view. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { grid, row, name, shown, frozen, starts, selection, active, editor, isFrozen } = props;
  const fixed = Array.from({ length: frozen }, (_, index) => index + 1);
  return (
    <div
      {...gridRole({ role: 'row', 'aria-rowindex': row + 1 })}
      className={styles.row}
      data-frozen={isFrozen || undefined}
      data-last-frozen={props.isLastFrozen || undefined}
      style={{ ...props.style, inlineSize: starts.at(-1) }}
    >
      <div
        {...gridRole({
          role: 'rowheader',
          id: `${grid}-${row}-0`,
          'aria-label': name === '' ? t('Row {row}', { row }) : t('{name}, row {row}', { name, row }),
          'aria-colindex': 1,
          'aria-selected': selection.length > 0,
        })}
        className={styles.name}
        data-row={row}
        data-column={0}
        data-within={selection.length > 0 || undefined}
        data-active={active === 0 || undefined}
        style={{ inlineSize: starts[0] }}
      >
        <span className={styles.number}>{row}</span>
        {active === 0 && editor ? (
          editor
        ) : (
          <span className={styles.label} dir="auto">
            {name}
          </span>
        )}
      </div>
      {fixed.map((column) => (
        <Cell key={props.columns[column - 1]?.id} {...props} column={column} isFixed />
      ))}
      {shown.map((column) => (
        <Cell key={props.columns[column - 1]?.id} {...props} column={column} isFixed={false} />
      ))}
    </div>
  );
}, isSameRow);

type CellProps = GridRowProps & { readonly column: number; readonly isFixed: boolean };

function Cell({ grid, row, name, columns, locked, starts, column, isFixed, ...rest }: CellProps) {
  const { selection, active, found, editor, frozen, hasHandle } = rest;
  const meta = columns[column - 1];
  if (!meta) return null;
  const cell = meta.$[row - 1] ?? defaultCell(meta.type);
  const text = textOfCell(cell);
  const start = starts[column - 1] ?? 0;
  const spans = selection.filter(({ left, right }) => column >= left && column <= right);
  const isSelected = spans.length > 0;
  const isActive = active === column;
  const isLocked = locked[column - 1] === true;
  const edges = isSelected ? edgesOf(spans, column) : undefined;
  return (
    <div
      {...gridRole({
        role: 'gridcell',
        id: `${grid}-${row}-${column}`,
        'aria-label': t('{text}, {name}, row {row}{isUnnamed, select, true {} other { {rowName}}}', {
          text: text === '' ? t('blank') : text,
          name: meta.name || t('column {column}', { column }),
          row,
          isUnnamed: String(name === ''),
          rowName: name,
        }),
        'aria-colindex': column + 1,
        'aria-selected': isSelected,
        ...(isLocked ? { 'aria-readonly': true } : {}),
      })}
      className={styles.cell}
      data-row={row}
      data-column={column}
      data-kind={typeof cell === 'string' ? 'text' : typeof cell}
      data-selected={isSelected || undefined}
      data-active={isActive || undefined}
      data-edges={edges}
      data-locked={isLocked || undefined}
      data-fixed={isFixed || undefined}
      data-last-fixed={(isFixed && column === frozen) || undefined}
      data-found={(found !== '' && text.toLowerCase().includes(found)) || undefined}
      style={{ insetInlineStart: start, inlineSize: (starts[column] ?? start) - start }}
    >
      {isActive && editor ? editor : <CellText cell={cell} text={text} />}
      {hasHandle && edges?.includes('b') && edges.includes('e') && !editor ? (
        <span className={styles.handle} data-handle />
      ) : null}
    </div>
  );
}

function CellText({ cell, text }: { readonly cell: number | string | boolean; readonly text: string }) {
  if (typeof cell !== 'boolean') return <span className={styles.text}>{text}</span>;
  return (
    <span className={styles.box} data-on={cell || undefined} data-toggle>
      {cell ? <Check aria-hidden size={12} strokeWidth={3} /> : null}
    </span>
  );
}

/** The sides of a cell that are on the outline of a range: top, bottom, start, end. */
function edgesOf(spans: readonly RowSpan[], column: number): string {
  const has = (isOn: (span: RowSpan) => boolean, edge: string) => (spans.some(isOn) ? edge : '');
  return [
    has(({ isFirst }) => isFirst, 't'),
    has(({ isLast }) => isLast, 'b'),
    has(({ left }) => left === column, 's'),
    has(({ right }) => right === column, 'e'),
  ].join('');
}

/** Compares cells by value: an edit of one cell renders one row. */
function isSameRow(before: GridRowProps, after: GridRowProps): boolean {
  const { columns: old, selection: was, style: styled, ...plainBefore } = before;
  const { columns, selection, style, ...plain } = after;
  const isPlainSame = (Object.keys(plain) as (keyof typeof plain)[]).every((key) => plain[key] === plainBefore[key]);
  if (!isPlainSame || style.insetBlockStart !== styled.insetBlockStart || !isSameSelection(was, selection))
    return false;
  if (columns === old) return true;
  const { row } = after;
  const isSame = (column: number) => {
    const [one, other] = [old[column - 1], columns[column - 1]];
    return (
      one === other ||
      (one?.id === other?.id &&
        one?.name === other?.name &&
        one?.type === other?.type &&
        one?.$[row - 1] === other?.$[row - 1])
    );
  };
  if (!after.shown.every(isSame)) return false;
  for (let column = 1; column <= after.frozen; column++) if (!isSame(column)) return false;
  return true;
}

function isSameSelection(spans: readonly RowSpan[], others: readonly RowSpan[]): boolean {
  return (
    spans.length === others.length &&
    spans.every(({ left, right, isFirst, isLast }, index) => {
      const other = others[index];
      return left === other?.left && right === other.right && isFirst === other.isFirst && isLast === other.isLast;
    })
  );
}
