import { type AutoPlayer, keyEvents } from '../kit/walkthrough.ts';
import { pebble } from './names.ts';

/** Seconds from leaving the ice to the highest point. */
const rise = 0.41;
/** Frames for which the key stays down. */
const press = 6;

/** Jumps so that the highest point is above the next thing in the way. */
export function createRunPlayer(): AutoPlayer {
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
