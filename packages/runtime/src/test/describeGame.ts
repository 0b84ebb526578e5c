import type { Condition, Expression } from '@playhouse/core';
import {
  type BehaviorDescription,
  buildProject,
  type InstanceDescription,
  type ProjectDescription,
  type PrototypeDescription,
} from '@playhouse/core/testing';

/** A stored expression: `${}` contains a keypath. */
export function expression(texts: TemplateStringsArray, ...keypaths: string[]): Expression {
  const $ = texts.flatMap((text, index) => {
    const keypath = keypaths[index];
    return [...(text === '' ? [] : [text]), ...(keypath === undefined ? [] : [{ keypath }])];
  });
  return { '@': 'expression', $ };
}

export const x = 'self.attributes.position.x';
export const y = 'self.attributes.position.y';
/** Custom attributes that most test games have. */
export const count = 'game.attributes.id901';
export const label = 'game.attributes.id902';
export const flag = 'game.attributes.id903';

export const gameAttributes = {
  id901: { '@': 'real', $: 0, name: 'count' },
  id902: { '@': 'text', $: '', name: 'label' },
  id903: { '@': 'boolean', $: false, name: 'flag' },
} as const;

type Children = readonly BehaviorDescription[];

export function behavior(
  name: string,
  attributes: Record<string, unknown> = {},
  children?: Children,
): BehaviorDescription {
  return { class: name, attributes, ...(children && { behaviors: children }) };
}

export function change(targetAttribute: string, RHS: unknown): BehaviorDescription {
  return behavior('ChangeAttributeAction', { targetAttribute, RHS });
}

export function constrain(targetAttribute: string, RHS: unknown): BehaviorDescription {
  return behavior('ConstrainAttributeBehavior', { targetAttribute, RHS });
}

/** Adds 1 to the game's `count`, once or in every frame. */
export const increment = change(count, expression`${count} + 1`);
export const tally = constrain(count, expression`${count} + 1`);

/** Appends a letter to the game's `label`, once: the order of events in a test. */
export function write(letter: string): BehaviorDescription {
  return change(label, { '@': 'expression', $: [{ keypath: label }, ` .. "${letter}"`] });
}

export function group(behaviors: Children, attributes: Record<string, unknown> = {}): BehaviorDescription {
  return behavior('CompoundBehavior', attributes, behaviors);
}

export function timer(
  kind: 'every' | 'after' | 'for',
  interval: unknown,
  behaviors: Children,
  attributes: Record<string, unknown> = {},
): BehaviorDescription {
  const timerType = { every: 0, after: 1, for: 2 }[kind];
  return behavior('TimerBehavior', { timerType, interval, ...attributes }, behaviors);
}

export function rule(
  conditions: Condition | readonly Condition[],
  behaviors: Children,
  elseBehaviors: Children = [],
  attributes: Record<string, unknown> = {},
): BehaviorDescription {
  const list = Array.isArray(conditions) ? conditions : [conditions];
  return { class: 'RuleBehavior', attributes, conditions: list, behaviors, elseBehaviors };
}

let conditionNumber = 0;

export function condition(
  type: Condition['predicate']['type'],
  attributes: Record<string, unknown>,
  subject: { keypath?: string; number?: unknown; text?: unknown } = {},
): Condition {
  const kind = subject.keypath !== undefined ? 1 : 'number' in subject ? 2 : 'text' in subject ? 3 : 0;
  const classes = ['EventCondition', 'AttributeCondition', 'NumericExpressionCondition', 'TextExpressionCondition'];
  return {
    id: `id${7000 + conditionNumber++}`,
    class: classes[kind] ?? '',
    attributes: {
      conditionType: kind,
      ...(kind === 1 && { subjectAttribute: subject.keypath ?? '' }),
      ...(kind > 1 && { subject: subject.number ?? subject.text }),
    },
    predicate: { type, attributes },
  };
}

/** An attribute compared with a number. */
export function when(keypath: string, operator: string, RHS: unknown): Condition {
  return condition('number', { operator, RHS }, { keypath });
}

export function keyDown(keyString: string): Condition {
  return condition('key', { keyString, mode: 'down' });
}

/** A game with one scene, in which one actor `id1` is at (0, 0) and runs the behaviors. */
export function soloGame(
  behaviors: Children,
  prototype: Omit<PrototypeDescription, 'behaviors' | 'id'> = {},
  rest: ProjectDescription & { readonly instance?: Partial<InstanceDescription> } = {},
) {
  const { instance, ...description } = rest;
  return buildProject({
    attributes: gameAttributes,
    prototypes: [{ name: 'Solo', ...prototype, behaviors }],
    scenes: [{ layers: [{ actors: [{ prototype: 'id1', ...instance }] }] }],
    ...description,
  });
}
