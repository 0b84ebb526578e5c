import type { TableDocument } from '@playhouse/core';
import { ArrowRight, CopyPlus, Pencil, Trash2 } from 'lucide-react';
import type { MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { usesEntries } from '../../ui-state/usesEntries.ts';
import type { LibraryRow } from '../library-panel/RowContent.tsx';
import styles from './TableLibrary.module.css';

/** A row of the library of tables; without a table, its definition is missing. */
export function tableRow(id: string, table: TableDocument | undefined): LibraryRow {
  return {
    id,
    name: table?.name ?? t('Table definition is missing...'),
    isMissing: table === undefined,
    picture: <TablePicture {...(table ? { table } : {})} />,
    errors: 0,
    warnings: 0,
  };
}

interface RowActions {
  goTo(id: string): void;
  rename(id: string): void;
  duplicate(id: string): void;
  remove(id: string): void;
}

/** The menu of a table's row in the library. */
export function tableEntries(
  id: string,
  table: TableDocument | undefined,
  actions: RowActions,
): readonly (MenuEntry | 'line')[] {
  const remove: MenuEntry = {
    id: 'delete',
    label: t('Delete'),
    icon: Trash2,
    keys: 'Del',
    tone: 'danger',
    onAction: () => actions.remove(id),
  };
  if (!table) return [remove];
  return [
    { id: 'open', label: t('Open'), icon: ArrowRight, keys: 'Enter', onAction: () => actions.goTo(id) },
    { id: 'rename', label: t('Rename'), icon: Pencil, keys: 'F2', onAction: () => actions.rename(id) },
    { id: 'duplicate', label: t('Duplicate'), icon: CopyPlus, onAction: () => actions.duplicate(id) },
    'line',
    ...usesEntries({ kind: 'table', id }),
    'line',
    remove,
  ];
}

/** The size of a table, drawn: a cell for each of its first rows and columns. */
function TablePicture({ table }: { readonly table?: TableDocument }) {
  const [across, down] = [Math.min(4, table?.columns.length ?? 0), Math.min(4, table?.rows.length ?? 0)];
  const cells = Array.from({ length: across * (down + 1) }, (_, at) => ({
    x: at % across,
    y: Math.floor(at / across),
  }));
  return (
    <span className={styles.picture} data-missing={!table || undefined}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        {cells.map(({ x, y }) => (
          <rect
            key={`${x} ${y}`}
            x={4 + x * 5.2}
            y={3 + y * 4.6}
            width="4.4"
            height="3.6"
            rx="0.8"
            opacity={y === 0 ? 1 : 0.45}
          />
        ))}
      </svg>
    </span>
  );
}
