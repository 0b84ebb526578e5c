import { columnTypes, isColumnEditable, isPurchaseTable, type Project, type TableDocument } from '@playhouse/core';
import { ChevronDown, Lock } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Menu } from '../../components/Menu.tsx';
import { TextField } from '../../components/TextField.tsx';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { type ListedUse, listUses, UsesList } from '../find/UsesList.tsx';
import styles from './ColumnPanel.module.css';
import type { GridController } from './grid/gridController.ts';
import { typeEntries } from './grid/gridMenu.ts';
import { describeColumn } from './model/describeColumn.ts';
import { clampSelection } from './model/selection.ts';
import { shortNumber } from './model/summarizeCells.ts';
import { typeIcon } from './typeIcons.ts';

export interface ColumnPanelProps {
  readonly table: TableDocument;
  readonly grid: GridController;
}

/** The column of the active cell: its name, type, numbers and uses. */
export function ColumnPanel({ table, grid }: ColumnPanelProps) {
  const size = { rows: table.rows.length, columns: table.columns.length };
  const position = clampSelection(
    grid.store((state) => state.selection),
    size,
  ).active.column;
  const column = table.columns[position - 1];
  return (
    <aside className={styles.panel} aria-label={t('Column')}>
      {column ? (
        <>
          <h2 className={styles.title}>{t('Column {position}', { position })}</h2>
          <NameField key={column.id} name={column.name} table={table} grid={grid} position={position} />
          <TypeField table={table} grid={grid} position={position} />
          <Facts table={table} position={position} />
          <Uses table={table.id} column={column.id} />
        </>
      ) : (
        <p className={styles.note}>{t('Select a cell or the name of a column to see what is in it.')}</p>
      )}
    </aside>
  );
}

interface FieldProps extends ColumnPanelProps {
  readonly position: number;
}

function NameField({ name, table, grid, position }: FieldProps & { readonly name: string }) {
  const [text, setText] = useState(name);
  useEffect(() => setText(name), [name]);
  const isFixed = isPurchaseTable(table);
  const commit = () => {
    if (text === name) return;
    const refused = grid.commands.write({ row: 0, column: position }, text);
    if (refused === undefined) return;
    grid.tell(refused);
    setText(name);
  };
  return (
    <TextField
      label={t('Name')}
      value={text}
      isReadOnly={isFixed}
      {...(isFixed ? { hint: t('The columns of {name} cannot be changed.', { name: table.name }) } : {})}
      onChange={setText}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        else if (event.key === 'Escape') setText(name);
        else event.continuePropagation();
      }}
    />
  );
}

function TypeField({ table, grid, position }: FieldProps) {
  const column = table.columns[position - 1];
  if (!column) return null;
  const title = columnTypes.find(({ code }) => code === Math.max(1, column.type))?.title ?? t('Text');
  const isLocked = !isColumnEditable(table, column);
  return (
    <div className={styles.field}>
      <span className={styles.label}>{t('Type')}</span>
      <Menu label={t('Type')} entries={() => typeEntries(grid, position)} isInPalette={!isPurchaseTable(table)}>
        <Button
          icon={typeIcon(column.type)}
          wide
          isDisabled={isPurchaseTable(table)}
          aria-label={t('Type: {title}, change', { title })}
        >
          <span className={styles.type}>
            {title}
            <ChevronDown aria-hidden size={14} />
          </span>
        </Button>
      </Menu>
      {isLocked ? (
        <p className={styles.note}>
          <Lock aria-hidden size={13} /> {t('Filled in while the game runs.')}
        </p>
      ) : null}
    </div>
  );
}

function Facts({ table, position }: { readonly table: TableDocument; readonly position: number }) {
  const column = useDeferredValue(table.columns[position - 1]);
  const facts = useMemo(() => column && describeColumn(column), [column]);
  if (!facts) return null;
  const { count, blank, different, numbers, on } = facts;
  const rows: readonly (readonly [string, string])[] = [
    [t('Cells'), String(count)],
    ...(blank > 0 ? [[t('Blank'), String(blank)] as const] : []),
    [t('Different'), String(different)],
    ...(on === undefined ? [] : [[t('On'), String(on)] as const]),
    ...Object.entries(numbers ?? {}).map(([key, value]) => [words[key] ?? key, shortNumber(value)] as const),
  ];
  return (
    <dl className={styles.facts} aria-label={t('Numbers of the column')}>
      {rows.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const words: Readonly<Record<string, string>> = { sum: t('Sum'), mean: t('Mean'), least: t('Least'), most: t('Most') };

function Uses({ table, column }: { readonly table: string; readonly column: string }) {
  const uses = useColumnUses(table, useDeferredValue(column));
  return (
    <section>
      <h3 className={styles.heading}>{t('Used in')}</h3>
      {uses.length === 0 ? (
        <p className={styles.note}>
          {t('No expression names this column. Columns can also be found by their number.')}
        </p>
      ) : (
        <UsesList uses={uses} />
      )}
    </section>
  );
}

/** Where expressions name a column. Cells name none, so they are not searched, and their edits search nothing again. */
function useColumnUses(table: string, column: string): readonly ListedUse[] {
  const project = useProject((current) => current);
  const { object, scenes, actors, behaviors } = project;
  const columns = project.tables.get(table)?.columns.map(({ id, name }) => `${id} ${name}`);
  return useMemo(
    () => listUses({ ...project, tables: withoutCells(project.tables) }, { kind: 'column', table, id: column }),
    [object, scenes, actors, behaviors, columns?.join('\n'), table, column],
  );
}

function withoutCells(tables: Project['tables']): Project['tables'] {
  const empty = (each: TableDocument) => ({
    ...each,
    rows: [],
    columns: each.columns.map((one) => ({ ...one, $: [] })),
  });
  return new Map([...tables].map(([id, each]) => [id, empty(each)]));
}
