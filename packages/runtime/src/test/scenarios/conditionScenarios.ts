import type { Condition, PredicateType } from '@playhouse/core';
import type { ScriptedEvent } from '../../index.ts';
import { change, condition, constrain, count, expression, flag, keyDown, rule, x } from '../describeGame.ts';
import { press, type Scenario } from './scenario.ts';

/** A condition and its opposite, in a game in which it holds from frame 5 to 9 and again from frame 15. */
export interface ConditionScenario extends Pick<Scenario, 'prototype' | 'others' | 'rest'> {
  readonly reference: string;
  readonly tested: Condition;
  readonly opposite: Condition;
  /** Before anything has happened, the opposite does not hold either. */
  readonly isUndecidedAtFirst?: boolean;
  readonly events: readonly ScriptedEvent[];
  /** Behaviors before the rule. */
  readonly before?: Scenario['behaviors'];
}

type Pointer = 'pointerDown' | 'pointerMove' | 'pointerUp';
const pointer = (frame: number, type: Pointer, left = 0): ScriptedEvent => ({ frame, type, x: left, y: 0 });
const touching = (frame: number, type: 'touchStart' | 'touchMove' | 'touchEnd', left = 0): ScriptedEvent => ({
  frame,
  type,
  touch: 3,
  x: left,
  y: 0,
});
const held = [...press('a', 5, 10), ...press('a', 15, 99)];
/** A value while the key `a` is held, and another one otherwise. */
const switched = (path: string, on: unknown, off: unknown) =>
  rule(keyDown('a'), [constrain(path, on)], [constrain(path, off)]);
const mood = 'game.attributes.id904';
const moods = {
  rest: {
    attributes: {
      id901: { '@': 'real', $: 0, name: 'count' },
      id902: { '@': 'text', $: '', name: 'label' },
      id903: { '@': 'boolean', $: false, name: 'flag' },
      id904: { '@': 'text', $: '', name: 'mood' },
    },
  },
};

/** The actor is at 0, next to a wall while the key `a` is held, and next to something else otherwise. */
const betweenTwo: Omit<ConditionScenario, 'reference' | 'tested' | 'opposite'> = {
  others: [
    { name: 'Wall', attributes: { tags: 'Red\tWall' }, graphics: { visible: false } },
    { name: 'Other', attributes: { tags: 'Other' }, physics: { movable: false } },
  ],
  rest: {
    scenes: [
      {
        layers: [
          {
            actors: [
              { prototype: 'id1', position: { x: 500, y: 0 } },
              { prototype: 'id2', position: { x: 60, y: 0 } },
              { prototype: 'id3', position: { x: 560, y: 0 } },
            ],
          },
        ],
      },
    ],
  },
  // Overlaps are brought up to date at the end of a frame (docs/runtime-rules.md#frame-order, step 3): the next one
  // sees them.
  before: [switched(x, 0, 500)],
  events: [...press('a', 4, 9), ...press('a', 14, 99)],
};

/** Scenarios for each predicate. The actor is 100 px wide and is at 0. */
export const conditionScenarios: Readonly<Record<Exclude<PredicateType, 'unset'>, readonly ConditionScenario[]>> = {
  mouse: [
    {
      reference: '2.2: the primary button is down, anywhere on the screen',
      tested: condition('mouse', { mouseState: 'down' }),
      opposite: condition('mouse', { mouseState: 'up' }),
      events: [pointer(5, 'pointerDown', 900), pointer(10, 'pointerUp', 900), pointer(15, 'pointerDown', 700)],
    },
  ],
  mousePosition: [
    {
      reference: '2.2: the pointer is over the actor’s box, pressed or not, visible or not',
      tested: condition('mousePosition', { mouseState: 'over actor' }),
      opposite: condition('mousePosition', { mouseState: 'not over actor' }),
      prototype: { graphics: { visible: false } },
      events: [
        ...[pointer(1, 'pointerMove', 51), pointer(5, 'pointerMove', 49)],
        ...[pointer(10, 'pointerMove', 51), pointer(15, 'pointerDown', 10)],
      ],
    },
  ],
  touch: [
    {
      reference: '2.2: pressed is a touch that began on the actor and is not lifted, wherever it is now',
      tested: condition('touch', { touchState: 'pressed' }),
      opposite: condition('touch', { touchState: 'released' }),
      isUndecidedAtFirst: true,
      events: [
        ...[touching(5, 'touchStart'), touching(7, 'touchMove', 500), touching(10, 'touchEnd', 500)],
        ...[touching(11, 'touchStart', 500), touching(12, 'touchMove', 0), touching(13, 'touchEnd', 0)],
        pointer(15, 'pointerDown', 20),
      ],
    },
    {
      reference: '2.2: inside is any touch or pressed mouse that is over the actor now',
      tested: condition('touch', { touchState: 'inside' }),
      opposite: condition('touch', { touchState: 'outside' }),
      events: [
        ...[touching(2, 'touchStart', 500), touching(5, 'touchMove', 0), touching(10, 'touchMove', 500)],
        ...[pointer(12, 'pointerMove', 0), pointer(15, 'pointerDown', 0)],
      ],
    },
  ],
  key: [
    {
      reference: '2.2, 2.3: the key is held; case does not matter',
      tested: condition('key', { keyString: 'A', mode: 'down' }),
      opposite: condition('key', { keyString: 'A', mode: 'up' }),
      events: [...held, ...press('b', 2, 12)],
    },
  ],
  collision: [
    {
      reference: '2.2, 6.6: an actor with the tag overlaps, no Collide needed, invisible ones too',
      tested: condition('collision', { mode: 1, actorTag: 'Wall' }),
      opposite: condition('collision', { mode: 1, actorTag: 'Other' }),
      ...betweenTwo,
    },
    {
      reference: '2.2, 6.6: an actor of the prototype overlaps, also one that cannot be moved',
      tested: condition('collision', { mode: 0, prototypeKey: 'id2', actorTag: 'Other' }),
      opposite: condition('collision', { mode: 0, prototypeKey: 'id3', actorTag: 'Wall' }),
      ...betweenTwo,
    },
  ],
  number: [
    {
      reference: '2.4: an attribute compared with a number, each frame',
      tested: condition('number', { operator: '>=', RHS: 3 }, { keypath: count }),
      opposite: condition('number', { operator: '<', RHS: expression`1 + 2` }, { keypath: count }),
      before: [switched(count, 3, 2.9)],
      events: held,
    },
    {
      reference: '2.4: more than, and at most',
      tested: condition('number', { operator: '>', RHS: '2.95' }, { keypath: count }),
      opposite: condition('number', { operator: '<=', RHS: expression`${count} * 0 + 2.9` }, { keypath: count }),
      before: [switched(count, 3, 2.9)],
      events: held,
    },
    {
      reference: '2.5: both sides take full expressions; the left one is re-evaluated each frame',
      tested: condition('number', { operator: '==', RHS: expression`${count} - 1` }, { number: expression`4 / 2` }),
      opposite: condition('number', { operator: '~=', RHS: 6 }, { number: expression`${count} * 2` }),
      before: [switched(count, 3, 2.9)],
      events: held,
    },
  ],
  string: [
    {
      reference: '2.4: a text compared with a text',
      tested: condition('string', { operator: 'beginsWith', RHS: 'go' }, { keypath: mood }),
      opposite: condition('string', { operator: 'contains', RHS: 'a' }, { keypath: mood }),
      ...moods,
      before: [switched(mood, 'good', 'bad go')],
      events: held,
    },
    {
      reference: '2.4: the end of a text',
      tested: condition('string', { operator: 'endsWith', RHS: 'od' }, { keypath: mood }),
      opposite: condition('string', { operator: 'endsWith', RHS: expression`"g" .. "o"` }, { keypath: mood }),
      ...moods,
      before: [switched(mood, 'good', 'bad go')],
      events: held,
    },
    {
      reference: '2.5: text expressions, with regard to case',
      tested: condition('string', { operator: '==', RHS: 'Good!' }, { text: expression`"G" .. ${mood} .. "!"` }),
      opposite: condition('string', { operator: '~=', RHS: 'ood' }, { text: expression`${mood}` }),
      ...moods,
      before: [switched(mood, 'ood', 'Ood')],
      events: held,
    },
  ],
  boolean: [
    {
      reference: '2.4: is true, or is false',
      tested: condition('boolean', { operator: '==', RHS: true }, { keypath: flag }),
      opposite: condition('boolean', { operator: '==', RHS: false }, { keypath: flag }),
      before: [switched(flag, 'true', 'false')],
      events: held,
    },
  ],
};

/** A game with an incomplete condition. docs/runtime-rules.md#attribute-conditions. */
export const unsetGame = [rule(condition('unset', {}), [change(count, '1')], [change(count, '2')])];
