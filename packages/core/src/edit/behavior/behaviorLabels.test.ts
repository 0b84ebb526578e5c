import { describe, expect, it } from 'vitest';
import { createProjectSession } from '../../history/projectSession.ts';
import { editSample } from '../../testing/editSample.ts';
import { textOfProject } from '../../testing.ts';
import type { Edit } from '../editDefinitions.ts';
import { findEdit } from '../editDefinitions.ts';

const owner = { prototype: 'id1' } as const;
const own = { scene: 'id1', instance: 'id23' } as const;

const labels: readonly (readonly [edit: Edit, what: string, where: string])[] = [
  [
    { kind: 'behavior.insert', data: { owner, index: 0, id: 'id30', class: 'SpawnAction' } },
    'Added Spawn Actor',
    'Pip',
  ],
  [{ kind: 'behavior.insertTrees', data: { owner, index: 0, behaviors: [] } }, 'Added 0 behaviors', 'Pip'],
  [
    {
      kind: 'behavior.insertTrees',
      data: { owner, index: 0, behaviors: [{ id: 'id30', class: 'NoteBehavior', enabled: true, attributes: {} }] },
    },
    'Added Note',
    'Pip',
  ],
  [{ kind: 'behavior.insertSaved', data: { owner, index: 0, saved: 'id70', ids: [] } }, 'Added Bounce', 'Pip'],
  [{ kind: 'behavior.remove', data: { owner, behaviors: ['id2'] } }, 'Deleted Move', 'Pip'],
  [{ kind: 'behavior.remove', data: { owner, behaviors: ['id1', 'id2'] } }, 'Deleted 2 behaviors', 'Pip'],
  [{ kind: 'behavior.remove', data: { owner: own, behaviors: ['id5'] } }, 'Deleted Change Attribute', 'Pip'],
  [{ kind: 'behavior.move', data: { owner, behaviors: ['id2'], to: { index: 0 } } }, 'Moved Move', 'Pip'],
  [{ kind: 'behavior.duplicate', data: { owner, behaviors: ['id1'], ids: [] } }, 'Duplicated Rule', 'Pip'],
  [
    { kind: 'behavior.wrap', data: { owner, behaviors: ['id2'], id: 'id30', class: 'CompoundBehavior' } },
    'Put Move into a Group',
    'Pip',
  ],
  [{ kind: 'behavior.unwrap', data: { owner, behavior: 'id1' } }, 'Took everything out of Rule', 'Pip'],
  [
    { kind: 'behavior.setAttribute', data: { owner, behavior: 'id2', field: 'speed', value: 1 } },
    'Changed Speed of Move',
    'Pip',
  ],
  [{ kind: 'behavior.setEnabled', data: { owner, behaviors: ['id2'], enabled: true } }, 'Switched Move on', 'Pip'],
  [{ kind: 'behavior.rename', data: { owner, behavior: 'id2', name: 'x' } }, 'Renamed Move', 'Pip'],
  [{ kind: 'savedBehavior.add', data: { owner, behavior: 'id2', id: 'id71' } }, 'Saved Move in the library', 'Test'],
  [{ kind: 'savedBehavior.remove', data: { saved: 'id70' } }, 'Deleted Bounce', 'Test'],
  [
    { kind: 'condition.insert', data: { owner, behavior: 'id1', index: 0, id: 'id30' } },
    'Added a condition to Rule',
    'Pip',
  ],
  [{ kind: 'condition.remove', data: { owner, conditions: ['id3'] } }, 'Deleted the condition on the event Key', 'Pip'],
  [{ kind: 'condition.remove', data: { owner, conditions: ['id4'] } }, 'Deleted the condition on an attribute', 'Pip'],
  [{ kind: 'condition.remove', data: { owner, conditions: ['id3', 'id4'] } }, 'Deleted 2 conditions', 'Pip'],
  [
    { kind: 'condition.setKind', data: { owner, condition: 'id3', conditionType: 0, predicate: 'touch' } },
    'Let a condition look at the event Touch',
    'Pip',
  ],
  [
    { kind: 'condition.setAttribute', data: { owner, condition: 'id4', field: 'operator', value: '<' } },
    'Changed Comparison of a condition',
    'Pip',
  ],
  [
    { kind: 'condition.setKind', data: { owner, condition: 'id3', conditionType: 2 } },
    'Let a condition look at an expression',
    'Pip',
  ],
  [
    { kind: 'condition.setKind', data: { owner, condition: 'id3', conditionType: 0 } },
    'Let a condition look at an event',
    'Pip',
  ],
  [{ kind: 'tag.rename', data: { tag: 'Good', name: 'Fine' } }, 'Renamed the tag Good to Fine', 'Test'],
  [{ kind: 'tag.assign', data: { owner, tag: 'Good' } }, 'Added the tag Good', 'Pip'],
  [{ kind: 'delegate.setEvent', data: { delegate: 'id60', event: '' } }, 'Changed the event of Log', 'Test'],
];

describe('the label of an edit', () => {
  it.each(labels)('of %j says "%s" and where: %s', (edit, what, where) => {
    expect(findEdit(edit.kind)?.label(editSample(), edit.data)).toEqual({ what, where });
  });
});

describe('typing into a field', () => {
  it('is one undo step, and other fields have steps of their own', () => {
    const project = editSample();
    const session = createProjectSession({ project, ids: () => '', clock: () => 0 });
    const type = (field: string, value: string) =>
      session.dispatch(
        { kind: 'behavior.setAttribute', data: { owner, behavior: 'id2', field, value } },
        { history: 'merge', gesture: field },
      );
    for (const text of ['1', '12', '123']) expect(type('speed', text).ok).toBe(true);
    expect(type('speed', '12x').ok).toBe(false);
    expect(type('direction', '9').ok).toBe(true);
    expect(session.getState().history.undo).toHaveLength(2);
    session.undo();
    const move = session.getState().project.actors.get('id1')?.behaviors[0]?.behaviors?.[0];
    expect(move?.attributes).toEqual({ speed: 123 });
    session.undo();
    expect(textOfProject(session.getState().project)).toBe(textOfProject(project));
  });
});
