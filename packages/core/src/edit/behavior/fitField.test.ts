import { describe, expect, it } from 'vitest';
import { behaviorDescriptors } from '../../catalogue/behaviors/index.ts';
import { type AnyBehaviorDescriptor, defaultAttributes } from '../../catalogue/defineBehavior.ts';
import { findBehavior } from '../../catalogue/findBehavior.ts';
import type { Project } from '../../model/project.ts';
import { buildProject, testEdit, testRefusal } from '../../testing.ts';

const owner = { prototype: 'id1' } as const;
const expression = (...parts: unknown[]) => ({ '@': 'expression', $: parts });
const sum = expression('1+', { keypath: 'self.attributes.rotation' });

function projectWith(className: string): Project {
  const descriptor = findBehavior(className);
  const attributes = descriptor ? defaultAttributes(descriptor) : {};
  return buildProject({ prototypes: [{ id: 'id1', behaviors: [{ id: 'id1', class: className, attributes }] }] });
}

const edit = (field: string, value: unknown, part?: string) =>
  ({
    kind: 'behavior.setAttribute',
    data: { owner, behavior: 'id1', field, value, ...(part !== undefined && { part }) },
  }) as const;

const stored: readonly (readonly [className: string, field: string, value: unknown, stored: unknown])[] = [
  ['MoveBehavior', 'speed', 12.5, 12.5],
  ['MoveBehavior', 'speed', ' -3e2 ', -300],
  ['MoveBehavior', 'speed', -0, 0],
  ['MoveBehavior', 'speed', sum, sum],
  ['MoveBehavior', 'speed', expression(), expression()],
  ['MoveBehavior', 'direction', -90, 270],
  ['MoveBehavior', 'direction', 725.5, 5.5],
  ['MoveBehavior', 'moveType', 1, 1],
  ['MoveToBehavior', 'runToCompletion', true, true],
  ['MoveToBehavior', 'position', { x: 1, y: sum }, { x: 1, y: sum }],
  ['AnimateBehavior', 'speed', 30, 30],
  ['AnimateBehavior', 'speed', 0, 0],
  ['AnimateBehavior', 'images', 'a\tb', 'a\tb'],
  ['AnimateBehavior', 'currentFrameAttribute', 'self.attributes.id5', 'self.attributes.id5'],
  ['ChangeSceneAction', 'sceneKey', 'next', 'next'],
  ['ChangeSceneAction', 'sceneKey', 'id77', 'id77'],
  ['CollideBehavior', 'prototypeKey', '', ''],
  ['CollideBehavior', 'actorTag', 'A b', 'A b'],
  ['NoteBehavior', 'note', 'a\nb\u0007\ud800', 'a\nb\ufffd'],
  ['NoteBehavior', 'note', null, ''],
  ['NoteBehavior', 'note', 'x'.repeat(65_536), 'x'.repeat(65_536)],
  ['ChangeAttributeAction', 'RHS', 5, '5'],
  ['ChangeAttributeAction', 'RHS', false, 'false'],
  ['ChangeAttributeAction', 'RHS', expression({ keypath: 'a', name: 'b' }), expression({ keypath: 'a' })],
  [
    'ChangeTableValueAction',
    'assignments',
    [{ id: 'id1', column: 2, rhsvalue: sum }],
    [{ id: 'id1', column: '2', rhsvalue: sum }],
  ],
  [
    'ParticlesBehavior',
    'color',
    { red: 1, green: 0, blue: sum, alpha: 0.5 },
    { red: 1, green: 0, blue: sum, alpha: 0.5 },
  ],
];

const refused: readonly (readonly [className: string, field: string, value: unknown, message: string])[] = [
  ['MoveBehavior', 'speed', '', 'Please enter a valid number for speed.'],
  ['MoveBehavior', 'speed', Number.POSITIVE_INFINITY, 'Please enter a valid number for speed.'],
  ['MoveBehavior', 'speed', true, 'Please enter a valid number for speed.'],
  ['MoveBehavior', 'speed', null, 'Please enter a valid number for speed.'],
  ['MoveBehavior', 'direction', 'up', 'Please enter a valid number for direction.'],
  ['MoveToBehavior', 'position', { x: 1 }, 'Please enter a valid number for position.'],
  ['MoveToBehavior', 'position', { x: 1, y: 2, z: 3 }, 'Please enter a valid number for position.'],
  ['AnimateBehavior', 'speed', 2.5, 'Animation frames must be a positive integer.'],
  ['CollideBehavior', 'prototypeKey', 'Pip', 'Please enter a valid actor prototype.'],
  ['CollideBehavior', 'actorTag', 'a\tb', 'Please type in a valid actor tag.'],
  ['MoveBehavior', 'speed', expression(1), 'This expression has a part that is neither text nor an attribute.'],
  [
    'MoveBehavior',
    'speed',
    expression({ keypath: '' }),
    'This expression has a part that is neither text nor an attribute.',
  ],
  ['MoveBehavior', 'speed', expression('é'.repeat(32_769)), 'The expression is longer than 64 KB.'],
  ['NoteBehavior', 'note', 'x'.repeat(65_537), 'The text is longer than 64 KB.'],
];

/** Fields whose message for a wrong type is not specified; it only matters that nothing changes. */
const refusedSomehow: readonly (readonly [className: string, field: string, value: unknown])[] = [
  ['MoveBehavior', 'moveType', 2],
  ['MoveBehavior', 'moveType', sum],
  ['MoveToBehavior', 'runToCompletion', 1],
  ['ChangeSceneAction', 'sceneKey', 'sideways'],
  ['ChangeTableValueAction', 'assignments', []],
  ['ChangeTableValueAction', 'assignments', [{ id: 'id1', column: {}, rhsvalue: '' }]],
  [
    'ChangeTableValueAction',
    'assignments',
    [
      { id: 'id1', column: '', rhsvalue: '' },
      { id: 'id1', column: '', rhsvalue: '' },
    ],
  ],
  ['NoteBehavior', 'note', 5],
  ['ChangeAttributeAction', 'RHS', Number.NaN],
  ['ChangeAttributeAction', 'RHS', {}],
];

describe('a field of a behavior', () => {
  it.each(stored)('of %s %s stores %j as %j', (className, field, value, wanted) => {
    const after = testEdit(projectWith(className), edit(field, value));
    expect(after.actors.get('id1')?.behaviors[0]?.attributes[field]).toEqual(wanted);
  });

  it.each(refused)('of %s %s refuses %j: %s', (className, field, value, message) => {
    const issues = testRefusal(projectWith(className), edit(field, value));
    expect(issues.map((issue) => issue.message)).toEqual([message]);
  });

  it.each(refusedSomehow)('of %s %s refuses %j', (className, field, value) => {
    const [issue] = testRefusal(projectWith(className), edit(field, value));
    expect([issue?.code, issue?.message === '']).toEqual(['edit.refused', false]);
  });

  it('changes one component of a point and leaves the other', () => {
    const after = testEdit(projectWith('MoveToBehavior'), edit('position', sum, 'y'));
    expect(after.actors.get('id1')?.behaviors[0]?.attributes.position).toEqual({ x: 0, y: sum });
  });

  it('that is set to its current value changes nothing', () => {
    const before = projectWith('MoveToBehavior');
    const same = testEdit(before, edit('speed', before.actors.get('id1')?.behaviors[0]?.attributes.speed));
    expect(same).toBe(before);
  });

  const fields = behaviorDescriptors.flatMap((descriptor: AnyBehaviorDescriptor) =>
    Object.entries(descriptor.fields).map(([key, field]) => [descriptor.class, key, field.default] as const),
  );

  it.each(fields)('of %s %s accepts its own default', (className, key, value) => {
    const project = projectWith(className);
    const after = testEdit(project, edit(key, value));
    expect(after.actors.get('id1')?.behaviors[0]?.attributes[key]).toEqual(value);
  });
});
