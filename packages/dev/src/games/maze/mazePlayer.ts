import type { Game } from '@playhouse/runtime';
import { type AutoPlayer, keyEvents } from '../kit/walkthrough.ts';
import { type Cell, cellsOf, findWay, middleOf } from './mazeMap.ts';
import { scenes } from './names.ts';

/** Takes the shortest paths: to the nearest strawberry or key, through open gates, and finally to the picnic. */
export function createMazePlayer(): AutoPlayer {
  const way = plannedWay();
  let held: readonly string[] = [];
  return (game) => {
    if (game.currentScene.id === scenes.title) return game.frame === 45 ? [{ type: 'keyDown', key: 'space' }] : [];
    const before = held;
    held = keysToward(game, way);
    return keyEvents(before, held);
  };
}

/** Every cell on the path, in order. */
function plannedWay(): Cell[] {
  const goals = cellsOf('bkK');
  const way = cellsOf('T');
  let closed = 'gG';
  while (goals.length > 0) {
    const from = way.at(-1);
    const ways = goals.map((goal) => (from ? findWay(from, goal, closed) : undefined));
    const lengths = ways.map((found) => found?.length ?? Number.POSITIVE_INFINITY);
    const nearest = lengths.indexOf(Math.min(...lengths));
    const [goal] = goals.splice(nearest, 1);
    way.push(...(ways[nearest]?.slice(1) ?? []));
    if (goal && cellsOf('k').some((key) => key.column === goal.column && key.row === goal.row)) closed = 'G';
    if (goal && cellsOf('K').some((key) => key.column === goal.column && key.row === goal.row)) closed = '';
  }
  const [end] = cellsOf('P');
  const last = way.at(-1);
  return end && last ? [...way, ...(findWay(last, end, '')?.slice(1) ?? [])] : way;
}

function keysToward(game: Game, way: Cell[]): readonly string[] {
  const thistle = game.actorList().find(({ name }) => name === 'Thistle')?.position;
  const next = way[0];
  if (!thistle || !next) return [];
  const goal = middleOf(next);
  const right = goal.x - thistle.x;
  const up = goal.y - thistle.y;
  if (Math.abs(right) <= 3 && Math.abs(up) <= 3) {
    way.shift();
    return keysToward(game, way);
  }
  return Math.abs(right) > 3 ? [right > 0 ? 'right' : 'left'] : [up > 0 ? 'up' : 'down'];
}
