import { type Listening, reachableAt } from './reachable.ts';
import { SharedGames } from './sharedGames.ts';

/** Games that other devices may play for some time. */
export interface Lending {
  readonly games: SharedGames;
  /** Addresses at which other devices reach the server, the most likely first. */
  readonly reachableAt: () => readonly string[];
}

export function createLending(now: () => number, listening: () => Listening): Lending {
  return { games: new SharedGames(now), reachableAt: () => reachableAt(listening()) };
}
