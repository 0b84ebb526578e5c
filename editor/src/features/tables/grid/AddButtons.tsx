import { isPurchaseTable, type TableDocument } from '@playhouse/core';
import { Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { t } from '../../../i18n/t.ts';
import styles from './Grid.module.css';
import type { GridController } from './gridController.ts';

export interface AddButtonsProps {
  readonly grid: GridController;
  readonly table: TableDocument;
  /** Where the last column ends, in px. */
  readonly width: number;
}

/** Buttons below the last row and after the last column. */
export function AddButtons({ grid, table, width }: AddButtonsProps) {
  const { rows, columns } = grid.commands.size;
  return (
    <>
      <Button className={styles.addRow ?? ''} onPress={() => grid.commands.addRows(rows, 1)}>
        <Plus aria-hidden size={15} /> {t('Add row')}
      </Button>
      {isPurchaseTable(table) ? null : (
        <Button
          className={styles.addColumn ?? ''}
          style={{ insetInlineStart: width }}
          aria-label={t('Add column')}
          onPress={() => {
            grid.commands.addColumns(columns, 1);
            grid.select({ row: 0, column: columns + 1 });
          }}
        >
          <Plus aria-hidden size={15} />
        </Button>
      )}
    </>
  );
}
