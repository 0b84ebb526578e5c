import type { CustomAttribute } from '@playhouse/core';
import { own } from '../kit/keypaths.ts';
import type { SampleGame } from '../kit/sampleGame.ts';
import { drawings, sounds } from './art.ts';
import { createMazePlayer } from './mazePlayer.ts';
import { daylight, state } from './names.ts';
import { prototypes } from './prototypes.ts';
import { sceneDocuments } from './sceneDocuments.ts';

/** The maze "Thistle in the Maze". */
export const mazeGame: SampleGame = {
  name: 'thistle-in-the-maze',
  drawings,
  sounds,
  ending: 'Picnic',
  createPlayer: createMazePlayer,
  parts: () => ({
    title: 'Thistle in the Maze',
    description:
      'Gather strawberries and keys in a hedge maze before dusk. A game from above with a camera that follows.',
    instructions: 'Run with the arrow keys. Keys open gates of their color. Bring nine strawberries to the picnic.',
    tags: 'player\twall',
    attributes: attributes(),
    prototypes: prototypes(),
    scenes: sceneDocuments(),
  }),
};

function attributes(): Record<string, CustomAttribute> {
  return {
    ...own(state.berries, 'integer', 0, 'Berries'),
    ...own(state.hasRedKey, 'boolean', false, 'Has red key'),
    ...own(state.hasBlueKey, 'boolean', false, 'Has blue key'),
    ...own(state.secondsLeft, 'real', daylight, 'Seconds left'),
  };
}
