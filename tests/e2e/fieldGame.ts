import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';

const boots = 'game.attributes.id901';

/** Conditions, expressions, attributes, images, a color and points, in few cards. */
const behaviors: readonly BehaviorDescription[] = [
  {
    id: 'id51',
    class: 'RuleBehavior',
    attributes: { name: 'Jump' },
    conditions: [
      {
        id: 'id52',
        class: 'EventCondition',
        eventType: 'key',
        attributes: { conditionType: 0 },
        predicate: { type: 'key', attributes: { keyString: 'space', mode: 'down' } },
      },
    ],
    behaviors: [],
    elseBehaviors: [],
  },
  {
    id: 'id53',
    class: 'MoveBehavior',
    attributes: { speed: { '@': 'expression', $: ['max(0, ', { keypath: boots }, ' * 40)'] } },
  },
  { id: 'id54', class: 'ChangeAttributeAction', attributes: { targetAttribute: boots, RHS: 1 } },
  { id: 'id55', class: 'AnimateBehavior', attributes: { images: 'hero\tfoe\tcoin' } },
  { id: 'id56', class: 'DisplayTextBehavior', attributes: { text: 'Good evening' } },
];

/** A game whose actor Pip has a card for each control of a field. */
export function fieldGame(): Project {
  return buildProject({
    title: 'Fields',
    images: ['hero', 'foe', 'coin'],
    attributes: { id901: { '@': 'integer', $: 2, name: 'Boots' } },
    prototypes: [{ id: 'id1', name: 'Pip', behaviors }],
    scenes: [{ id: 'id20', name: 'Meadow', layers: [{ id: 'id30', actors: [{ id: 'id40', prototype: 'id1' }] }] }],
  });
}
