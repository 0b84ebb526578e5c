import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Issue, type Project, placeOf } from '@playhouse/core';
import { createGame, createHeadlessPorts, type Game, parseInputScript, type ScriptedEvent } from '@playhouse/runtime';
import { CommandError, exitStatus } from '../exit.ts';
import { readAnyProject } from '../io/readAnyProject.ts';
import { reportPlace } from '../reporters/issueReport.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

export interface PlayOptions extends CommonOptions {
  readonly frames: number;
  readonly input?: string;
  readonly seed?: number;
  readonly scene?: string;
  readonly until?: string;
  readonly actors?: boolean;
}

const noInput: readonly ScriptedEvent[] = [];

/** Runs a game without a screen. Status 1 when the game has faults of its own, 70 when the engine has. */
export async function playCommand(
  [place = '']: readonly string[],
  options: PlayOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const events = options.input === undefined ? noInput : await readScript(options.input, terminal.cwd);
  const { contents } = await readAnyProject(place, terminal.cwd);
  const { project } = contents;
  const sceneId = options.scene === undefined ? undefined : findScene(project, options.scene);
  const game = await createGame(project, createHeadlessPorts(project), {
    seed: options.seed ?? 1,
    ...(sceneId === undefined ? {} : { sceneId }),
  });
  runFrames(game, events, options);
  const result = resultOf(project, game, options);
  game.destroy();
  return result;
}

async function readScript(file: string, cwd: string): Promise<readonly ScriptedEvent[]> {
  let text: string;
  try {
    text = await readFile(path.resolve(cwd, file), 'utf8');
  } catch {
    throw new CommandError(exitStatus.io, 'input.missing', `The input script ${file} cannot be read.`, file);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(exitStatus.io, 'input.syntax', `The input script ${file} is not JSON: ${reason}`, file);
  }
  const parsed = parseInputScript(value);
  if (parsed.ok) return parsed.value;
  throw new CommandError(exitStatus.io, 'input.shape', `The input script ${file} is wrong: ${parsed.message}`, file);
}

function findScene(project: Project, wanted: string): string {
  if (project.scenes.has(wanted)) return wanted;
  const id = project.object.scenes.find((scene) => project.scenes.get(scene)?.attributes.name === wanted);
  if (id !== undefined) return id;
  const names = project.object.scenes.flatMap((scene) => project.scenes.get(scene)?.attributes.name ?? []);
  const message = `There is no scene "${wanted}". The scenes are: ${names.join(', ')}.`;
  throw new CommandError(exitStatus.usage, 'scene.missing', message);
}

function runFrames(game: Game, events: readonly ScriptedEvent[], options: PlayOptions): void {
  const sorted = [...events].sort((a, b) => a.frame - b.frame);
  let next = 0;
  for (let frame = 1; frame <= options.frames; frame++) {
    const first = next;
    while (next < sorted.length && (sorted[next]?.frame ?? 0) <= frame) next++;
    game.step(first === next ? noInput : sorted.slice(first, next));
    if (options.until !== undefined && isTrue(game, options.until)) return;
  }
}

function isTrue(game: Game, program: string): boolean {
  const result = game.evaluate(program);
  if (result.ok) return result.value === true || (typeof result.value === 'number' && result.value !== 0);
  const message = result.issues.map((issue: Issue) => issue.message).join(' ');
  throw new CommandError(exitStatus.usage, 'until.wrong', `--until cannot be evaluated: ${message}`);
}

function resultOf(project: Project, game: Game, options: PlayOptions): CommandResult {
  const faults = game.faults.map(({ path: where, ...fault }) => ({ ...fault, ...reportPlace(project, where) }));
  const json = {
    frames: game.frame,
    seconds: game.frame / 60,
    stateHash: game.stateHash(),
    scene: game.currentScene,
    actors: game.actorList().length,
    faults,
    log: game.log.map((line) => ({
      frame: line.frame,
      owner: placeOf(project, line.path).owner,
      actor: line.actorId,
      text: line.text,
    })),
    attributes: game.attributes(),
    ...(options.actors ? { actorList: game.actorList() } : {}),
  };
  const lines = [
    `${json.frames} frames (${json.seconds.toFixed(2)} s) in ${json.scene.name}, ${json.actors} actors, state ${json.stateHash}`,
    ...Object.entries(json.attributes).map(([name, value]) => `  ${name} = ${value}`),
    ...json.log.map((line) => `  [${line.frame}] ${line.text}`),
    ...game.faults.map(
      (fault) =>
        `  ${fault.cause} fault ${fault.code} × ${fault.count} from frame ${fault.firstFrame}: ${fault.message}`,
    ),
  ];
  const isEngineFault = game.faults.some((fault) => fault.cause === 'engine');
  const status = isEngineFault ? exitStatus.fault : faults.length > 0 ? exitStatus.issues : exitStatus.done;
  return { status, json, lines };
}
