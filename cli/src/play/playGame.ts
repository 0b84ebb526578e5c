import type { Project } from '@playhouse/core';
import { createGame, createHeadlessPorts, type ScriptedEvent } from '@playhouse/runtime';
import type { CommandResult } from '../terminal.ts';
import { reportGame } from './reportGame.ts';
import { runFrames } from './runFrames.ts';
import { holds } from './until.ts';

/** A game to play without a screen; plain data, so that it can be sent to another thread. */
export interface GameToPlay {
  readonly project: Project;
  readonly sceneId: string;
  readonly seed: number;
  readonly frames: number;
  readonly events: readonly ScriptedEvent[];
  /** Ends the game when it is true. */
  readonly until?: string;
  /** Also reports its actors. */
  readonly actors: boolean;
}

/** Plays a game to its end and reports it. `onFrame` is called after each frame. docs/format.md#playing. */
export async function playGame(
  { project, sceneId, seed, frames, events, until, actors }: GameToPlay,
  onFrame: (frame: number) => void = () => undefined,
): Promise<CommandResult> {
  const game = await createGame(project, createHeadlessPorts(project), { seed, sceneId });
  try {
    await runFrames(game, frames, events, () => {
      onFrame(game.frame);
      return until !== undefined && holds(game, until);
    });
    return reportGame(project, game, actors);
  } finally {
    game.destroy();
  }
}
