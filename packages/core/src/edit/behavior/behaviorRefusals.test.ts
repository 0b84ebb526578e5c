import { describe, expect, it } from 'vitest';
import type { Behavior } from '../../generated/entities.ts';
import { editSample } from '../../testing/editSample.ts';
import { buildProject, testEdit, testRefusal } from '../../testing.ts';
import type { Edit } from '../editDefinitions.ts';

const owner = { prototype: 'id1' } as const;
const at = { owner, index: 0 } as const;
const note: Behavior = { id: 'id30', class: 'NoteBehavior', enabled: true, attributes: {} };

const refusals: readonly (readonly [title: string, edit: Edit, message: string])[] = [
  [
    'an actor that is gone',
    { kind: 'behavior.remove', data: { owner: { prototype: 'id9' }, behaviors: [] } },
    'The list of behaviors no longer exists.',
  ],
  [
    'a locked instance',
    {
      kind: 'behavior.insert',
      data: { owner: { scene: 'id1', instance: 'id20' }, index: 0, id: 'id30', class: 'NoteBehavior' },
    },
    'The list of behaviors no longer exists.',
  ],
  [
    'a behavior of another owner',
    { kind: 'behavior.remove', data: { owner, behaviors: ['id5'] } },
    'The behavior no longer exists.',
  ],
  [
    'several, one of which is gone',
    { kind: 'behavior.remove', data: { owner, behaviors: ['id2', 'id5'] } },
    'One of the behaviors no longer exists.',
  ],
  [
    'an index past the end',
    { kind: 'behavior.insert', data: { owner, index: 2, id: 'id30', class: 'NoteBehavior' } },
    'This position in the list of behaviors does not exist.',
  ],
  [
    'an index below 0',
    { kind: 'behavior.move', data: { owner, behaviors: ['id2'], to: { index: -1 } } },
    'This position in the list of behaviors does not exist.',
  ],
  [
    'an index between two',
    { kind: 'behavior.move', data: { owner, behaviors: ['id2'], to: { index: 0.5 } } },
    'This position in the list of behaviors does not exist.',
  ],
  [
    'a block that is gone',
    { kind: 'behavior.insert', data: { ...at, parent: 'id9', id: 'id30', class: 'NoteBehavior' } },
    'The block no longer exists.',
  ],
  [
    'a gap in something that is not a block',
    { kind: 'behavior.insert', data: { ...at, parent: 'id2', id: 'id30', class: 'NoteBehavior' } },
    'Move cannot hold behaviors there.',
  ],
  [
    'a class that does not exist',
    { kind: 'behavior.insert', data: { ...at, id: 'id30', class: 'TeleportBehavior' } },
    'This version of Playhouse does not know the behavior TeleportBehavior.',
  ],
  [
    'a new value for a field that does not exist',
    { kind: 'behavior.insert', data: { ...at, id: 'id30', class: 'NoteBehavior', attributes: { toString: 'x' } } },
    'Note has no field toString.',
  ],
  [
    'a new value that does not fit',
    { kind: 'behavior.insert', data: { ...at, id: 'id30', class: 'MoveBehavior', attributes: { speed: 'fast' } } },
    'Please enter a valid number for speed.',
  ],
  [
    'the id of a behavior',
    { kind: 'behavior.insert', data: { ...at, id: 'id2', class: 'NoteBehavior' } },
    'There is already a behavior or condition with this id.',
  ],
  [
    'the id of a condition',
    { kind: 'behavior.insert', data: { ...at, id: 'id3', class: 'NoteBehavior' } },
    'There is already a behavior or condition with this id.',
  ],
  [
    'an invalid id',
    { kind: 'behavior.insert', data: { ...at, id: 'x', class: 'NoteBehavior' } },
    'This id cannot be used.',
  ],
  [
    'pasted behaviors past the end',
    { kind: 'behavior.insertTrees', data: { owner, index: 2, behaviors: [note] } },
    'This position in the list of behaviors does not exist.',
  ],
  [
    'a saved behavior past the end',
    { kind: 'behavior.insertSaved', data: { owner, index: 2, saved: 'id70', ids: ['id30'] } },
    'This position in the list of behaviors does not exist.',
  ],
  [
    'pasted behaviors with the same id',
    { kind: 'behavior.insertTrees', data: { ...at, behaviors: [note, note] } },
    'There is already a behavior or condition with this id.',
  ],
  [
    'a pasted number that is not finite',
    { kind: 'behavior.insertTrees', data: { ...at, behaviors: [{ ...note, attributes: { a: Number.NaN } }] } },
    'This is not a behavior that can be stored.',
  ],
  [
    'a pasted behavior without its shape',
    { kind: 'behavior.insertTrees', data: { ...at, behaviors: [{ ...note, id: 'x' }] } },
    'This is not a behavior that can be stored.',
  ],
  [
    'copies without enough ids',
    { kind: 'behavior.duplicate', data: { owner, behaviors: ['id1'], ids: ['id30'] } },
    'Each copied behavior and condition needs an id.',
  ],
  [
    'copies with a used id',
    { kind: 'behavior.duplicate', data: { owner, behaviors: ['id2'], ids: ['id4'] } },
    'There is already a behavior or condition with this id.',
  ],
  [
    'an empty group',
    { kind: 'behavior.wrap', data: { owner, behaviors: [], id: 'id30', class: 'CompoundBehavior' } },
    'Choose the behaviors to move into the block.',
  ],
  [
    'a group that is not a block',
    { kind: 'behavior.wrap', data: { owner, behaviors: ['id2'], id: 'id30', class: 'MoveBehavior' } },
    'Behaviors can only be moved into a block.',
  ],
  [
    'unwrapping something that has no children',
    { kind: 'behavior.unwrap', data: { owner, behavior: 'id2' } },
    'Only blocks contain behaviors that can be taken out.',
  ],
  [
    'a field that does not exist',
    { kind: 'behavior.setAttribute', data: { owner, behavior: 'id2', field: 'constructor', value: 1 } },
    'Move has no field constructor.',
  ],
  [
    'a component that does not exist',
    { kind: 'behavior.setAttribute', data: { owner, behavior: 'id2', field: 'speed', part: 'x', value: 1 } },
    'There is no x in this field.',
  ],
  [
    'a title that is too long',
    { kind: 'behavior.rename', data: { owner, behavior: 'id2', name: 'x'.repeat(257) } },
    'This name is too long.',
  ],
  [
    'a saved behavior with a used id',
    { kind: 'savedBehavior.add', data: { owner, behavior: 'id2', id: 'id70' } },
    'There is already a saved behavior with this id.',
  ],
  [
    'a saved behavior without a name',
    { kind: 'savedBehavior.rename', data: { saved: 'id70', name: ' ' } },
    'A saved behavior needs a name.',
  ],
  [
    'a saved behavior that is gone',
    { kind: 'behavior.insertSaved', data: { ...at, saved: 'id9', ids: [] } },
    'The saved behavior no longer exists.',
  ],
];

describe('an edit of behaviors is refused', () => {
  it.each(refusals)('for %s', (_title, edit, message) => {
    expect(testRefusal(editSample(), edit).map((issue) => issue.message)).toEqual([message]);
  });

  it('for behaviors of two lists to be wrapped in one group', () => {
    const rule = (id: string, child: string) => ({
      id,
      class: 'RuleBehavior',
      behaviors: [{ id: child, class: 'NoteBehavior' }],
    });
    const project = buildProject({ prototypes: [{ id: 'id1', behaviors: [rule('id1', 'id2'), rule('id3', 'id4')] }] });
    const data = { owner, behaviors: ['id2', 'id4'], id: 'id30', class: 'CompoundBehavior' };
    expect(testRefusal(project, { kind: 'behavior.wrap', data }).map(({ message }) => message)).toEqual([
      'Only behaviors from the same list can be moved into a block together.',
    ]);
  });

  it('for a move that would put two with the same id in one list', () => {
    const twin = { id: 'id2', class: 'NoteBehavior' };
    const project = buildProject({
      prototypes: [{ id: 'id1', behaviors: [{ id: 'id1', class: 'RuleBehavior', behaviors: [twin] }, twin] }],
    });
    const data = { owner, behaviors: ['id2'], to: { index: 0 } };
    const [issue] = testRefusal(project, { kind: 'behavior.move', data });
    expect(issue?.message).toBe('There is already one with this id in that list. Repair the project first.');
    const [other] = testRefusal(project, { kind: 'behavior.unwrap', data: { owner, behavior: 'id1' } });
    expect(other?.message).toBe('Two behaviors have the same id. Repair the project first.');
  });

  it('for nesting deeper than readers accept, but not one level less', () => {
    let tree: Behavior = { ...note, id: 'id1' };
    for (let id = 2; id <= 489; id += 1)
      tree = { ...note, id: `id${id}`, class: 'CompoundBehavior', behaviors: [tree] };
    const empty = buildProject({ prototypes: [{ id: 'id1' }] });
    const deep = testEdit(empty, { kind: 'behavior.insertTrees', data: { ...at, behaviors: [tree] } });
    const wrap = { owner, behaviors: ['id489'], id: 'id500', class: 'CompoundBehavior' };
    expect(testRefusal(deep, { kind: 'behavior.wrap', data: wrap }).map(({ message }) => message)).toEqual([
      'Behaviors cannot be nested deeper than this.',
    ]);
  });
});
