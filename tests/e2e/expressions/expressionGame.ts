import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';

/** Keypaths of custom attributes and of a table. */
export const attributes = {
  jump: 'self.attributes.id71',
  odd: 'self.attributes.id72',
  hostile: 'self.attributes.id73',
  ground: 'self.attributes.id74',
  boots: 'game.attributes.id901',
  bonus: 'game.attributes.id902',
  boss: 'game.attributes.id903',
  player: 'game.attributes.id904',
  wind: 'scene.attributes.id81',
  levels: 'game.attributes.id7',
} as const;

/** Has a dot, both kinds of quotes, and an emoji. */
export const oddName = `v1.5 "Pip's" 🦊`;
export const hostileName = '<img src=x onerror="window.hacked=1">';

/** The placed actors: two of them in Meadow, and one in Cave whose behaviors are its own. */
export const places = {
  first: { kind: 'instance', scene: 'id20', id: 'id40' },
  second: { kind: 'instance', scene: 'id20', id: 'id41' },
  unlocked: { kind: 'instance', scene: 'id21', id: 'id42' },
} as const;

/** Names of cards, one for each group of cases. Each has a speed of 12. */
const cards = ['Complete', 'Wrong', 'Rename', 'Odd', 'Long', 'Hostile', 'Browse', 'Values', 'Plain', 'Keys'] as const;

export type Card = (typeof cards)[number];

/** The id of the behavior with this name. */
export function cardId(name: Card): string {
  return `id${500 + cards.indexOf(name)}`;
}

const moves = cards.map(
  (name): BehaviorDescription => ({ id: cardId(name), class: 'MoveBehavior', attributes: { name, speed: 12 } }),
);

/** A game whose actor Pip has a card for each group of cases, and values of all roots to refer to. */
export function expressionGame(): Project {
  return buildProject({
    title: 'Expressions',
    attributes: {
      id901: { '@': 'integer', $: 2, name: 'Boots' },
      id902: { '@': 'real', $: 12.5, name: 'Bonus time' },
      id903: { '@': 'boolean', $: true, name: 'Boss asleep' },
      id904: { '@': 'text', $: 'Mia', name: 'Player name' },
    },
    tables: [
      { id: 'id7', name: 'Levels', rows: ['easy', 'hard'], columns: [{ name: 'lamps', type: 2, cells: [4, 9] }] },
    ],
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: {
          id71: { '@': 'real', $: 460, name: 'Jump power' },
          id72: { '@': 'integer', $: 9, name: oddName },
          id73: { '@': 'integer', $: 5, name: hostileName },
          id74: { '@': 'boolean', $: true, name: 'On ground' },
        },
        behaviors: moves,
      },
      { id: 'id2', name: 'Lantern' },
    ],
    scenes: [
      {
        id: 'id20',
        name: 'Meadow',
        layers: [
          {
            id: 'id30',
            actors: [
              { id: 'id40', prototype: 'id1' },
              { id: 'id41', prototype: 'id1', attributes: { id71: { '@': 'real', $: 7, name: 'Jump power' } } },
            ],
          },
        ],
      },
      {
        id: 'id21',
        name: 'Cave',
        attributes: { id81: { '@': 'real', $: -3, name: 'Wind' } },
        layers: [
          {
            id: 'id31',
            actors: [
              { id: 'id42', prototype: 'id1', behaviors: moves.slice(0, 1) },
              { id: 'id43', prototype: 'id2', position: { x: 77, y: 5 } },
            ],
          },
        ],
      },
    ],
  });
}
