import { isDeepStrictEqual } from 'node:util';
import { formatVersion, type Issue } from '@playhouse/core';
import type { JobTools, OneResult } from '../../batch/job.ts';
import { CommandError, exitStatus } from '../../exit.ts';
import { lockProject } from '../../io/lockProject.ts';
import { changedFiles, filesToStore, type OpenProject, openProject, saveProject } from '../../io/openProject.ts';

export interface FormatJob {
  readonly check?: boolean;
}

/**
 * Brings a project's files into the canonical form. With `--check` only reports what would change: status 1 if anything
 * does. Never changes the meaning of a document. docs/format.md#canonical-text.
 */
export async function runOne(
  projectPath: string,
  { check }: FormatJob,
  { cwd }: Pick<JobTools, 'cwd'>,
): Promise<OneResult> {
  using lock = check ? undefined : await lockProject(projectPath, cwd);
  const open = await openProject(projectPath, cwd);
  demandSameContent(open);
  const changed = changedFiles(open, filesToStore(open, open.contents));
  if (lock) await saveProject(lock, open, open.contents);
  const status = check && changed.length > 0 ? exitStatus.issues : exitStatus.done;
  return {
    status,
    json: { path: projectPath, changed, written: check !== true && changed.length > 0 },
    title: open.contents.project.object.title,
    counts: { files: changed.length },
    lines: changed.map((name) => `${projectPath}: ${name}`),
    messages: [sentence(projectPath, changed.length, check === true)],
  };
}

function sentence(projectPath: string, count: number, isCheck: boolean): string {
  if (count === 0) return `${projectPath} is in canonical form.`;
  const files = count === 1 ? 'One file' : `${count} files`;
  return isCheck ? `${files} of ${projectPath} would be reformatted.` : `${files} of ${projectPath} reformatted.`;
}

/** Refuses a project whose documents would change in meaning: use `migrate` and `repair` for those. */
function demandSameContent(open: OpenProject): void {
  const stored = storedVersion(open);
  if (stored !== formatVersion) {
    const message = `${open.projectPath} is of format ${stored}, and this is format ${formatVersion}. Migrate it first.`;
    throw new CommandError(exitStatus.io, 'project.version', message, open.projectPath);
  }
  for (const [name, bytes] of filesToStore(open, open.contents)) {
    const before = open.stored.get(name);
    if (!/\.json$/.test(name) || (before && sayTheSame(before, bytes))) continue;
    throw new CommandError(exitStatus.io, 'project.damaged', damageSentence(open, name), open.projectPath);
  }
}

function damageSentence({ projectPath, notes }: OpenProject, name: string): string {
  const why = notes.find((note: Issue) => note.severity === 'blocking') ?? notes[0];
  const reason = why ? ` (${why.message})` : '';
  return `${name} of ${projectPath} would change its meaning${reason}. Repair the project first.`;
}

function storedVersion({ stored }: OpenProject): number {
  const game: unknown = parse(stored.get('object.json') ?? new Uint8Array());
  const version = typeof game === 'object' && game !== null && 'formatVersion' in game ? game.formatVersion : 1;
  return typeof version === 'number' ? version : 1;
}

function sayTheSame(before: Uint8Array, after: Uint8Array): boolean {
  return Buffer.compare(before, after) === 0 || isDeepStrictEqual(parse(before), parse(after));
}

/** The value of a stored text; 0 and -0 are equal. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes), (_, value: unknown) => (value === 0 ? 0 : value));
  } catch {
    return undefined;
  }
}
