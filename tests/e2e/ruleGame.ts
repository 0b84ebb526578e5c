import type { Project } from '@playhouse/core';
import { buildProject, type PrototypeDescription } from '@playhouse/core/testing';

type Behaviors = NonNullable<PrototypeDescription['behaviors']>;
type Conditions = NonNullable<Behaviors[number]['conditions']>;

const expression = (...parts: readonly (string | { readonly keypath: string })[]) => ({ '@': 'expression', $: parts });

const keyIsDown = (id: string, keyString: string): Conditions[number] => ({
  id,
  class: 'EventCondition',
  eventType: 'key',
  attributes: { conditionType: 0 },
  predicate: { type: 'key', attributes: { keyString, mode: 'down' } },
});

const isOnGround: Conditions[number] = {
  id: 'id53',
  class: 'AttributeCondition',
  attributes: { conditionType: 1, subjectAttribute: 'self.attributes.id72' },
  predicate: { type: 'boolean', attributes: { operator: '==', RHS: true } },
};

const overlapsLantern: Conditions[number] = {
  id: 'id64',
  class: 'EventCondition',
  eventType: 'overlaps or collides',
  attributes: { conditionType: 0 },
  predicate: { type: 'collision', attributes: { mode: 0, prototypeKey: 'id2' } },
};

const fewBoots: Conditions[number] = {
  id: 'id65',
  class: 'AttributeCondition',
  attributes: { conditionType: 1, subjectAttribute: 'game.attributes.id901' },
  predicate: { type: 'number', attributes: { operator: '<', RHS: '5' } },
};

/** All conditions needed, behaviors in Do, one of them wrong, and in Otherwise. */
const jump: Behaviors[number] = {
  id: 'id51',
  class: 'RuleBehavior',
  attributes: { name: 'Jump', compoundConditionKind: 0 },
  conditions: [keyIsDown('id52', 'space'), isOnGround],
  behaviors: [
    {
      id: 'id54',
      class: 'ChangeVelocityAction',
      attributes: {
        direction: 90,
        space: 1,
        speed: expression(
          { keypath: 'self.attributes.id71' },
          ' + max(0, ',
          { keypath: 'game.attributes.id901' },
          ' * 40)',
        ),
      },
    },
    { id: 'id55', class: 'SpawnAction', attributes: { prototypeKey: '', y: -46 } },
  ],
  elseBehaviors: [
    { id: 'id56', class: 'AnimateBehavior', attributes: { images: 'hero\tfoe\tcoin', speed: 8 } },
    { id: 'id57', class: 'RotateBehavior', attributes: { name: 'Roll' }, enabled: false },
  ],
};

/** Any condition needed, and blocks of other kinds inside. */
const collect: Behaviors[number] = {
  id: 'id61',
  class: 'RuleBehavior',
  attributes: { name: 'Collect a lantern', compoundConditionKind: 1 },
  conditions: [keyIsDown('id63', 'c'), overlapsLantern, fewBoots],
  behaviors: [
    {
      id: 'id66',
      class: 'TimerBehavior',
      attributes: { timerType: 0, interval: 0.5 },
      behaviors: [
        {
          id: 'id67',
          class: 'ChangeAttributeAction',
          attributes: {
            targetAttribute: 'game.attributes.id901',
            RHS: expression({ keypath: 'game.attributes.id901' }, ' + 1'),
          },
        },
      ],
    },
  ],
  elseBehaviors: [],
};

const others: Behaviors = [
  {
    id: 'id71',
    class: 'CompoundBehavior',
    attributes: { name: 'Looks' },
    behaviors: [{ id: 'id74', class: 'DisplayTextBehavior', attributes: { text: 'Good evening' } }],
  },
  { id: 'id72', class: 'LoopTableBehavior', attributes: { tableID: 'id7' }, behaviors: [] },
  { id: 'id73', class: 'HoverBehavior', attributes: { height: 12 } },
];

/** A game whose actor Pip has behaviors of every kind: a note, rules, other blocks, errors, and an unknown class. */
export function ruleGame(): Project {
  return buildProject({
    title: 'Lanterns',
    displaySize: { width: 480, height: 320 },
    images: ['hero', 'foe', 'coin'],
    attributes: { id901: { '@': 'integer', $: 2, name: 'Boots' } },
    tables: [{ id: 'id7', name: 'Levels', rows: ['a'], columns: [{ name: 'n', type: 2, cells: [1] }] }],
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: {
          size: { width: 60, height: 60 },
          id71: { '@': 'real', $: 460, name: 'Jump power' },
          id72: { '@': 'boolean', $: true, name: 'On ground' },
        },
        behaviors: [
          {
            id: 'id50',
            class: 'NoteBehavior',
            attributes: { note: 'Pip can jump only from the ground. Mia draws the landing picture.' },
          },
          jump,
          collect,
          { id: 'id58', class: 'MoveBehavior', attributes: { name: 'Walk', direction: 0, space: 1, speed: 12 } },
          ...others,
        ],
      },
      { id: 'id2', name: 'Lantern', attributes: { tags: 'light' } },
    ],
    scenes: [
      {
        id: 'id20',
        name: 'Meadow',
        attributes: { size: { width: 480, height: 320 } },
        layers: [{ id: 'id30', actors: [{ id: 'id40', prototype: 'id1', position: { x: 100, y: 160 } }] }],
      },
    ],
  });
}
