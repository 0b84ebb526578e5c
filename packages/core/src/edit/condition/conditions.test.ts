import { describe, expect, it } from 'vitest';
import { conditionKinds } from '../../catalogue/conditions/index.ts';
import { conditionClasses, type PredicateDescriptor } from '../../catalogue/defineCondition.ts';
import { normalizeCondition } from '../../catalogue/normalizeCondition.ts';
import type { Condition } from '../../generated/entities.ts';
import type { Project } from '../../model/project.ts';
import { type BehaviorDescription, buildProject, testEdit, testRefusal } from '../../testing.ts';
import type { Edit } from '../editDefinitions.ts';

const owner = { prototype: 'id1' } as const;

const touch = (id: string): Condition => ({
  id,
  class: 'EventCondition',
  eventType: 'touch',
  attributes: { conditionType: 0 },
  predicate: { type: 'touch', attributes: { touchState: 'pressed' } },
});

const speedIs = (RHS: unknown): Condition => ({
  id: 'id20',
  class: 'AttributeCondition',
  attributes: { conditionType: 1, subjectAttribute: 'self.attributes.rotation' },
  predicate: { type: 'number', attributes: { operator: '>', RHS } },
});

function projectWith(...behaviors: BehaviorDescription[]): Project {
  return buildProject({ prototypes: [{ id: 'id1', behaviors }] });
}

const ruleOf = (id: string, ...conditions: Condition[]): BehaviorDescription => ({
  id,
  class: 'RuleBehavior',
  conditions,
});
const conditionsOf = (project: Project, at = 0) => project.actors.get('id1')?.behaviors[at]?.conditions ?? [];
const idsOf = (project: Project, at = 0) => conditionsOf(project, at).map(({ id }) => id);

describe('inserting a condition', () => {
  const kinds = conditionKinds.flatMap((kind: PredicateDescriptor) =>
    kind.conditionTypes.map((conditionType) => [kind.type, conditionType] as const),
  );

  it.each(kinds)('creates one with the test %s of type %i that needs no normalizing', (predicate, conditionType) => {
    const data = { owner, behavior: 'id1', index: 1, id: 'id9', conditionType, predicate };
    const after = testEdit(projectWith(ruleOf('id1', touch('id5'))), { kind: 'condition.insert', data });
    const made = conditionsOf(after)[1];
    expect(made?.class).toBe(conditionClasses[conditionType]);
    expect(made?.predicate.type).toBe(predicate);
    expect(made && normalizeCondition(made)).toBe(made);
  });

  it('creates the condition list of a loop that has none', () => {
    const project = projectWith({ id: 'id1', class: 'LoopBehavior' });
    const data = { owner, behavior: 'id1', index: 0, id: 'id9' };
    expect(idsOf(testEdit(project, { kind: 'condition.insert', data }))).toEqual(['id9']);
  });

  it('expects a number or text to compare, depending on the kind', () => {
    const data = { owner, behavior: 'id1', index: 0, id: 'id9', conditionType: 3 } as const;
    const after = testEdit(projectWith(ruleOf('id1')), { kind: 'condition.insert', data });
    expect(conditionsOf(after)[0]).toEqual({
      id: 'id9',
      class: 'TextExpressionCondition',
      attributes: { conditionType: 3, subject: '' },
      predicate: { type: 'string', attributes: { operator: '==', RHS: '' } },
    });
  });
});

describe('arranging conditions', () => {
  const two = () => projectWith(ruleOf('id1', touch('id5'), touch('id6'), touch('id7')), ruleOf('id2', touch('id8')));

  it('moves several to another rule in their order', () => {
    const data = { owner, conditions: ['id7', 'id5'], to: { behavior: 'id2', index: 0 } };
    const after = testEdit(two(), { kind: 'condition.move', data });
    expect([idsOf(after), idsOf(after, 1)]).toEqual([['id6'], ['id5', 'id7', 'id8']]);
  });

  it('moves one down in its own rule', () => {
    const data = { owner, conditions: ['id5'], to: { behavior: 'id1', index: 2 } };
    expect(idsOf(testEdit(two(), { kind: 'condition.move', data }))).toEqual(['id6', 'id5', 'id7']);
  });

  it('removes those of several rules', () => {
    const after = testEdit(two(), { kind: 'condition.remove', data: { owner, conditions: ['id5', 'id8', 'id7'] } });
    expect([idsOf(after), idsOf(after, 1)]).toEqual([['id6'], []]);
  });

  it('copies several after the last of each rule', () => {
    const data = { owner, conditions: ['id5', 'id6', 'id8'], ids: ['id30', 'id31', 'id32'] };
    const after = testEdit(two(), { kind: 'condition.duplicate', data });
    expect([idsOf(after), idsOf(after, 1)]).toEqual([
      ['id5', 'id6', 'id30', 'id31', 'id7'],
      ['id8', 'id32'],
    ]);
  });
});

describe('the kind of a condition', () => {
  const kindAfter = (condition: Condition, data: Extract<Edit, { kind: 'condition.setKind' }>['data']) =>
    conditionsOf(testEdit(projectWith(ruleOf('id1', condition)), { kind: 'condition.setKind', data }))[0];

  it('changes from an event to an attribute', () => {
    expect(kindAfter(touch('id5'), { owner, condition: 'id5', conditionType: 1 })).toEqual({
      id: 'id5',
      class: 'AttributeCondition',
      attributes: { conditionType: 1, subjectAttribute: '' },
      predicate: { type: 'unset', attributes: {} },
    });
  });

  it('keeps the comparison where the test stays the same', () => {
    expect(kindAfter(speedIs('5'), { owner, condition: 'id20', conditionType: 2, predicate: 'number' })).toEqual({
      id: 'id20',
      class: 'NumericExpressionCondition',
      attributes: { conditionType: 2, subject: '' },
      predicate: { type: 'number', attributes: { operator: '>', RHS: '5' } },
    });
  });

  it('keeps the left program where both kinds have one', () => {
    const computed: Condition = {
      id: 'id20',
      class: 'NumericExpressionCondition',
      attributes: { conditionType: 2, subject: '1' },
      predicate: { type: 'number', attributes: { operator: '>', RHS: '5' } },
    };
    const attributesAfter = (conditionType: 1 | 3) =>
      kindAfter(computed, { owner, condition: 'id20', conditionType })?.attributes;
    expect(attributesAfter(3)).toEqual({ conditionType: 3, subject: '1' });
    expect(attributesAfter(1)).toEqual({ conditionType: 1, subjectAttribute: '' });
  });

  it('keeps the attribute where only the test changes', () => {
    expect(kindAfter(speedIs('5'), { owner, condition: 'id20', conditionType: 1, predicate: 'string' })).toEqual({
      id: 'id20',
      class: 'AttributeCondition',
      attributes: { conditionType: 1, subjectAttribute: 'self.attributes.rotation' },
      predicate: { type: 'string', attributes: { operator: '==', RHS: '' } },
    });
  });

  it('keeps extra keys of a newer version', () => {
    const odd = JSON.parse(JSON.stringify({ ...touch('id5'), future: 1 }));
    expect(kindAfter(odd, { owner, condition: 'id5', conditionType: 0, predicate: 'key' })).toMatchObject({
      future: 1,
      eventType: 'key',
    });
  });
});

const subjects: readonly (readonly [keypath: string, before: unknown, predicate: unknown])[] = [
  ['self.attributes.position.x', '5', { type: 'number', attributes: { operator: '>', RHS: '5' } }],
  ['self.attributes.name', '5', { type: 'string', attributes: { operator: '==', RHS: '5' } }],
  ['self.attributes.name', '', { type: 'string', attributes: { operator: '==', RHS: '' } }],
  ['self.attributes.image', '5', { type: 'string', attributes: { operator: '==', RHS: '5' } }],
  ['self.aspects.graphics.attributes.visible', '5', { type: 'boolean', attributes: { operator: '==', RHS: true } }],
  ['self.attributes.id404', '5', { type: 'number', attributes: { operator: '>', RHS: '5' } }],
];

describe('the left side of a condition', () => {
  it.each(subjects)('on %s turns a comparison with %j into %j', (subject, before, predicate) => {
    const project = projectWith(ruleOf('id1', speedIs(before)));
    const after = testEdit(project, { kind: 'condition.setSubject', data: { owner, condition: 'id20', subject } });
    expect(conditionsOf(after)[0]?.attributes.subjectAttribute).toBe(subject);
    expect(conditionsOf(after)[0]?.predicate).toEqual(predicate);
  });

  it('is an expression where two programs are compared', () => {
    const program = { '@': 'expression', $: ['1+1'] };
    const start = testEdit(projectWith(ruleOf('id1', speedIs('5'))), {
      kind: 'condition.setKind',
      data: { owner, condition: 'id20', conditionType: 2 },
    });
    const data = { owner, condition: 'id20', subject: program };
    expect(conditionsOf(testEdit(start, { kind: 'condition.setSubject', data }))[0]?.attributes.subject).toEqual(
      program,
    );
  });
});

const refusals: readonly (readonly [title: string, edit: Edit, message: string])[] = [
  [
    'that is gone',
    { kind: 'condition.remove', data: { owner, conditions: ['id9'] } },
    'The condition no longer exists.',
  ],
  [
    'in a rule that is gone',
    { kind: 'condition.insert', data: { owner, behavior: 'id9', index: 0, id: 'id30' } },
    'The rule no longer exists.',
  ],
  [
    'in something that has none',
    { kind: 'condition.insert', data: { owner, behavior: 'id2', index: 0, id: 'id30' } },
    'Note has no conditions.',
  ],
  [
    'at a gap that does not exist',
    { kind: 'condition.insert', data: { owner, behavior: 'id1', index: 3, id: 'id30' } },
    'This position in the list of conditions does not exist.',
  ],
  [
    'with the id of a behavior',
    { kind: 'condition.insert', data: { owner, behavior: 'id1', index: 0, id: 'id2' } },
    'There is already a behavior or condition with this id.',
  ],
  [
    'with a test that its type does not have',
    { kind: 'condition.setKind', data: { owner, condition: 'id5', conditionType: 1, predicate: 'touch' } },
    'There is no such kind of condition.',
  ],
  [
    'on an event, when a left side is set',
    { kind: 'condition.setSubject', data: { owner, condition: 'id5', subject: '1' } },
    'A condition on an event has nothing to compare.',
  ],
  [
    'on an attribute, when the left side is a program',
    {
      kind: 'condition.setSubject',
      data: { owner, condition: 'id20', subject: { '@': 'expression', $: ['1'] } },
    },
    'Please select an valid attribute to compare.',
  ],
  [
    'when a field that it does not have is set',
    { kind: 'condition.setAttribute', data: { owner, condition: 'id5', field: 'RHS', value: '1' } },
    'This condition has no field RHS.',
  ],
  [
    'with an invalid comparison',
    { kind: 'condition.setAttribute', data: { owner, condition: 'id20', field: 'operator', value: '!=' } },
    'The value of comparison is not one of the choices.',
  ],
  [
    'copied without enough ids',
    { kind: 'condition.duplicate', data: { owner, conditions: ['id5'], ids: [] } },
    'Each copied condition needs an id.',
  ],
];

describe('an edit is refused for a condition', () => {
  it.each(refusals)('%s', (_title, edit, message) => {
    const project = projectWith(ruleOf('id1', touch('id5'), speedIs('5')), { id: 'id2', class: 'NoteBehavior' });
    expect(testRefusal(project, edit).map((issue) => issue.message)).toEqual([message]);
  });
});
