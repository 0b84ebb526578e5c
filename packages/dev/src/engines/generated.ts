import { createGame } from '@playhouse/runtime';
import { checkGame, eventsByFrame, generatedGame, generatedPorts } from '@playhouse/runtime/testing';

/** Which generated games are played, and for how many frames. */
export interface GeneratedGames {
  readonly first: number;
  readonly count: number;
  readonly frames: number;
}

/** The result of a game in one engine. */
export interface GeneratedResult {
  /** The hash of the state halfway and at the end. */
  readonly hashes: readonly string[];
  /** Internal errors, and properties that do not hold. */
  readonly problems: readonly string[];
}

type Results = Record<string, GeneratedResult>;

/**
 * Plays generated games in this engine with `play`. A game that throws counts as a problem and does not stop the run.
 */
export async function generatedResults(
  { first, count, frames }: GeneratedGames,
  play: typeof playGame = playGame,
): Promise<Results> {
  const results: Results = {};
  for (let number = first; number < first + count; number++) {
    results[number] = await play(number, frames).catch((error: unknown) => ({ hashes: [], problems: [String(error)] }));
  }
  return results;
}

/** Plays a game once. */
async function playGame(number: number, frames: number): Promise<GeneratedResult> {
  const { project, events } = generatedGame(number, frames);
  const byFrame = eventsByFrame(events);
  const game = await createGame(project, generatedPorts(project), { seed: number });
  const hashes: string[] = [];
  for (let frame = 1; frame <= frames; frame++) {
    game.step(byFrame.get(frame) ?? []);
    if (frame === Math.floor(frames / 2) || frame === frames) hashes.push(game.stateHash());
  }
  const problems = game.faults.flatMap(({ cause, message }) => (cause === 'engine' ? [message] : []));
  game.destroy();
  return { hashes, problems };
}

/** Plays games, and replays each from its recording, backward and forward, and from a snapshot. */
export function checkedResults(games: GeneratedGames): Promise<Results> {
  return generatedResults(games, checkGame);
}
