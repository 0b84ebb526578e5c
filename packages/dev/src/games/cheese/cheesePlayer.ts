import type { Game, InputEvent } from '@playhouse/runtime';
import type { AutoPlayer } from '../kit/walkthrough.ts';
import { sling } from './names.ts';

/** How far the pointer is pulled back from the sling. */
interface Pull {
  readonly x: number;
  readonly y: number;
}

const drag = 34;
const flight = 290;

/** Tries pulls on a copy of the current state and takes the one that brings down the most cheese. */
export function createCheesePlayer(): AutoPlayer {
  let planned: (readonly InputEvent[])[] = [];
  let rest = 0;
  return (game) => {
    if (game.currentScene.name !== 'Yard') return game.frame === 45 ? [{ type: 'keyDown', key: 'space' }] : [];
    const next = planned.shift();
    if (next) return next;
    const { 'game.Flying': isFlying, 'game.Cheeses': cheeses, 'game.Tries': tries } = game.attributes();
    rest = isFlying === true ? 0 : rest + 1;
    if (rest < 60 || cheeses === 3 || tries === 0) return [];
    planned = pullEvents(bestPull(game));
    return planned.shift() ?? [];
  };
}

function bestPull(game: Game): Pull {
  const before = game.snapshot();
  let best: { pull: Pull; value: number } = { pull: { x: -140, y: 0 }, value: Number.NEGATIVE_INFINITY };
  for (const strength of [138, 116]) {
    for (let angle = 182; angle <= 232; angle += 8) {
      const turn = (angle * Math.PI) / 180;
      const pull = { x: Math.round(strength * Math.cos(turn)), y: Math.round(strength * Math.sin(turn)) };
      const value = worthOf(game, pull);
      game.restore(before);
      if (value > best.value) best = { pull, value };
    }
  }
  return best.pull;
}

/** Cheese in the grass counts most, then how low the rest is. */
function worthOf(game: Game, pull: Pull): number {
  for (const input of pullEvents(pull)) game.step(input);
  for (let frame = 0; frame < flight; frame++) game.step([]);
  const heights = game
    .actorList()
    .filter(({ name }) => name === 'Cheese')
    .map(({ position }) => position.y);
  return Number(game.attributes()['game.Cheeses']) * 2000 - heights.reduce((sum, height) => sum + height, 0);
}

/** The steps of a hand: grab, pull, wait a moment and release. */
function pullEvents({ x, y }: Pull): (readonly InputEvent[])[] {
  const events: (readonly InputEvent[])[] = [[{ type: 'pointerDown', x: sling.x, y: sling.y }]];
  for (let frame = 1; frame <= drag; frame++) {
    const part = frame / drag;
    events.push([{ type: 'pointerMove', x: Math.round(sling.x + x * part), y: Math.round(sling.y + y * part) }]);
  }
  for (let frame = 0; frame < 20; frame++) events.push([]);
  events.push([{ type: 'pointerUp', x: sling.x + x, y: sling.y + y }]);
  events.push([], []);
  return events;
}
