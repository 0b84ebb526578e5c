import type { TableColumn } from '@playhouse/core';
import { columnTypes } from '@playhouse/core';
import { Lock } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { inSentence } from '../../../i18n/inSentence.ts';
import { t } from '../../../i18n/t.ts';
import type { CellRange } from '../model/selection.ts';
import { typeIcon } from '../typeIcons.ts';
import styles from './Grid.module.css';
import { gridRole } from './gridRole.ts';

export interface GridHeadProps {
  readonly grid: string;
  readonly columns: readonly TableColumn[];
  readonly locked: readonly boolean[];
  readonly shown: readonly number[];
  readonly frozen: number;
  readonly starts: readonly number[];
  readonly height: number;
  /** The columns that the selection is in. */
  readonly within: readonly Pick<CellRange, 'left' | 'right'>[];
  readonly active: number | undefined;
  readonly isAll: boolean;
  readonly found: string;
  readonly editor: ReactNode;
}

/** Row 0: the names of the columns, with their types. */
export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { frozen, shown, starts, height, isAll, columns } = props;
  const fixed = Array.from({ length: frozen }, (_, index) => index + 1);
  return (
    <div
      {...gridRole({ role: 'row', 'aria-rowindex': 1 })}
      className={styles.head}
      style={{ blockSize: height, inlineSize: starts.at(-1) }}
    >
      <div
        {...gridRole({
          role: 'columnheader',
          'aria-label': t('All cells'),
          'aria-colindex': 1,
          'aria-selected': isAll,
        })}
        className={styles.corner}
        data-row={0}
        data-column={0}
        data-within={isAll || undefined}
        style={{ inlineSize: starts[0] }}
      >
        <span className="ph-hidden">{t('All cells')}</span>
      </div>
      {fixed.map((column) => (
        <HeadCell key={columns[column - 1]?.id} {...props} column={column} isFixed />
      ))}
      {shown.map((column) => (
        <HeadCell key={columns[column - 1]?.id} {...props} column={column} isFixed={false} />
      ))}
    </div>
  );
});

type HeadCellProps = GridHeadProps & { readonly column: number; readonly isFixed: boolean };

function HeadCell({ grid, columns, locked, starts, within, active, editor, column, ...rest }: HeadCellProps) {
  const meta = columns[column - 1];
  if (!meta) return null;
  const start = starts[column - 1] ?? 0;
  const isWithin = within.some(({ left, right }) => column >= left && column <= right);
  const isActive = active === column;
  const typeTitle = columnTypes.find(({ code }) => code === meta.type)?.title ?? t('Text');
  const isLocked = locked[column - 1] === true;
  const type = inSentence(typeTitle);
  const name =
    meta.name === '' ? t('Column {column}', { column }) : t('{name}, column {column}', { name: meta.name, column });
  return (
    <div
      {...gridRole({
        role: 'columnheader',
        id: `${grid}-0-${column}`,
        'aria-label': isLocked ? t('{name}, {type}, locked', { name, type }) : t('{name}, {type}', { name, type }),
        'aria-colindex': column + 1,
        'aria-selected': isWithin,
      })}
      className={styles.headCell}
      data-row={0}
      data-column={column}
      data-within={isWithin || undefined}
      data-active={isActive || undefined}
      data-fixed={rest.isFixed || undefined}
      data-last-fixed={(rest.isFixed && column === rest.frozen) || undefined}
      data-found={(rest.found !== '' && meta.name.toLowerCase().includes(rest.found)) || undefined}
      style={{ insetInlineStart: start, inlineSize: (starts[column] ?? start) - start }}
    >
      <span
        className={styles.type}
        data-type-menu={column}
        title={t('{type}. Press to change the type.', { type: typeTitle })}
      >
        <Icon icon={typeIcon(meta.type)} size={15} />
      </span>
      {isActive && editor ? (
        editor
      ) : (
        <span className={styles.label} dir="auto">
          {meta.name}
        </span>
      )}
      {isLocked ? (
        <Lock aria-hidden size={13} className={styles.lock} />
      ) : (
        <span className={styles.number}>{column}</span>
      )}
      <span className={styles.resizer} data-resize={column} />
    </div>
  );
}
