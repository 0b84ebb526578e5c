import { orderedScenes, type PlayTestDocument, type Project } from '@playhouse/core';
import {
  createGame,
  createHeadlessPorts,
  createPlayTestChecker,
  type PictureAssertion,
  type PlayTest,
  parsePlayTest,
} from '@playhouse/runtime';
import { runFrames } from '../play/runFrames.ts';

/** Why a play test failed. Codes: `assertion.*`, `fault`, `picture.*`, and those for tests that could not run. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly frame?: number;
  /** Number of the assertion, from 1. */
  readonly assertion?: number;
}

/** The result of one play test. */
export interface TestResult {
  readonly name: string;
  readonly passed: boolean;
  /** Number of steps played. */
  readonly frames: number;
  readonly stateHash?: string;
  readonly failures: readonly Failure[];
}

/** Takes the pictures that a test needs, in order; a string is the reason why there are none. */
export type TakePictures = (
  project: Project,
  test: PlayTest,
  frames: readonly number[],
) => Promise<readonly Uint8Array[] | { readonly code: string; readonly message: string }>;

/** Compares a picture with the one of an assertion; undefined when they match, else the reason. */
export type ComparePicture = (taken: Uint8Array, assertion: PictureAssertion) => Promise<Failure | undefined>;

export interface RunOptions {
  /** Time limit of one test. */
  readonly maxSeconds: number;
  readonly beat: () => void;
  readonly takePictures: TakePictures;
  readonly comparePicture: ComparePicture;
}

/** Plays one test as `playhouse play` would, and checks its assertions. Never throws for errors in the test. */
export async function runPlayTest(
  project: Project,
  name: string,
  stored: PlayTestDocument,
  options: RunOptions,
): Promise<TestResult> {
  const parsed = parsePlayTest(stored);
  if (!parsed.ok) return failed(name, 'test.invalid', parsed.messages);
  const test = parsed.value;
  const sceneId = findScene(project, test.scene);
  if (sceneId === undefined) return failed(name, 'test.scene', [sceneProblem(test.scene)]);
  const game = await createGame(project, createHeadlessPorts(project), { seed: test.seed, sceneId });
  try {
    const checker = createPlayTestChecker(project, game, test);
    const end = performance.now() + options.maxSeconds * 1000;
    let isLate = false;
    await runFrames(game, test.frames, test.events, () => {
      checker.look();
      options.beat();
      isLate = performance.now() > end;
      return isLate;
    });
    // The frame is left out, because it would differ each time.
    if (isLate) return failed(name, 'test.time', [`The test takes longer than ${options.maxSeconds} seconds.`]);
    const failures = [...checker.finish(), ...(await checkPictures(project, test, options))];
    return { name, passed: failures.length === 0, frames: game.frame, stateHash: game.stateHash(), failures };
  } finally {
    game.destroy();
  }
}

/** The id of a scene by id or name, the game's first for a blank. */
export function findScene(project: Project, wanted: string): string | undefined {
  const scenes = orderedScenes(project);
  if (wanted === '') return scenes[0]?.id;
  return (scenes.find(({ id }) => id === wanted) ?? scenes.find(({ attributes }) => attributes.name === wanted))?.id;
}

function sceneProblem(wanted: string): string {
  return wanted === '' ? 'The project has no scene to play.' : `The project has no scene "${wanted}".`;
}

function failed(name: string, code: string, messages: readonly string[]): TestResult {
  return { name, passed: false, frames: 0, failures: messages.map((message) => ({ code, message })) };
}

async function checkPictures(
  project: Project,
  test: PlayTest,
  { takePictures, comparePicture, beat }: RunOptions,
): Promise<Failure[]> {
  const asked = test.assertions.flatMap((assertion, index) =>
    assertion.type === 'picture' ? [{ assertion, number: index + 1 }] : [],
  );
  if (asked.length === 0) return [];
  const frames = asked.map(({ assertion }) => assertion.frame);
  // The browser is another process with its own time limits: its work counts as a heartbeat.
  const alive = setInterval(beat, 1000);
  const taken = await takePictures(project, test, frames).finally(() => clearInterval(alive));
  if ('code' in taken) {
    const { code, message } = taken;
    return asked.map(({ assertion, number }) => ({ code, message, frame: assertion.frame, assertion: number }));
  }
  const failures: Failure[] = [];
  for (const [index, { assertion, number }] of asked.entries()) {
    const failure = await comparePicture(taken[index] ?? new Uint8Array(), assertion);
    if (failure) failures.push({ ...failure, frame: assertion.frame, assertion: number });
  }
  return failures;
}
