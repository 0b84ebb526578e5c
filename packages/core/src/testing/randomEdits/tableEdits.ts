import type { Scalar } from '../../attributes/convert.ts';
import type { TableDocument } from '../../generated/entities.ts';
import type { IdSource } from '../../model/ids.ts';
import type { Project } from '../../model/project.ts';
import { isColumnEditable, isPurchaseTable } from '../../tables/purchaseTable.ts';
import { below, chance, pick, type Random, times } from '../randomSource.ts';
import { randomNumber, randomWord } from '../randomValues.ts';
import type { RandomEdit } from './randomEdit.ts';

/** Random edits of tables, of their rows and columns and of their cells. */
export const tableEdits: readonly RandomEdit[] = [
  (_project, random, ids) => ({
    kind: 'table.add',
    data: {
      id: ids(),
      name: randomWord(random),
      rows: times(below(random, 4), ids),
      columns: times(below(random, 4), ids),
    },
  }),
  (project, _random, ids) => {
    if ([...project.tables.values()].some(isPurchaseTable)) return undefined;
    return { kind: 'table.restorePurchases', data: { id: ids() } };
  },
  onTable((table, random, ids) =>
    chance(random, 0.3) ? { kind: 'table.duplicate', data: { table: table.id, id: ids() } } : undefined,
  ),
  onTable((table, random) =>
    isPurchaseTable(table) ? undefined : { kind: 'table.rename', data: { table: table.id, name: randomWord(random) } },
  ),
  (project, random) => {
    const listed = [...project.tables.keys()].filter((id) => Object.hasOwn(project.object.attributes, id));
    const table = pick(random, listed);
    return table === undefined ? undefined : { kind: 'table.reorder', data: { table, index: below(random, 4) } };
  },
  onTable((table, random) => (chance(random, 0.1) ? { kind: 'table.remove', data: { table: table.id } } : undefined)),
  onTable((table, random, ids) => {
    const rows = below(random, 6);
    const columns = isPurchaseTable(table) ? table.columns.length : below(random, 6);
    const newRows = times(Math.max(0, rows - table.rows.length), ids);
    const newColumns = times(Math.max(0, columns - table.columns.length), ids);
    return { kind: 'table.resize', data: { table: table.id, rows, columns, newRows, newColumns } };
  }),
  onTable((table, random, ids) => {
    const rows = times(1 + below(random, 2), () => ({ id: ids(), name: randomWord(random) }));
    return { kind: 'table.addRows', data: { table: table.id, rows, index: below(random, table.rows.length + 1) } };
  }),
  onTable((table, random) => ({ kind: 'table.removeRows', data: { table: table.id, rows: some(random, table.rows) } })),
  onTable((table, random) => {
    const rows = some(random, table.rows);
    return { kind: 'table.moveRows', data: { table: table.id, rows, index: below(random, table.rows.length) } };
  }),
  onTable((table, random) => ({
    kind: 'table.sortRows',
    data: {
      table: table.id,
      descending: chance(random, 0.5),
      rows: some(random, table.rows),
      ...((column) => (column ? { column: column.id } : {}))(pick(random, table.columns)),
    },
  })),
  onFreeTable((table, random, ids) => {
    const columns = times(1 + below(random, 2), () => ({ id: ids(), type: 1 + below(random, 5) }));
    return {
      kind: 'table.addColumns',
      data: { table: table.id, columns, index: below(random, table.columns.length + 1) },
    };
  }),
  onFreeTable((table, random) => ({
    kind: 'table.removeColumns',
    data: { table: table.id, columns: some(random, table.columns).slice(0, 1) },
  })),
  onFreeTable((table, random) => {
    const columns = some(random, table.columns);
    return {
      kind: 'table.moveColumns',
      data: { table: table.id, columns, index: below(random, table.columns.length) },
    };
  }),
  onTable((table, random) => {
    const row = pick(random, table.rows)?.id;
    return row === undefined
      ? undefined
      : { kind: 'table.renameRow', data: { table: table.id, row, name: randomWord(random) } };
  }),
  onFreeTable((table, random) => {
    const column = pick(random, table.columns)?.id;
    if (column === undefined) return undefined;
    return { kind: 'table.renameColumn', data: { table: table.id, column, name: randomWord(random) } };
  }),
  onFreeTable((table, random) => {
    const column = pick(random, table.columns)?.id;
    if (column === undefined) return undefined;
    return { kind: 'table.retypeColumn', data: { table: table.id, column, type: 1 + below(random, 5) } };
  }),
  onTable((table, random) => {
    const row = pick(random, table.rows)?.id;
    const column = pick(random, editableColumns(table))?.id;
    if (row === undefined || column === undefined) return undefined;
    return { kind: 'table.setCell', data: { table: table.id, row, column, value: randomCell(random) } };
  }),
  onTable((table, random) => {
    const [left, right] = table.columns;
    const row = table.rows[0]?.id;
    if (!left || !right || row === undefined || editableColumns(table).length < table.columns.length) return undefined;
    const values = table.rows.map(() => [randomCell(random), randomCell(random)]);
    return { kind: 'table.setCells', data: { table: table.id, row, column: left.id, values } };
  }),
  onTable((table, random) => ({
    kind: 'table.fillCells',
    data: {
      table: table.id,
      rows: some(random, table.rows),
      columns: some(random, editableColumns(table)),
      value: randomCell(random),
    },
  })),
  onTable((table, random) => ({
    kind: 'table.clearCells',
    data: { table: table.id, rows: some(random, table.rows), columns: some(random, editableColumns(table)) },
  })),
  onFreeTable((table, random, ids) => {
    const rows = [...some(random, table.rows).map((id) => ({ id, name: randomWord(random) })), { id: ids(), name: '' }];
    const columns = some(random, table.columns).map((id) => ({
      id,
      name: randomWord(random),
      type: 1 + below(random, 5),
      readonly: false,
      $: rows.map(() => randomCell(random)),
    }));
    return { kind: 'table.replace', data: { table: table.id, rows, columns } };
  }),
];

type TableEdit = (table: TableDocument, random: Random, ids: IdSource) => ReturnType<RandomEdit>;

function onTable(make: TableEdit): RandomEdit {
  return (project: Project, random, ids) => {
    const table = pick(random, [...project.tables.values()]);
    return table && make(table, random, ids);
  };
}

function onFreeTable(make: TableEdit): RandomEdit {
  return onTable((table, random, ids) => (isPurchaseTable(table) ? undefined : make(table, random, ids)));
}

function editableColumns(table: TableDocument) {
  return table.columns.filter((column) => isColumnEditable(table, column));
}

/** Ids of about half of the members. */
function some(random: Random, list: readonly { readonly id: string }[]): string[] {
  return list.flatMap(({ id }) => (chance(random, 0.5) ? [id] : []));
}

function randomCell(random: Random): Scalar {
  return (
    pick<Scalar>(random, [randomNumber(random), randomWord(random), chance(random, 0.5), '', '7', -90, 'true']) ?? 0
  );
}
