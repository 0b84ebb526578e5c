import type { Project } from '@playhouse/core';
import { createGame, createHeadlessPorts, type Game, type GamePorts, type ScriptedEvent } from '../index.ts';

export interface PlayOptions {
  readonly frames?: number;
  readonly events?: readonly ScriptedEvent[];
  readonly seed?: number;
  readonly sceneId?: string;
  readonly ports?: Partial<GamePorts>;
}

/** Starts a game with headless ports. */
export async function startProject(project: Project, options: PlayOptions = {}): Promise<Game> {
  const ports = { ...createHeadlessPorts(project), ...options.ports };
  const { seed = 1, sceneId } = options;
  return createGame(project, ports, sceneId === undefined ? { seed } : { seed, sceneId });
}

/** Plays a project for some frames and returns the game. */
export async function playProject(project: Project, options: PlayOptions = {}): Promise<Game> {
  const game = await startProject(project, options);
  stepFrames(game, options.frames ?? 1, options.events);
  return game;
}

/** Steps a game with the scripted events of each frame. */
export function stepFrames(game: Game, frames: number, events: readonly ScriptedEvent[] = []): void {
  for (let step = 0; step < frames; step++) {
    const frame = game.frame + 1;
    game.step(events.filter((event) => event.frame === frame));
  }
}
