import { createGame, createHeadlessPorts } from '@playhouse/runtime';
import { eventsByFrame, generatedGame } from '@playhouse/runtime/testing';

/** Which generated games are played, and for how many frames. */
export interface GeneratedGames {
  readonly first: number;
  readonly count: number;
  readonly frames: number;
}

/** Plays generated games in this engine; the hash of the state half way and at the end, by game. */
export async function generatedHashes({ first, count, frames }: GeneratedGames): Promise<Record<string, string[]>> {
  const hashes: Record<string, string[]> = {};
  for (let number = first; number < first + count; number++) hashes[`game ${number}`] = await hashesOf(number, frames);
  return hashes;
}

async function hashesOf(number: number, frames: number): Promise<string[]> {
  const { project, events } = generatedGame(number, frames);
  const byFrame = eventsByFrame(events);
  const game = await createGame(project, createHeadlessPorts(project), { seed: number });
  const hashes: string[] = [];
  for (let frame = 1; frame <= frames; frame++) {
    game.step(byFrame.get(frame) ?? []);
    if (frame === Math.floor(frames / 2) || frame === frames) hashes.push(game.stateHash());
  }
  game.destroy();
  return hashes;
}
