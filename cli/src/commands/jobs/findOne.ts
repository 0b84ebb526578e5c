import { findUses, locationOf, type Project, splitPath, type Use } from '@playhouse/core';
import type { JobTools, OneResult } from '../../batch/job.ts';
import { exitStatus } from '../../exit.ts';
import { type FoundTarget, findTargets } from '../../find/findTargets.ts';
import type { TargetKind } from '../../find/targetKinds.ts';
import { readAnyProject } from '../../io/readAnyProject.ts';

export interface FindJob {
  /** An id or a name to search for. */
  readonly wanted: string;
  readonly kind?: TargetKind;
}

/** Finds everything in a project that uses something with this id or name. */
export async function runOne(
  projectPath: string,
  { wanted, kind }: FindJob,
  { cwd }: Pick<JobTools, 'cwd'>,
): Promise<OneResult> {
  const { project } = (await readAnyProject(projectPath, cwd)).contents;
  const targets = findTargets(project, wanted, kind && [kind]).map((target) => {
    const uses = findUses(project, target.target);
    return { target, uses };
  });
  const uses = targets.reduce((sum, each) => sum + each.uses.length, 0);
  return {
    status: exitStatus.done,
    json: {
      path: projectPath,
      targets: targets.map((each) => ({
        kind: each.target.kind,
        id: each.target.id,
        name: each.target.name,
        ...(each.target.of === '' ? {} : { of: each.target.of }),
        uses: each.uses.map((use) => reportUse(project, use)),
      })),
    },
    title: project.object.title,
    counts: { targets: targets.length, uses },
    messages: targets.length === 0 ? [nothing(projectPath, wanted, kind)] : [],
    lines: targets.flatMap((each) => [
      `${projectPath}: ${titleOf(each.target)}, ${usesText(each.uses.length)}`,
      ...each.uses.map((use) => `  ${use.words}${use.isActive ? '' : ' (has no effect now)'}`),
    ]),
  };
}

function reportUse(project: Project, { path, range, words, isActive, target }: Use): Record<string, unknown> {
  return { words, stored: target, ...splitPath(path), ...locationOf(project, path), isActive, ...(range && { range }) };
}

function nothing(projectPath: string, wanted: string, kind: TargetKind | undefined): string {
  return `There is nothing ${kind === undefined ? '' : `of kind ${kind} `}called "${wanted}" in ${projectPath}.`;
}

function titleOf({ kind, name, of, id }: FoundTarget): string {
  return `${kind} ${name}${of === '' ? '' : ` of ${of}`}${name === id ? '' : ` [${id}]`}`;
}

function usesText(count: number): string {
  if (count === 0) return 'not used';
  return count === 1 ? 'one use' : `${count} uses`;
}
