import { framesPerSecond, locationOf, type Project } from '@playhouse/core';
import type { Game } from '@playhouse/runtime';
import { exitStatus } from '../exit.ts';
import { reportLocation } from '../reporters/issueReport.ts';
import type { CommandResult } from '../terminal.ts';

/**
 * The result of a played game. Status 1 when the game has faults, 70 when the engine has. docs/format.md#playing.
 */
export function reportGame(project: Project, game: Game, withActors: boolean): CommandResult {
  const actors = game.actorList();
  const json = {
    frames: game.frame,
    seconds: game.frame / framesPerSecond,
    stateHash: game.stateHash(),
    scene: game.currentScene,
    actors: actors.length,
    faults: game.faults.map(({ path, ...fault }) => ({ ...fault, ...reportLocation(project, path) })),
    log: game.log.map(({ frame, path, actorId, text }) => ({
      frame,
      owner: locationOf(project, path).owner,
      actor: actorId,
      text,
    })),
    attributes: game.attributes(),
    ...(withActors ? { actorList: actors } : {}),
  };
  return { status: statusOf(game), json, lines: linesOf(game, actors.length, json.attributes) };
}

function statusOf({ faults }: Game): number {
  if (faults.some(({ cause }) => cause === 'engine')) return exitStatus.fault;
  return faults.length > 0 ? exitStatus.issues : exitStatus.done;
}

function linesOf(game: Game, actors: number, attributes: Readonly<Record<string, unknown>>): string[] {
  const seconds = (game.frame / framesPerSecond).toFixed(2);
  return [
    `${game.frame} frames (${seconds} s), now in ${game.currentScene.name} with ${actors} actors, state ${game.stateHash()}`,
    ...Object.entries(attributes).map(([name, value]) => `  ${name} = ${value}`),
    ...game.log.map(({ frame, text }) => `  [${frame}] ${text}`),
    ...game.faults.map(
      ({ cause, code, count, firstFrame, message }) =>
        `  ${cause} fault, ${count} times from frame ${firstFrame}: ${message}  [${code}]`,
    ),
  ];
}
