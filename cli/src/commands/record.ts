import type { PlayTestDocument } from '@playhouse/core';
import { createGame, createHeadlessPorts } from '@playhouse/runtime';
import { CommandError, exitStatus } from '../exit.ts';
import { lockProject } from '../io/lockProject.ts';
import { openProject, saveProject } from '../io/openProject.ts';
import { readScript } from '../play/readScript.ts';
import { runFrames } from '../play/runFrames.ts';
import { findScene } from '../playtests/runPlayTest.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

export interface RecordOptions extends CommonOptions {
  readonly frames: number;
  readonly input?: string;
  readonly seed?: number;
  readonly scene?: string;
  readonly replace?: boolean;
}

/** Plays a game with an input script and saves it as a play test that asserts the final state. */
export async function recordCommand(
  [projectPath = '', name = '']: readonly string[],
  { frames, input, seed = 1, scene = '', replace }: RecordOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  using lock = await lockProject(projectPath, terminal.cwd);
  const open = await openProject(projectPath, terminal.cwd);
  const { project, files } = open.contents;
  demandName(name, project.tests.has(name) && !replace);
  const events = input === undefined ? [] : await readScript(input, terminal);
  const sceneId = findScene(project, scene);
  if (sceneId === undefined) {
    throw new CommandError(
      exitStatus.usage,
      'scene.missing',
      `There is no scene "${scene}" in ${projectPath}.`,
      projectPath,
    );
  }
  const game = await createGame(project, createHeadlessPorts(project), { seed, sceneId });
  await runFrames(game, frames, events, () => false);
  const test: PlayTestDocument = {
    scene: sceneId,
    frames,
    seed,
    events: events.map((event) => ({ ...event })),
    assertions: assertionsOf(game.currentScene.id, game.attributes()),
  };
  const faults = game.faults.map(({ code, message }) => ({ code, message }));
  const stateHash = game.stateHash();
  game.destroy();
  const { changed } = await saveProject(lock, open, {
    project: { ...project, tests: new Map(project.tests).set(name, test) },
    files,
  });
  return {
    status: exitStatus.done,
    json: { path: projectPath, test: name, frames, stateHash, assertions: test.assertions, faults, changed },
    lines: [],
    messages: [
      `The play test "${name}" is now in ${projectPath} with ${test.assertions?.length} assertions.`,
      ...faults.map(({ message, code }) => `The game had a fault, so the test fails: ${message} [${code}]`),
    ],
  };
}

function demandName(name: string, isTaken: boolean): void {
  if (name.trim() === '' || name.length > 100 || /[\\/:*?"<>|\p{Cc}]/u.test(name)) {
    const message = `"${name}" cannot be the name of a test. Use 1 to 100 characters, none of them \\ / : * ? " < > |.`;
    throw new CommandError(exitStatus.usage, 'test.name', message);
  }
  if (!isTaken) return;
  const message = `There is a play test "${name}" already. Choose another name, or give --replace.`;
  throw new CommandError(exitStatus.usage, 'test.exists', message);
}

/** The final state. Attributes whose names cannot be written, and NaN, are left out. */
function assertionsOf(scene: string, attributes: Readonly<Record<string, number | string | boolean>>) {
  const values = Object.entries(attributes).filter(
    ([keypath, value]) => /^game\.[A-Za-z_]\w*$/.test(keypath) && (typeof value !== 'number' || Number.isFinite(value)),
  );
  return [
    { type: 'scene', scene },
    ...values.map(([keypath, value]) => ({ type: 'expression', expression: `${keypath} == ${JSON.stringify(value)}` })),
  ];
}
