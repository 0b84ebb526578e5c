import { describe, expect, it } from 'vitest';
import type { Condition } from '../generated/entities.ts';
import { importFixture } from './test/readFixture.ts';

const conditions = importFixture('conditions').contents.project.actors.get('id200001')?.behaviors[0]?.conditions ?? [];
const rotation = { '@': 'expression', $: [{ keypath: 'self.attributes.rotation' }] };

type Expected = Pick<Condition, 'class' | 'predicate'> & Partial<Pick<Condition, 'eventType'>> & { subject?: unknown };

function event(eventType: Condition['eventType'], type: Condition['predicate']['type'], attributes: object): Expected {
  return {
    class: 'EventCondition',
    ...(eventType ? { eventType } : {}),
    predicate: { type, attributes: { ...attributes } },
  };
}

function test(type: Condition['predicate']['type'], attributes: object): Expected {
  return { class: 'AttributeCondition', predicate: { type, attributes: { ...attributes } } };
}

const expected: readonly Expected[] = [
  event('mouse button', 'mouse', { mouseState: 'up' }),
  event('mouse position', 'mousePosition', { mouseState: 'not over actor' }),
  event('touch', 'touch', { touchState: 'outside' }),
  event('key', 'key', { keyString: 'Z', mode: 'down' }),
  event('overlaps or collides', 'collision', { mode: 0, prototypeKey: 'id200001', actorTag: '' }),
  event('overlaps or collides', 'collision', { mode: 1, prototypeKey: 'id200001', actorTag: 'Wall' }),
  ...['==', '~=', '<', '>', '<=', '>='].map((operator, at) => test('number', { operator, RHS: `${at + 6}.50` })),
  ...['==', '~=', 'contains', 'beginsWith', 'endsWith'].map((operator, at) =>
    test('string', { operator, RHS: ` a ${at + 12}` }),
  ),
  ...[true, false, true].map((RHS) => test('boolean', { operator: '==', RHS })),
  {
    class: 'NumericExpressionCondition',
    subject: { '@': 'expression', $: ['random(1,6)'] },
    predicate: { type: 'number', attributes: { operator: '>', RHS: rotation } },
  },
  {
    class: 'TextExpressionCondition',
    subject: { '@': 'expression', $: [{ keypath: 'self.attributes.name' }, '.."x"'] },
    predicate: { type: 'string', attributes: { operator: 'contains', RHS: 'x' } },
  },
  test('unset', {}),
  test('unset', {}),
  event(undefined, 'unset', {}),
];

describe('conditions of every kind', () => {
  it('are all imported, under their own ids', () => {
    expect(conditions.map(({ id }) => id)).toEqual(expected.map((_, at) => `id60${String(at).padStart(4, '0')}`));
    expect(new Set(conditions.map(({ predicate }) => predicate.type)).size).toBe(9);
  });

  it.each(expected.map((row, at) => [at, row.predicate.type, row] as const))(
    'number %d, %s, matches the format',
    (at, _, row) => {
      const { subject, ...shape } = row;
      const condition = conditions[at];
      expect(condition).toMatchObject(shape);
      expect(condition?.predicate).toEqual(row.predicate);
      expect(condition?.eventType).toBe(row.eventType);
      expect(condition?.attributes.subject).toEqual(subject);
    },
  );

  it('use an attribute only if their type requires it', () => {
    const looking = conditions.filter(({ attributes }) => attributes.subjectAttribute !== undefined);
    expect(looking.every(({ attributes }) => attributes.conditionType === 1)).toBe(true);
    expect(looking).toHaveLength(14);
  });

  it('keep no names, plug-ins or classes from old files', () => {
    for (const condition of conditions) {
      expect(
        Object.keys(condition).filter((key) => !['id', 'class', 'eventType', 'attributes', 'predicate'].includes(key)),
      ).toEqual([]);
      expect(
        Object.keys(condition.attributes).filter(
          (key) => !['conditionType', 'subjectAttribute', 'subject'].includes(key),
        ),
      ).toEqual([]);
    }
  });
});
