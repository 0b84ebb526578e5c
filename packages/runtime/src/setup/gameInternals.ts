import type { Project } from '@playhouse/core';
import type { Game } from '../game/game.ts';
import type { Simulation } from '../simulation/simulation.ts';

/** What stands behind a running game. */
export interface RunningGame {
  readonly simulation: Simulation;
  readonly project: Project;
}

const behind = new WeakMap<Game, RunningGame>();

/** Notes what stands behind a game, for those parts of the runtime that look into it. */
export function noteRunning(game: Game, running: RunningGame): Game {
  behind.set(game, running);
  return game;
}

/** What stands behind a game that `createGame` made. */
export function runningOf(game: Game): RunningGame {
  const running = behind.get(game);
  if (!running) throw new Error('a game that nobody made');
  return running;
}
