import type { Project } from '@playhouse/core';
import * as fc from 'fast-check';
import { createHeadlessPorts, type GamePorts, type ScriptedEvent } from '../index.ts';
import { extendedProjects, randomProjects } from './randomGame.ts';
import { randomInputWithin } from './randomInput.ts';

/** A project and its input. */
export interface GeneratedGame {
  readonly project: Project;
  readonly events: readonly ScriptedEvent[];
}

/**
 * The game with this number: the same in every engine, whatever extensions exist. Its input lasts for a number of
 * frames.
 */
export function generatedGame(number: number, frames: number): GeneratedGame {
  return gameOf(randomProjects, number, frames);
}

/**
 * The game with this number, in which extensions run besides the classes of the specification. A new extension changes
 * it.
 */
export function extendedGame(number: number, frames: number): GeneratedGame {
  return gameOf(extendedProjects, number, frames);
}

function gameOf(project: fc.Arbitrary<Project>, number: number, frames: number): GeneratedGame {
  const games = fc.record({ project, events: randomInputWithin(frames, Math.ceil(frames / 10)) });
  const [game] = fc.sample(games, { seed: number, numRuns: 1 });
  if (!game) throw new Error('A sample of one game is empty.');
  return game;
}

/** Ports of a generated game: headless ones with services whose answers are part of the input. */
export function generatedPorts(project: Project): GamePorts {
  const ports = createHeadlessPorts(project);
  return { ...ports, network: { send() {} }, platform: { ...ports.platform, answersCalls: true } };
}
