import { normalizeCondition } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { type ConditionDescription, conditionIssues } from './fixtures.ts';

const expression = (...parts: unknown[]) => ({ '@': 'expression', $: parts });
const number = expression({ keypath: 'self.attributes.id31' }, '*2');
const unreadable = expression('1 +');

function event(eventType: string, type: string, attributes: Record<string, unknown>): ConditionDescription {
  return { class: 'EventCondition', eventType, attributes: { conditionType: 0 }, predicate: { type, attributes } };
}

function attribute(subjectAttribute: unknown, type: string, attributes: Record<string, unknown>): ConditionDescription {
  return {
    class: 'AttributeCondition',
    attributes: { conditionType: 1, subjectAttribute },
    predicate: { type, attributes },
  };
}

function numeric(subject: unknown, attributes: Record<string, unknown>): ConditionDescription {
  return {
    class: 'NumericExpressionCondition',
    attributes: { conditionType: 2, subject },
    predicate: { type: 'number', attributes },
  };
}

function textual(subject: unknown, attributes: Record<string, unknown>): ConditionDescription {
  return {
    class: 'TextExpressionCondition',
    attributes: { conditionType: 3, subject },
    predicate: { type: 'string', attributes },
  };
}

const real = 'self.attributes.id31';
const text = 'self.attributes.id32';
const boolean = 'self.attributes.id33';
const over = 'overlaps or collides';

const valid: readonly ConditionDescription[] = [
  event('mouse button', 'mouse', { mouseState: 'down' }),
  event('mouse button', 'mouse', {}),
  event('mouse position', 'mousePosition', { mouseState: 'not over actor' }),
  event('touch', 'touch', { touchState: 'outside' }),
  event('key', 'key', { keyString: 'left', mode: 'up' }),
  event('key', 'key', { keyString: 'D', mode: 'down' }),
  event('key', 'key', { keyString: "'", mode: 'down' }),
  event(over, 'collision', { mode: 0, prototypeKey: 'id40', actorTag: '' }),
  event(over, 'collision', { mode: 1, prototypeKey: 'id99', actorTag: 'Enemy' }),
  attribute(real, 'number', { operator: '>=', RHS: '2.5' }),
  attribute(real, 'number', { operator: '~=', RHS: 3 }),
  attribute('game.attributes.id6', 'number', { operator: '==', RHS: number }),
  attribute('game.devices.clock.hour', 'number', { operator: '<', RHS: '12' }),
  attribute(text, 'string', { operator: 'beginsWith', RHS: '' }),
  attribute('self.attributes.image', 'string', { operator: '==', RHS: 'hero' }),
  attribute(text, 'string', { operator: 'contains', RHS: expression('"a"..', { keypath: text }) }),
  attribute(boolean, 'boolean', { operator: '==', RHS: false }),
  attribute(boolean, 'boolean', { RHS: true }),
  numeric(number, { operator: '<', RHS: number }),
  numeric('12', { operator: '==', RHS: '12' }),
  textual(expression({ keypath: text }), { operator: 'endsWith', RHS: 'x' }),
  textual(number, { operator: '==', RHS: '4' }),
];

type Expected = readonly (readonly [code: string, path: string, severity?: 'nonBlocking'])[];
const subject = 'attributes/subjectAttribute';
const RHS = 'predicate/attributes/RHS';

const invalid: readonly (readonly [ConditionDescription, Expected])[] = [
  [event('mouse button', 'mouse', { mouseState: 'inside' }), [['value.choice', 'predicate/attributes/mouseState']]],
  [event('mouse position', 'mousePosition', { mouseState: 1 }), [['value.type', 'predicate/attributes/mouseState']]],
  [event('touch', 'touch', { touchState: '' }), [['value.required', 'predicate/attributes/touchState']]],
  [event('touch', 'touch', { pressure: 1 }), [['behavior.field', 'predicate/attributes/pressure', 'nonBlocking']]],
  [event('key', 'key', {}), [['value.required', 'predicate/attributes/keyString']]],
  [event('key', 'key', { keyString: 'nokey' }), [['value.choice', 'predicate/attributes/keyString']]],
  [event('key', 'key', { keyString: 7 }), [['value.type', 'predicate/attributes/keyString']]],
  [event('key', 'key', { keyString: 'a', mode: 'held' }), [['value.choice', 'predicate/attributes/mode']]],
  [event('touch', 'key', { keyString: 'a' }), [['value.choice', 'eventType', 'nonBlocking']]],
  [event(over, 'collision', {}), [['value.required', 'predicate/attributes/prototypeKey']]],
  [event(over, 'collision', { prototypeKey: 'id99' }), [['reference.missing', 'predicate/attributes/prototypeKey']]],
  [event(over, 'collision', { mode: 1 }), [['value.required', 'predicate/attributes/actorTag']]],
  [
    event(over, 'collision', { mode: 1, actorTag: 'Ghost' }),
    [['reference.missing', 'predicate/attributes/actorTag', 'nonBlocking']],
  ],
  [event(over, 'collision', { mode: 2 }), [['value.choice', 'predicate/attributes/mode']]],
  [event('key', 'unset', {}), [['condition.incomplete', '']]],
  [event('key', 'number', { RHS: '1' }), [['condition.incomplete', '']]],
  [attribute('', 'number', { RHS: '1' }), [['value.required', subject]]],
  [attribute(undefined, 'number', { RHS: '1' }), [['value.required', subject]]],
  [attribute('', 'unset', {}), [['condition.incomplete', '']]],
  [attribute(real, 'unset', {}), [['condition.incomplete', '']]],
  [attribute(real, 'mouse', {}), [['condition.incomplete', '']]],
  [attribute('self.attributes.id99', 'number', { RHS: 'x' }), [['reference.missing', subject]]],
  [attribute('scene.attributes.time', 'number', { RHS: '1' }), [['reference.context', subject]]],
  [attribute('game.attributes.id20', 'number', { RHS: '1' }), [['reference.type', subject]]],
  [attribute(text, 'number', { RHS: '1' }), [['reference.type', subject]]],
  [attribute(real, 'boolean', { RHS: true }), [['reference.type', subject]]],
  [attribute(real, 'number', { RHS: 'many' }), [['value.type', RHS]]],
  [attribute(real, 'number', { RHS: '' }), [['value.required', RHS]]],
  [attribute(real, 'number', { RHS: unreadable }), [['expression.syntax', RHS]]],
  [attribute(real, 'number', { RHS: expression({ keypath: boolean }) }), [['expression.type', RHS]]],
  [attribute(real, 'number', { operator: '=', RHS: '1' }), [['value.choice', 'predicate/attributes/operator']]],
  [attribute('game.attributes.id6', 'number', { RHS: '-1' }), [['value.type', RHS]]],
  [attribute('self.attributes.image', 'string', { RHS: 'nobody' }), [['asset.missing', RHS, 'nonBlocking']]],
  [attribute(boolean, 'boolean', { RHS: 1 }), [['value.type', RHS]]],
  [
    attribute(text, 'string', { operator: 'begins with', RHS: '' }),
    [['value.choice', 'predicate/attributes/operator']],
  ],
  [attribute(text, 'string', { RHS: expression({ keypath: 'game.attributes.id20' }) }), [['expression.type', RHS]]],
  [numeric('', { RHS: '1' }), [['value.required', 'attributes/subject']]],
  [numeric(undefined, { RHS: '1' }), [['value.required', 'attributes/subject']]],
  [
    numeric('many', { RHS: 'more' }),
    [
      ['value.type', 'attributes/subject'],
      ['value.type', RHS],
    ],
  ],
  [numeric(expression({ keypath: text }), { RHS: '1' }), [['expression.type', 'attributes/subject']]],
  [textual(expression(), { RHS: '' }), [['value.required', 'attributes/subject']]],
  [textual(unreadable, { RHS: '' }), [['expression.syntax', 'attributes/subject']]],
  [{ ...numeric('1', { RHS: '1' }), class: 'EventCondition' }, [['condition.unknown', 'class']]],
  [{ ...numeric('1', { RHS: '1' }), class: 'Unheard' }, [['condition.unknown', 'class']]],
];

describe('a condition', () => {
  it.each(valid)('has no findings: %j', (condition) => {
    expect(conditionIssues(condition)).toEqual([]);
  });

  it.each(invalid)('gives its findings and no others: %j', (condition, expected) => {
    const found = conditionIssues(condition).map((issue) => [issue.code, issue.path.join('/'), issue.severity]);
    expect(found).toEqual(expected.map(([code, path, severity = 'blocking']) => [code, path, severity]));
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

  it.each(spellings)('writes a %s of %j as %j', (type, before, after) => {
    const condition = attribute(real, type, before);
    const { predicate } = normalizeCondition({ ...condition, id: 'id1' } as never);
    expect(predicate.attributes).toEqual(after);
  });

  it('gives the class and the event that the type of the condition says', () => {
    const condition = { id: 'id1', class: 'Key', eventType: 'touch', attributes: { conditionType: 0 } } as const;
    const predicate = { type: 'key', attributes: { keyString: 'a', mode: 'down' } } as const;
    expect(normalizeCondition({ ...condition, predicate })).toEqual({
      ...{ id: 'id1', class: 'EventCondition', eventType: 'key', attributes: { conditionType: 0 }, predicate },
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

  it('gives back the same object when nothing is to be done', () => {
    const condition = { ...attribute(real, 'number', { operator: '<', RHS: '1' }), id: 'id1' } as never;
    expect(normalizeCondition(condition)).toBe(condition);
  });
});
