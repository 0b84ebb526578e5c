import type { CustomAttribute } from '@playhouse/core';
import { own } from '../kit/keypaths.ts';
import type { SampleGame } from '../kit/sampleGame.ts';
import { drawings, sounds } from './art.ts';
import { createCheesePlayer } from './cheesePlayer.ts';
import { sling, state, tryCount } from './names.ts';
import { prototypes } from './prototypes.ts';
import { sceneDocuments } from './sceneDocuments.ts';

/** The physics toy "The Cheese Tower". */
export const cheeseGame: SampleGame = {
  name: 'the-cheese-tower',
  drawings,
  sounds,
  ending: 'Feast',
  createPlayer: createCheesePlayer,
  parts: () => ({
    title: 'The Cheese Tower',
    description: 'Pull the sling, let go, and let crates and cheese tumble. A toy about gravity and bumping.',
    instructions: 'Pull Nib back with the mouse or a finger and let go. R builds the towers again.',
    tags: 'solid',
    attributes: attributes(),
    prototypes: prototypes(),
    scenes: sceneDocuments(),
  }),
};

function attributes(): Record<string, CustomAttribute> {
  return {
    ...own(state.cheeses, 'integer', 0, 'Cheeses'),
    ...own(state.tries, 'integer', tryCount, 'Tries'),
    ...own(state.isAiming, 'boolean', false, 'Aiming'),
    ...own(state.isFlying, 'boolean', false, 'Flying'),
    ...own(state.holdX, 'real', sling.x, 'Hold X'),
    ...own(state.holdY, 'real', sling.y, 'Hold Y'),
    ...own(state.launchX, 'real', 0, 'Launch X'),
    ...own(state.launchY, 'real', 0, 'Launch Y'),
  };
}
