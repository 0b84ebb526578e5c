import { normalizeCondition } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { type ConditionDescription, conditionFixtures, conditionIssues } from './fixtures.ts';

const real = 'self.attributes.id31';
const fixtures = [...conditionFixtures.values()];

function attribute(subjectAttribute: string, type: string, attributes: Record<string, unknown>): ConditionDescription {
  return {
    class: 'AttributeCondition',
    attributes: { conditionType: 1, subjectAttribute },
    predicate: { type, attributes },
  };
}

describe('a condition', () => {
  it.each(fixtures.flatMap(({ valid }) => valid))('has no findings: %j', (condition) => {
    expect(conditionIssues(condition)).toEqual([]);
  });

  it.each(fixtures.flatMap(({ invalid }) => invalid))('has exactly the expected findings: %j', (row) => {
    const found = conditionIssues(row.condition).map(({ code, path, severity }) => ({ code, path, severity }));
    expect(found).toEqual(row.expect.map(({ severity = 'blocking', ...rest }) => ({ ...rest, severity })));
  });
});

describe('normalizeCondition', () => {
  const spellings: readonly (readonly [
    type: string,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ])[] = [
    ['number', { operator: '=' }, { operator: '==' }],
    ['number', { operator: '!=' }, { operator: '~=' }],
    ['number', { operator: '<=' }, { operator: '<=' }],
    ['string', { operator: 'is' }, { operator: '==' }],
    ['string', { operator: 'isNot' }, { operator: '~=' }],
    ['string', { operator: 'begins with' }, { operator: 'beginsWith' }],
    ['string', { operator: 'ends with' }, { operator: 'endsWith' }],
    ['boolean', { operator: '=', RHS: 1 }, { operator: '==', RHS: true }],
    ['boolean', { RHS: '0' }, { RHS: false }],
    ['touch', { conditionType: 'pressed' }, { touchState: 'pressed' }],
    ['mousePosition', { conditionType: 'over actor' }, { mouseState: 'over actor' }],
    ['collision', { mode: '1' }, { mode: 1 }],
    ['number', { operator: 'constructor' }, { operator: 'constructor' }],
  ];

  it.each(spellings)('converts a %s of %j to %j', (type, before, after) => {
    const condition = attribute(real, type, before);
    const { predicate } = normalizeCondition({ ...condition, id: 'id1' } as never);
    expect(predicate.attributes).toEqual(after);
  });

  it('sets the class and the event from the type of the condition', () => {
    const condition = { id: 'id1', class: 'Key', eventType: 'touch', attributes: { conditionType: 0 } } as const;
    const predicate = { type: 'key', attributes: { keyString: 'a', mode: 'down' } } as const;
    expect(normalizeCondition({ ...condition, predicate })).toEqual({
      id: 'id1',
      class: 'EventCondition',
      eventType: 'key',
      attributes: { conditionType: 0 },
      predicate,
    });
    const compared = {
      ...condition,
      attributes: { conditionType: 2, subject: '1' },
      predicate: { type: 'number', attributes: {} },
    };
    expect(normalizeCondition(compared as never)).toEqual({
      id: 'id1',
      class: 'NumericExpressionCondition',
      attributes: { conditionType: 2, subject: '1' },
      predicate: { type: 'number', attributes: {} },
    });
  });

  it('returns the same object when there is nothing to change', () => {
    const condition = { ...attribute(real, 'number', { operator: '<', RHS: '1' }), id: 'id1' } as never;
    expect(normalizeCondition(condition)).toBe(condition);
  });
});
