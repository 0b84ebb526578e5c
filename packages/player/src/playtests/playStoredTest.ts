import { orderedScenes, type PlayTestDocument, type Project } from '@playhouse/core';
import {
  createGame,
  createHeadlessPorts,
  createPlayTestChecker,
  type PlayTest,
  type PlayTestFailure,
  parsePlayTest,
} from '@playhouse/runtime';

/** A defect of a play test, or an assertion of it that failed. */
export interface TestFailure {
  readonly code: PlayTestFailure['code'] | 'test.invalid' | 'test.scene';
  readonly message: string;
  /** The first frame that shows it; absent for a test that cannot be played. */
  readonly frame?: number | undefined;
  /** Number of the assertion, from 1. */
  readonly assertion?: number | undefined;
}

/** The result of a play test. Pictures are not compared here; only the command line draws them. */
export interface TestOutcome {
  readonly frames: number;
  readonly failures: readonly TestFailure[];
}

/** Interval of the signs of life, in ms. */
const breath = 100;

/** A stored play test, ready to be played, or the reasons why it cannot be played. */
export function readyTest(
  project: Project,
  stored: PlayTestDocument,
): { readonly test: PlayTest; readonly sceneId: string } | { readonly failures: readonly TestFailure[] } {
  const parsed = parsePlayTest(stored);
  if (!parsed.ok) return { failures: parsed.messages.map((message) => ({ code: 'test.invalid', message })) };
  const { scene } = parsed.value;
  const scenes = orderedScenes(project);
  const byName = scenes.find(({ attributes }) => attributes.name === scene);
  const found = scene === '' ? scenes[0] : (scenes.find(({ id }) => id === scene) ?? byName);
  if (found) return { test: parsed.value, sceneId: found.id };
  const message = scene === '' ? 'The project has no scene to play.' : `The project has no scene "${scene}".`;
  return { failures: [{ code: 'test.scene', message }] };
}

/** Plays a test without a screen, as the command line does. Calls `beat` regularly meanwhile. */
export async function playStoredTest(
  project: Project,
  stored: PlayTestDocument,
  beat: () => Promise<void>,
): Promise<TestOutcome> {
  const ready = readyTest(project, stored);
  if ('failures' in ready) return { frames: 0, failures: ready.failures };
  const { test, sceneId } = ready;
  const game = await createGame(project, createHeadlessPorts(project), { seed: test.seed, sceneId });
  try {
    const checker = createPlayTestChecker(project, game, test);
    const byFrame = Map.groupBy(test.events, ({ frame }) => frame);
    let last = performance.now();
    for (let frame = 1; frame <= test.frames; frame++) {
      game.step(byFrame.get(frame) ?? []);
      checker.look();
      if (performance.now() - last < breath) continue;
      await beat();
      last = performance.now();
    }
    return { frames: game.frame, failures: checker.finish() };
  } finally {
    game.destroy();
  }
}
