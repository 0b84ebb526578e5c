import type { Project } from '@playhouse/core';
import * as fc from 'fast-check';
import type { ScriptedEvent } from '../index.ts';
import { randomInputWithin, randomProjects } from './randomGame.ts';

/** A project and the input that plays it. */
export interface GeneratedGame {
  readonly project: Project;
  readonly events: readonly ScriptedEvent[];
}

/** The game of a number: the same one in every engine. Its input goes on for so many frames. */
export function generatedGame(number: number, frames: number): GeneratedGame {
  const games = fc.record({ project: randomProjects, events: randomInputWithin(frames, Math.ceil(frames / 10)) });
  const [game] = fc.sample(games, { seed: number, numRuns: 1 });
  if (!game) throw new Error('A sample of one game is empty.');
  return game;
}
