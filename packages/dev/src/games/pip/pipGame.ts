import type { CustomAttribute } from '@playhouse/core';
import { own } from '../kit/keypaths.ts';
import type { SampleGame } from '../kit/sampleGame.ts';
import { drawings } from './drawings.ts';
import { state } from './names.ts';
import { prototypes } from './prototypes.ts';
import { sceneDocuments } from './sceneDocuments.ts';
import { sounds } from './sounds.ts';

/** The platform game "Pip and the Lanterns". */
export const pipGame: SampleGame = {
  name: 'pip-and-the-lanterns',
  drawings,
  sounds,
  ending: 'Home',
  parts: () => ({
    title: 'Pip and the Lanterns',
    description: 'Pip lights seven lanterns on the way home. A platform game of one evening.',
    instructions: 'Walk with the arrow keys, jump with space. On a tablet, tap to show the buttons.',
    tags: 'player\tsolid\tenemy',
    attributes: attributes(),
    prototypes: prototypes(),
    scenes: sceneDocuments(),
  }),
};

function attributes(): Record<string, CustomAttribute> {
  return {
    ...own(state.lanterns, 'integer', 0, 'Lanterns'),
    ...own(state.hearts, 'integer', 3, 'Hearts'),
    ...own(state.pipFalls, 'real', 0, 'Pip falls'),
    ...own(state.checkpointX, 'real', 120, 'Checkpoint X'),
    ...own(state.checkpointY, 'real', 240, 'Checkpoint Y'),
    ...own(state.hasTouch, 'boolean', false, 'Has touch'),
    ...own(state.touchLeft, 'boolean', false, 'Touch left'),
    ...own(state.touchRight, 'boolean', false, 'Touch right'),
    ...own(state.touchJump, 'boolean', false, 'Touch jump'),
    ...own(state.seconds, 'integer', 0, 'Seconds'),
  };
}
