import { describe, expect, it } from 'vitest';
import type { Project } from '../../model/project.ts';
import { editSample } from '../../testing/editSample.ts';
import { testEdit, testRefusal } from '../../testing.ts';
import type { Edit } from '../editDefinitions.ts';

const shop = { table: 'id71' } as const;
const fixed = ['The columns of PurchaseTable cannot be changed.'];

/** The sample with a purchase table that sells two things. */
function sampleWithShop(): Project {
  const restored = testEdit(editSample(), { kind: 'table.restorePurchases', data: { id: 'id71' } });
  const rows = [{ id: 'id1' }, { id: 'id2', name: 'Gem' }];
  return testEdit(restored, { kind: 'table.addRows', data: { ...shop, rows } });
}

const cells = (project: Project) => project.tables.get('id71')?.columns.map(({ $ }) => $);
const file = (names: readonly string[], $: readonly (string | boolean)[]): Edit => ({
  kind: 'table.replace',
  data: {
    ...shop,
    rows: [{ id: 'id1', name: 'a' }],
    columns: names.map((name, index) => ({
      id: `id${index + 1}`,
      name,
      type: 1,
      readonly: false,
      $: [$[index] ?? ''],
    })),
  },
});

describe('the purchase table', () => {
  it('exists once', () => {
    const issues = testRefusal(sampleWithShop(), { kind: 'table.restorePurchases', data: { id: 'id72' } });
    expect(issues.map(({ message }) => message)).toEqual(['There is already a PurchaseTable.']);
  });

  it('keeps its name', () => {
    const issues = testRefusal(sampleWithShop(), { kind: 'table.rename', data: { ...shop, name: 'Shop' } });
    expect(issues.map(({ message }) => message)).toEqual(['PurchaseTable name is not editable.']);
  });

  it.each<[string, Edit]>([
    ['added', { kind: 'table.addColumns', data: { ...shop, columns: [{ id: 'id9' }] } }],
    ['removed', { kind: 'table.removeColumns', data: { ...shop, columns: ['id5'] } }],
    ['moved', { kind: 'table.moveColumns', data: { ...shop, columns: ['id5'], index: 0 } }],
    ['renamed', { kind: 'table.renameColumn', data: { ...shop, column: 'id1', name: 'Key' } }],
    ['renamed at row 0', { kind: 'table.setCell', data: { ...shop, column: 'id1', value: 'Key' } }],
    ['converted', { kind: 'table.retypeColumn', data: { ...shop, column: 'id1', type: 2 } }],
    ['cut off', { kind: 'table.resize', data: { ...shop, rows: 2, columns: 4 } }],
  ])('has no columns that can be %s', (_title, edit) => {
    expect(testRefusal(sampleWithShop(), edit).map(({ message }) => message)).toEqual(fixed);
  });

  it('is writable only in Id and Consumable', () => {
    const values = [['gem', 'true']];
    const written = testEdit(sampleWithShop(), {
      kind: 'table.setCells',
      data: { ...shop, row: 'id2', column: 'id1', values },
    });
    expect(cells(written)?.slice(0, 2)).toEqual([
      ['', 'gem'],
      [false, true],
    ]);
    const tooWide = testRefusal(sampleWithShop(), {
      kind: 'table.setCells',
      data: { ...shop, row: 'id1', column: 'id2', values },
    });
    expect(tooWide.map(({ message }) => message)).toEqual(['The column Name is filled in while the game runs.']);
    const cleared = testRefusal(sampleWithShop(), {
      kind: 'table.clearCells',
      data: { ...shop, rows: ['id1'], columns: ['id5'] },
    });
    expect(cleared.map(({ message }) => message)).toEqual(['The column State is filled in while the game runs.']);
  });

  it('imports rows from a file with the same columns, except for cells that the platform fills in', () => {
    const names = ['Id', 'Consumable', 'Name', 'Price', 'State'];
    const replaced = testEdit(sampleWithShop(), file(names, ['sword', 'true', 'Sword', '5', 'purchased']));
    expect(cells(replaced)).toEqual([['sword'], [true], [''], [''], ['']]);
    const types = replaced.tables.get('id71')?.columns.map(({ type, readonly }) => `${type} ${readonly}`);
    expect(types).toEqual(['1 false', '4 false', '1 true', '1 true', '1 true']);
    const other = testRefusal(sampleWithShop(), file(['Id', 'Consumable', 'Name', 'Cost', 'State'], []));
    expect(other.map(({ message }) => message)).toEqual([
      'The columns of PurchaseTable cannot be changed, but the file has others.',
    ]);
  });

  it('may gain rows, lose rows, and be deleted', () => {
    const moved = testEdit(sampleWithShop(), { kind: 'table.moveRows', data: { ...shop, rows: ['id2'], index: 0 } });
    expect(moved.tables.get('id71')?.rows.map(({ id }) => id)).toEqual(['id2', 'id1']);
    const fewer = testEdit(moved, { kind: 'table.resize', data: { ...shop, rows: 0, columns: 5 } });
    expect(cells(fewer)).toEqual([[], [], [], [], []]);
    expect(testEdit(fewer, { kind: 'table.remove', data: shop }).tables.has('id71')).toBe(false);
  });

  it('has copies that are normal tables', () => {
    const copied = testEdit(sampleWithShop(), { kind: 'table.duplicate', data: { ...shop, id: 'id72' } });
    const copy = copied.tables.get('id72');
    expect([copy?.name, copy?.tableType, copy?.flags, copy?.columns.some((column) => column.readonly)]).toEqual([
      'PurchaseTable 01',
      0,
      9,
      false,
    ]);
    expect(
      testEdit(copied, { kind: 'table.rename', data: { table: 'id72', name: 'Shop' } }).tables.get('id72')?.name,
    ).toBe('Shop');
  });
});
