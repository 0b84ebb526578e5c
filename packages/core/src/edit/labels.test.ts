import { describe, expect, it } from 'vitest';
import { editSample } from '../testing/editSample.ts';
import { findEdit } from './editDefinitions.ts';

type Row = readonly [kind: string, data: Readonly<Record<string, unknown>>, what: string, where: string];

const levels = { table: 'id70' };
const meadow = { scene: 'id1' };
const ground = { scene: 'id1', layer: 'id10' };
const pip = { prototype: 'id1' };
const two = [{ id: 'id8' }, { id: 'id9' }];

const rows: readonly Row[] = [
  ['table.addRows', { ...levels, rows: two }, 'Added 2 rows', 'Levels'],
  ['table.addRows', { ...levels, rows: [{ id: 'id8' }] }, 'Added 1 row', 'Levels'],
  ['table.addColumns', { ...levels, columns: two }, 'Added 2 columns', 'Levels'],
  ['table.addColumns', { ...levels, columns: [{ id: 'id8' }] }, 'Added 1 column', 'Levels'],
  ['table.removeRows', { ...levels, rows: ['id1'] }, 'Deleted 1 row', 'Levels'],
  ['table.removeRows', { ...levels, rows: ['id1', 'id2'] }, 'Deleted 2 rows', 'Levels'],
  ['table.removeColumns', { ...levels, columns: ['id1'] }, 'Deleted 1 column', 'Levels'],
  ['table.removeColumns', { ...levels, columns: ['id1', 'id2'] }, 'Deleted 2 columns', 'Levels'],
  ['table.moveRows', { ...levels, rows: ['id1'], index: 1 }, 'Moved 1 row', 'Levels'],
  ['table.moveRows', { ...levels, rows: ['id1', 'id2'], index: 1 }, 'Moved 2 rows', 'Levels'],
  ['table.moveColumns', { ...levels, columns: ['id1'], index: 1 }, 'Moved 1 column', 'Levels'],
  ['table.moveColumns', { ...levels, columns: ['id1', 'id2'], index: 1 }, 'Moved 2 columns', 'Levels'],
  ['table.resize', { ...levels, rows: 2, columns: 3 }, 'Resized to 2 × 3', 'Levels'],
  ['table.replace', { ...levels, rows: two, columns: [] }, 'Replaced by 2 × 0 cells of a file', 'Levels'],
  ['table.renameRow', { ...levels, row: 'id1', name: 'Top' }, 'Named a row Top', 'Levels'],
  ['table.renameRow', { ...levels, row: 'id1', name: '' }, 'Took the name of a row away', 'Levels'],
  ['table.renameColumn', { ...levels, column: 'id1', name: 'Top' }, 'Named a column Top', 'Levels'],
  ['table.renameColumn', { ...levels, column: 'id1', name: '' }, 'Took the name of a column away', 'Levels'],
  ['table.clearCells', { ...levels, cells: [] }, 'Cleared cells', 'Levels'],
  ['table.fillCells', { ...levels, cells: [] }, 'Filled cells', 'Levels'],
  ['table.setCell', { ...levels, row: 'id1', column: 'id1', value: 1 }, 'Changed a cell', 'Levels'],
  ['table.setCell', { ...levels, row: 'id1', value: 'x' }, 'Named a row', 'Levels'],
  ['table.setCell', { ...levels, column: 'id1', value: 'x' }, 'Named a column', 'Levels'],
  ['table.setCell', { table: 'id404', row: 'id1', column: 'id1', value: 1 }, 'Changed a cell', 'a table'],
  ['table.add', { id: 'id71', name: 'Prices' }, 'Added Prices', 'Test'],
  ['table.add', { id: 'id71' }, 'Added a table', 'Test'],
  ['table.duplicate', { ...levels, id: 'id71' }, 'Duplicated Levels', 'Test'],
  ['table.rename', { ...levels, name: 'Stages' }, 'Renamed Levels', 'Test'],
  ['table.reorder', { ...levels, index: 0 }, 'Moved Levels', 'Test'],
  ['table.remove', levels, 'Deleted Levels', 'Test'],
  ['table.restorePurchases', { id: 'id71' }, 'Restored PurchaseTable', 'Test'],
  ['asset.duplicate', { kind: 'images', name: 'pip' }, 'Duplicated pip', 'Test'],
  ['asset.remove', { kind: 'images', name: 'pip' }, 'Deleted pip', 'Test'],
  ['tag.add', { tag: 'Bad' }, 'Added the tag Bad', 'Test'],
  ['tag.remove', { tag: 'Good' }, 'Deleted the tag Good', 'Test'],
  ['tag.rename', { tag: 'Good', name: 'Nice' }, 'Renamed the tag Good to Nice', 'Test'],
  ['scene.add', { id: 'id9', name: 'Sea' }, 'Added Sea', 'Test'],
  ['scene.add', { id: 'id9' }, 'Added a scene', 'Test'],
  ['scene.remove', meadow, 'Deleted Meadow', 'Test'],
  ['scene.remove', { scene: 'id404' }, 'Deleted a scene', 'Test'],
  ['scene.rename', { ...meadow, name: 'Sea' }, 'Renamed Meadow', 'Test'],
  ['scene.reorder', { ...meadow, index: 1 }, 'Moved Meadow in the list', 'Test'],
  ['layer.add', { ...meadow, id: 'id99' }, 'Added a layer', 'Meadow'],
  ['layer.remove', ground, 'Deleted Ground', 'Meadow'],
  ['layer.rename', { ...ground, name: 'Back' }, 'Renamed Ground', 'Meadow'],
  ['layer.reorder', { ...ground, index: 1 }, 'Moved Ground in the layers', 'Meadow'],
  ['layer.setScrollable', { ...ground, scrollable: true }, 'Let Ground scroll', 'Meadow'],
  ['layer.setScrollable', { ...ground, scrollable: false }, 'Kept Ground on screen', 'Meadow'],
  ['prototype.add', { id: 'id9', name: 'Fox' }, 'Added Fox', 'Test'],
  ['prototype.add', { id: 'id9' }, 'Added an actor', 'Test'],
  ['prototype.duplicate', { ...pip, id: 'id9' }, 'Duplicated Pip', 'Test'],
  ['prototype.remove', pip, 'Deleted Pip', 'Test'],
  ['prototype.remove', { prototype: 'id404' }, 'Deleted an actor', 'Test'],
  ['prototype.rename', { ...pip, name: 'Fox' }, 'Renamed Pip', 'Test'],
  ['prototype.reorder', { ...pip, index: 1 }, 'Moved Pip in the list', 'Test'],
  ['attribute.add', { owner: pip, name: 'Pace' }, 'Added Pace', 'Pip'],
  ['attribute.rename', { owner: 'game', id: 'id90', name: 'Points' }, 'Renamed Score', 'Test'],
  ['attribute.reorder', { owner: pip, id: 'id77', index: 0 }, 'Moved Speed in the attributes', 'Pip'],
  ['project.setTitle', { title: 'Other' }, 'Renamed the project', 'Test'],
];

describe('the history says what was done, and the name of where it was done', () => {
  it.each(rows)('%s %j: %s, %s', (kind, data, what, where) => {
    const definition = findEdit(kind);
    expect(definition?.kind).toBe(kind);
    expect(definition?.label(editSample(), data)).toEqual({ what, where });
  });
});
