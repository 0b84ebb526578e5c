import type { Condition, Expression } from '@playhouse/core';
import { id } from './ids.ts';

type Attributes = Readonly<Record<string, unknown>>;

function condition(
  className: string,
  type: number,
  predicate: Condition['predicate'],
  more: Partial<Condition> = {},
  attributes: Attributes = {},
): Condition {
  return { id: id(), class: className, ...more, attributes: { conditionType: type, ...attributes }, predicate };
}

const event = (eventType: NonNullable<Condition['eventType']>, predicate: Condition['predicate']): Condition =>
  condition('EventCondition', 0, predicate, { eventType });

export const keyDown = (keyString: string): Condition =>
  event('key', { type: 'key', attributes: { keyString, mode: 'down' } });
export const touching = (): Condition => event('touch', { type: 'touch', attributes: { touchState: 'inside' } });
export const pressed = (): Condition => event('mouse button', { type: 'mouse', attributes: { mouseState: 'down' } });
export const overlapsTag = (actorTag: string): Condition =>
  event('overlaps or collides', { type: 'collision', attributes: { mode: 1, prototypeKey: '', actorTag } });
export const overlapsActor = (prototypeKey: string): Condition =>
  event('overlaps or collides', { type: 'collision', attributes: { mode: 0, prototypeKey, actorTag: '' } });
export const attributeIs = (subjectAttribute: string, operator: string, RHS: number | Expression): Condition =>
  condition('AttributeCondition', 1, { type: 'number', attributes: { operator, RHS } }, {}, { subjectAttribute });
export const isTrue = (subjectAttribute: string, RHS = true): Condition =>
  condition(
    'AttributeCondition',
    1,
    { type: 'boolean', attributes: { operator: '==', RHS } },
    {},
    { subjectAttribute },
  );
export const numberIs = (subject: Expression, operator: string, RHS: number): Condition =>
  condition('NumericExpressionCondition', 2, { type: 'number', attributes: { operator, RHS } }, {}, { subject });
/** A touch, or the mouse button, went down on the actor and is still held. */
export const grabbed = (): Condition => event('touch', { type: 'touch', attributes: { touchState: 'pressed' } });
