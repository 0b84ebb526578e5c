import type { CustomAttribute } from '@playhouse/core';
import { own } from '../kit/keypaths.ts';
import type { SampleGame } from '../kit/sampleGame.ts';
import { type AutoPlayer, keyEvents } from '../kit/walkthrough.ts';
import { drawings, sounds } from './art.ts';
import { pebble, state } from './names.ts';
import { prototypes } from './prototypes.ts';
import { sceneDocuments } from './sceneDocuments.ts';

/** Seconds from takeoff to the highest point. */
const rise = 0.41;
/** Frames for which the key is held. */
const press = 6;

/** Jumps so that the highest point is above the next obstacle. */
function createRunPlayer(): AutoPlayer {
  let held: readonly string[] = [];
  let left = 0;
  return (game) => {
    const before = held;
    if (game.currentScene.name === 'Title') held = game.frame >= 45 ? ['space'] : [];
    else {
      const speed = Number(game.attributes()['game.Speed']);
      const near = game
        .actorList()
        .some(({ name, position: { x } }) => /Block|Snowman/.test(name) && x > pebble.x && x - pebble.x < speed * rise);
      left = near && left <= -press ? press : left - 1;
      held = left > 0 ? ['space'] : [];
    }
    return keyEvents(before, held);
  };
}

/** The one-button runner "Pebble on the Ice". */
export const runGame: SampleGame = {
  name: 'pebble-on-the-ice',
  drawings,
  sounds,
  ending: 'Home',
  createPlayer: createRunPlayer,
  parts: () => ({
    title: 'Pebble on the Ice',
    description: 'A penguin runs home, faster and faster, and you have one button. A runner with a best score.',
    instructions: 'Jump with space, a click or a tap. Fish count ten points, each meter counts one.',
    tags: 'player\tfloor\tobstacle',
    attributes: attributes(),
    prototypes: prototypes(),
    scenes: sceneDocuments(),
  }),
};

function attributes(): Record<string, CustomAttribute> {
  return {
    ...own(state.speed, 'real', 380, 'Speed'),
    ...own(state.meters, 'real', 0, 'Meters'),
    ...own(state.fish, 'integer', 0, 'Fish'),
    ...own(state.score, 'integer', 0, 'Score'),
    ...own(state.best, 'integer', 0, 'Best'),
    ...own(state.hasFallen, 'boolean', false, 'Fallen'),
    ...own(state.dice, 'integer', 1, 'Dice'),
  };
}
