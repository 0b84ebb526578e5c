import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';

/** A game with an actor in the middle of its scene, and one of everything that has a page. */
export function phoneGame(): Project {
  return buildProject({
    title: 'Pocket',
    tables: [
      {
        id: 'id70',
        name: 'Level',
        rows: ['a', 'b'],
        columns: ['Points', 'Lives', 'Speed'].map((name) => ({ name, type: 2, cells: [1, 2] })),
      },
    ],
    delegates: [{ id: 'id80', name: 'Start', event: 'onGameReady', source: 'log(1);' }],
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: { size: { width: 120, height: 120 } },
        behaviors: [{ id: 'id60', class: 'MoveBehavior' }],
      },
    ],
    scenes: [
      {
        id: 'id20',
        name: 'Meadow',
        layers: [{ name: 'Ground', actors: [{ id: 'id40', prototype: 'id1', position: { x: 512, y: 384 } }] }],
      },
    ],
  });
}
