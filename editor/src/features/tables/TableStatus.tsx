import { columnTypes, type TableDocument } from '@playhouse/core';
import { useDeferredValue, useMemo } from 'react';
import { rich } from '../../i18n/rich.tsx';
import { t } from '../../i18n/t.ts';
import type { GridController } from './grid/gridController.ts';
import { cellCount, clampSelection, rangesOf, wholeOf } from './model/selection.ts';
import { shortNumber, summarizeCells } from './model/summarizeCells.ts';
import styles from './TableEditor.module.css';

export interface TableStatusProps {
  readonly table: TableDocument;
  readonly grid: GridController;
}

/** What is selected, and the sum, mean and count of its numbers. */
export function TableStatus({ table, grid }: TableStatusProps) {
  const size = { rows: table.rows.length, columns: table.columns.length };
  const selection = clampSelection(
    grid.store((state) => state.selection),
    size,
  );
  const ranges = useDeferredValue(rangesOf(selection, size));
  const { filled, numbers, sum } = useMemo(() => summarizeCells(table, ranges), [table, ranges]);
  const { row, column } = selection.active;
  const meta = table.columns[column - 1];
  const type = columnTypes.find(({ code }) => code === Math.max(1, meta?.type ?? 1))?.title;
  const words = [
    ...(row === 0
      ? [t('Name')]
      : [
          t('Row {row}{hasName, select, true { {name}} other {}}', {
            row,
            hasName: String(table.rows[row - 1]?.name),
            name: table.rows[row - 1]?.name,
          }),
        ]),
    ...(meta ? [meta.name || t('Column {column}', { column }), type ?? ''] : [t('Name of the row')]),
  ];
  const isSeveral =
    ranges.length > 1 || ranges.some((range) => cellCount(range) > 1) || wholeOf(selection) !== undefined;
  return (
    <footer className={styles.status}>
      <span className={styles.where}>{words.join(' · ')}</span>
      {isSeveral ? (
        <span className={styles.numbers} role="status">
          {numbers > 0 ? (
            <>
              <span>{rich('Sum <b>{sum}</b>', { b: (parts) => <b>{parts}</b>, sum: shortNumber(sum) })}</span>
              <span>
                {rich('Mean <b>{mean}</b>', {
                  b: (parts) => <b>{parts}</b>,
                  mean: shortNumber(sum / numbers),
                })}
              </span>
            </>
          ) : null}
          <span>{rich('Count <b>{filled}</b>', { b: (parts) => <b>{parts}</b>, filled })}</span>
        </span>
      ) : null}
    </footer>
  );
}
