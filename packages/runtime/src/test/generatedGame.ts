import type { Project } from '@playhouse/core';
import * as fc from 'fast-check';
import { createHeadlessPorts, type GamePorts, type ScriptedEvent } from '../index.ts';
import { extendedProjects, randomProjects } from './randomGame.ts';
import { randomInputWithin } from './randomInput.ts';

/** A project and the input that plays it. */
export interface GeneratedGame {
  readonly project: Project;
  readonly events: readonly ScriptedEvent[];
}

/**
 * The game of a number: the same one in every engine, whatever extensions there are. Its input goes on for so many
 * frames.
 */
export function generatedGame(number: number, frames: number): GeneratedGame {
  return gameOf(randomProjects, number, frames);
}

/** A game of a number in which extensions run beside the classes of the specification. A new extension changes it. */
export function extendedGame(number: number, frames: number): GeneratedGame {
  return gameOf(extendedProjects, number, frames);
}

function gameOf(project: fc.Arbitrary<Project>, number: number, frames: number): GeneratedGame {
  const games = fc.record({ project, events: randomInputWithin(frames, Math.ceil(frames / 10)) });
  const [game] = fc.sample(games, { seed: number, numRuns: 1 });
  if (!game) throw new Error('A sample of one game is empty.');
  return game;
}

/** Ports of a generated game: headless ones with services whose answers come with the input. */
export function generatedPorts(project: Project): GamePorts {
  const ports = createHeadlessPorts(project);
  return { ...ports, network: { send() {} }, platform: { ...ports.platform, answersCalls: true } };
}
