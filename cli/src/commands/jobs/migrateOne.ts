import { type Migration, migrations } from '@playhouse/core';
import type { JobTools, OneResult } from '../../batch/job.ts';
import { exitStatus } from '../../exit.ts';
import { lockProject } from '../../io/lockProject.ts';
import { changedFiles, filesToStore, openProject, saveProject } from '../../io/openProject.ts';

export interface MigrateJob {
  readonly check?: boolean;
}

/**
 * Migrates a project to the newest format, after a backup beside it. With `--check` only
 * reports whether a migration is needed: status 1 if it is. A project in the newest format is left alone.
 * docs/reliability.md#d13.
 */
export async function runOne(
  projectPath: string,
  { check }: MigrateJob,
  { cwd }: Pick<JobTools, 'cwd'>,
  registry: readonly Migration[] = migrations,
): Promise<OneResult> {
  using lock = check ? undefined : await lockProject(projectPath, cwd);
  const open = await openProject(projectPath, cwd, registry);
  const formatVersion = registry.length + 1;
  const note = open.notes.find(({ code, params }) => code === 'project.version' && params.to !== undefined);
  const changed = note ? changedFiles(open, filesToStore(open, open.contents)) : [];
  const saved = note && lock ? await saveProject(lock, open, open.contents, { backup: true }) : undefined;
  const from = note?.params.version;
  return {
    status: check && note ? exitStatus.issues : exitStatus.done,
    json: {
      path: projectPath,
      from: typeof from === 'number' ? from : formatVersion,
      to: formatVersion,
      changed,
      written: saved !== undefined,
      ...(saved?.backup === undefined ? {} : { backup: saved.backup }),
    },
    title: open.contents.project.object.title,
    counts: { files: changed.length },
    lines: note ? [`${projectPath}: ${note.message}`, ...changed.map((name) => `  ${name}`)] : [],
    messages: [sentence(projectPath, formatVersion, note !== undefined, saved?.backup)],
  };
}

function sentence(projectPath: string, formatVersion: number, isOlder: boolean, backup: string | undefined): string {
  if (!isOlder) return `${projectPath} already has the newest format, ${formatVersion}.`;
  if (backup === undefined) return `${projectPath} would be migrated to format ${formatVersion}.`;
  return `${projectPath} migrated to format ${formatVersion}. A backup is in ${backup}.`;
}
