import { orderedScenes, type Project } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { readAnyProject } from '../io/readAnyProject.ts';
import { playGame } from '../play/playGame.ts';
import { readScript } from '../play/readScript.ts';
import { demandUntil } from '../play/until.ts';
import { watchGame } from '../play/watchGame.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

export interface PlayOptions extends CommonOptions {
  readonly frames: number;
  readonly input?: string;
  readonly seed?: number;
  readonly scene?: string;
  readonly until?: string;
  readonly actors?: boolean;
}

/** Runs a game headless. */
export async function playCommand(
  [projectPath = '']: readonly string[],
  { frames, input, seed = 1, scene, until, actors = false }: PlayOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const events = input === undefined ? [] : await readScript(input, terminal);
  const { project } = (await readAnyProject(projectPath, terminal.cwd)).contents;
  const sceneId = findScene(project, projectPath, scene);
  if (until !== undefined) demandUntil(until, project, sceneId);
  const game = { project, sceneId, seed, frames, events, actors, ...(until !== undefined && { until }) };
  // Only scripts can hang a game; the thread that guards against it takes a while to start.
  const hasScripts = [...project.delegates.values()].some(({ enabled }) => enabled);
  return hasScripts ? watchGame(game) : playGame(game);
}

/** The first scene: the game's first, or the one with this id or name. */
function findScene(project: Project, projectPath: string, wanted: string | undefined): string {
  const scenes = orderedScenes(project);
  const [first] = scenes;
  if (!first)
    throw new CommandError(exitStatus.io, 'scene.missing', `${projectPath} has no scene to play.`, projectPath);
  if (wanted === undefined) return first.id;
  const found = scenes.find(({ id }) => id === wanted) ?? scenes.find(({ attributes }) => attributes.name === wanted);
  if (found) return found.id;
  const names = scenes.map(({ attributes }) => `"${attributes.name}"`);
  const message = `There is no scene "${wanted}". The scenes are ${names.join(', ')}.`;
  throw new CommandError(exitStatus.usage, 'scene.missing', message);
}
