import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import {
  behavior,
  change,
  constrain,
  expression,
  rule,
  when,
  x,
} from '../../packages/runtime/src/test/describeGame.ts';

const own = 'self.attributes.id11';

/**
 * A game with the given number of actors, rules per actor, which count, compare and move, and crates that fall onto a
 * floor and each other.
 */
export function busyProject(actors: number, rules: number, bodies: number): Project {
  const list = Array.from({ length: rules }, (_, index) =>
    rule(when(index % 2 === 0 ? x : own, '>', index * 40), actions(index), [
      constrain(own, expression`(${own} + ${x}) % 400`),
    ]),
  );
  const collide = behavior('CollideBehavior', { mode: 1, actorTag: 'solid' });
  return buildProject({
    prototypes: [
      { id: 'id30', name: 'Thinker', attributes: { id11: { '@': 'real', $: 1, name: 'own' } }, behaviors: list },
      { id: 'id40', name: 'Crate', attributes: { tags: 'solid' }, behaviors: [collide] },
      { id: 'id50', name: 'Floor', attributes: { tags: 'solid' } },
    ],
    scenes: [
      {
        id: 'id60',
        attributes: { gravity: { x: 0, y: 500 } },
        layers: [
          {
            actors: [
              ...Array.from({ length: actors }, (_, index) => ({
                id: `id${1000 + index}`,
                prototype: 'id30',
                position: { x: (index * 37) % 900, y: index % 600 },
                aspects: { physics: { attributes: { movable: false } } },
              })),
              ...Array.from({ length: bodies }, (_, index) => ({
                id: `id${100_000 + index}`,
                prototype: 'id40',
                position: { x: (index % 25) * 60, y: 100 + Math.floor(index / 25) * 60 },
                attributes: { size: { width: 40, height: 40 } },
              })),
              {
                id: 'id999',
                prototype: 'id50',
                position: { x: 750, y: -100 },
                attributes: { size: { width: 4000, height: 100 } },
              },
            ],
          },
        ],
      },
    ],
  });
}

function actions(index: number) {
  if (index % 3 === 0) return [behavior('MoveBehavior', { direction: index * 36, speed: 30, space: 1 })];
  return index % 3 === 1 ? [change(own, '0')] : [constrain(own, expression`${own} + 1`)];
}
