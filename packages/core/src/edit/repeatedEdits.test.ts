import { describe, expect, it } from 'vitest';
import { editCases } from '../testing/editCases/index.ts';
import { editSample } from '../testing/editSample.ts';
import { testEdit, textOfProject } from '../testing.ts';
import { applyEdit } from './applyEdit.ts';
import type { Edit } from './editDefinitions.ts';

describe('an edit that changes nothing', () => {
  it.each(editCases.map(([title, edit]) => [title, edit] as const))('is not an undo step: again %s', (_, edit) => {
    const once = applyEdit(editSample(), edit);
    if (!once.ok) throw new Error(once.issues[0]?.message);
    const twice = applyEdit(once.value.project, edit);
    const isSame = twice.ok && textOfProject(twice.value.project) === textOfProject(once.value.project);
    expect(isSame && twice.value.inverse).toEqual(isSame ? [] : false);
  });

  const owner = { prototype: 'id1' } as const;
  const fourth = { scene: 'id1', ids: ['id20'] } as const;
  const levels = { table: 'id70' } as const;
  it.each<Edit>([
    { kind: 'asset.rename', data: { kind: 'images', name: 'pip', to: 'pip' } },
    { kind: 'asset.replace', data: { kind: 'images', name: 'pip', files: [{ name: 'pip.png', size: 0 }] } },
    { kind: 'attribute.retype', data: { owner, id: 'id77', type: 'real' } },
    { kind: 'attribute.reorder', data: { owner: 'game', id: 'id90', index: 1 } },
    { kind: 'behavior.move', data: { owner, behaviors: ['id1'], to: { index: 1 } } },
    { kind: 'behavior.move', data: { owner, behaviors: ['id1'], to: { parent: 'id1', index: 0 } } },
    { kind: 'behavior.move', data: { owner, behaviors: [], to: { parent: 'id1', list: 'elseBehaviors', index: 0 } } },
    { kind: 'behavior.insertTrees', data: { owner, parent: 'id1', list: 'elseBehaviors', index: 0, behaviors: [] } },
    { kind: 'behavior.rename', data: { owner, behavior: 'id2', name: ' ' } },
    { kind: 'condition.move', data: { owner, conditions: ['id3'], to: { behavior: 'id1', index: 1 } } },
    { kind: 'condition.setKind', data: { owner, condition: 'id3', conditionType: 0, predicate: 'key' } },
    { kind: 'condition.setSubject', data: { owner, condition: 'id4', subject: 'self.attributes.id77' } },
    { kind: 'condition.setAttribute', data: { owner, condition: 'id3', field: 'keyString', value: 'left' } },
    { kind: 'controllerMap.setKey', data: { player: 1, button: 'buttonA', key: '' } },
    { kind: 'instance.clearAttribute', data: { ...fourth, path: ['attributes', 'size', 'width'] } },
    { kind: 'instance.reorder', data: { ...fourth, layer: 'id10', index: 0 } },
    { kind: 'instance.reorder', data: { scene: 'id1', ids: ['id20', 'id21', 'id22'], layer: 'id10', index: 9 } },
    { kind: 'instance.rotate', data: { ...fourth, by: 0, pivot: { x: 1, y: 2 } } },
    { kind: 'instance.rotate', data: { ...fourth, by: 360, pivot: { x: 1, y: 2 } } },
    { kind: 'instance.setUnlocked', data: { ...fourth, unlocked: false } },
    { kind: 'layer.reorder', data: { scene: 'id1', layer: 'id11', index: 7 } },
    { kind: 'table.addRows', data: { ...levels, rows: [] } },
    { kind: 'table.clearCells', data: { ...levels, rows: [], columns: ['id1'] } },
    { kind: 'table.fillCells', data: { ...levels, rows: ['id1'], columns: ['id1', 'id3'], value: 0 } },
    { kind: 'table.moveColumns', data: { ...levels, columns: ['id2', 'id3'], index: 1 } },
    { kind: 'table.moveRows', data: { ...levels, rows: ['id2', 'id3'], index: 1 } },
    { kind: 'table.reorder', data: { ...levels, index: 0 } },
    { kind: 'table.resize', data: { ...levels, rows: 3, columns: 5 } },
    { kind: 'table.retypeColumn', data: { ...levels, column: 'id3', type: 3 } },
    { kind: 'table.setCell', data: { ...levels, row: 'id1', column: 'id3', value: '0' } },
    { kind: 'table.sortRows', data: { ...levels, column: 'id2', rows: ['id1', 'id3'] } },
    { kind: 'table.setCells', data: { ...levels, row: 'id1', column: 'id1', values: [] } },
    { kind: 'tag.assign', data: { owner: { prototype: 'id2' }, tag: 'Good' } },
    { kind: 'tag.rename', data: { tag: 'Good', name: 'Good' } },
  ])('is not an undo step: $kind', (edit) => {
    const before = edit.kind === 'table.fillCells' ? blank() : editSample();
    const applied = applyEdit(before, edit);
    expect([applied.ok, applied.ok && applied.value.inverse]).toEqual([
      true,
      edit.kind === 'instance.rotate' ? turned : [],
    ]);
    if (applied.ok && edit.kind !== 'instance.rotate') expect(applied.value.project).toEqual(before);
  });
});

/** A rotation gives an actor an angle of its own, and leaves its position alone. */
const turned = [
  {
    op: 'unset',
    path: ['scenes', 'id1', 'layers', { id: 'id10' }, 'actors', { id: 'id20' }, 'attributes', 'rotation'],
  },
];

/** The sample with the text 0 in a text cell, so that writing the number 0 there changes nothing. */
function blank() {
  const data = { table: 'id70', row: 'id1', column: 'id1', value: '0' } as const;
  return testEdit(editSample(), { kind: 'table.setCell', data });
}
