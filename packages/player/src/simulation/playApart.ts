import type { Project } from '@playhouse/core';
import { createGame, createHeadlessPorts, type Game, type GamePorts, type Recorder } from '@playhouse/runtime';

/** A game whose last frames are to be replayed. */
export interface PlayedFrames {
  readonly game: Game;
  readonly project: Project;
  readonly ports: GamePorts;
  readonly recorder: Recorder;
}

/** A separate game at an earlier frame of the original, which can be played up to the original's current frame. */
interface Apart {
  readonly game: Game;
  readonly play: () => void;
  /** Whether it has reached the same state, once played. */
  readonly isExact: () => boolean;
}

/**
 * Replays the last frames of a game in a separate one, which makes no sounds, requests or saves and does not affect the
 * original.
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

/** Ports with the same time of day and saved values, and no effects. */
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
