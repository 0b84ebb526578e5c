import type { Project } from '@playhouse/core';
import { createGame, createHeadlessPorts, type Game, type GamePorts, type Recorder } from '@playhouse/runtime';

/** The frames of a game that are to be played again. */
export interface PlayedFrames {
  readonly game: Game;
  readonly project: Project;
  readonly ports: GamePorts;
  readonly recorder: Recorder;
}

/** Another game at an earlier moment of the first one, which can be played up to its present. */
interface Apart {
  readonly game: Game;
  readonly play: () => void;
  /** Once played: whether it has come to the same state. */
  readonly isExact: () => boolean;
}

/**
 * Plays the last frames of a game again in another one: nothing of it is heard, asked for or kept, and the first one does
 * not notice.
 */
export async function playApart<Result>(
  { game, project, ports, recorder }: PlayedFrames,
  frames: number,
  ask: (apart: Apart) => Result,
): Promise<Result | undefined> {
  const last = game.frame;
  const moment = recorder.momentBefore(Math.max(recorder.first, last - frames));
  if (!moment) return undefined;
  const other = await createGame(project, silentPorts(project, ports, moment.saved), { seed: 1 });
  try {
    other.restore(moment.snapshot);
    return ask({
      game: other,
      play() {
        while (other.frame < last) other.step(recorder.inputAt(other.frame + 1));
      },
      isExact: () => other.frame === game.frame && other.stateHash() === game.stateHash(),
    });
  } finally {
    other.destroy();
  }
}

/** The same time of day and saved values, and silence. */
function silentPorts(project: Project, ports: GamePorts, before: ReadonlyMap<string, string> | undefined): GamePorts {
  const headless = createHeadlessPorts(project);
  const saved = new Map(before);
  const { hasRoom } = ports.storage;
  return {
    ...headless,
    clock: ports.clock,
    facts: ports.facts,
    storage: {
      get: (key) => saved.get(key) ?? ports.storage.get(key),
      set: (key, value) => void saved.set(key, value),
      ...(hasRoom && { hasRoom }),
    },
    platform: { ...headless.platform, answersCalls: ports.platform.answersCalls ?? false },
    ...(ports.network && { network: { send() {} } }),
  };
}
