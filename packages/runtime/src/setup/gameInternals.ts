import type { Project } from '@playhouse/core';
import type { Game } from '../game/game.ts';
import type { Simulation } from '../simulation/simulation.ts';

/** The simulation and the project of a running game, hidden by its interface. */
export interface GameInternals {
  readonly simulation: Simulation;
  readonly project: Project;
}

const registered = new WeakMap<Game, GameInternals>();

/** Registers the internals of a game for the parts of the runtime that inspect or reload it. */
export function registerInternals(game: Game, internals: GameInternals): Game {
  registered.set(game, internals);
  return game;
}

/** The internals of a game created by `createGame`. */
export function internalsOf(game: Game): GameInternals {
  const internals = registered.get(game);
  if (!internals) throw new Error('the game was not made by createGame');
  return internals;
}
