import { applyOps } from '../edit/applyOps.ts';
import type { Op } from '../edit/op.ts';
import { type Result, succeed } from '../model/issue.ts';
import type { DocumentPath } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { compareCodePoints } from '../model/text.ts';
import { type Difference, type DiffLine, describeOps, differencesOf } from './describeOps.ts';
import { opsBetween } from './opsBetween.ts';

/** The difference between two projects, as plain data that survives JSON. */
export interface ProjectDiff {
  /** Ops that turn the first project into the second; data of the edit `ops.apply`. */
  readonly ops: readonly Op[];
  /** The same as text, in the order of the documents. */
  readonly lines: readonly DiffLine[];
  /** Asset files that were added, removed or have other bytes, by path; empty when no digests were given. */
  readonly files: readonly FileDiff[];
}

export interface FileDiff {
  readonly path: DocumentPath;
  readonly change: 'added' | 'removed' | 'changed';
}

/** Digests of the asset files of both projects, by stored path. */
export interface DiffFiles {
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
}

/** How `after` differs from `before`, for programs and for people. Equal digests stand for equal asset files. */
export function diffProjects(before: Project, after: Project, files?: DiffFiles): ProjectDiff {
  const ops = opsBetween(before, after);
  return { ops, lines: describeOps(before, after, ops), files: files ? diffFiles(files) : [] };
}

/** How `after` differs from `before`, in words for every language. */
export function projectDifferences(before: Project, after: Project): readonly Difference[] {
  return differencesOf(before, after, opsBetween(before, after));
}

/** The project after applying a difference, or why it does not fit this project. */
export function applyDiff(before: Project, diff: Pick<ProjectDiff, 'ops'>): Result<Project> {
  const applied = applyOps(before, diff.ops);
  return applied.ok ? succeed(applied.value.project) : applied;
}

function diffFiles({ before, after }: DiffFiles): FileDiff[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort(compareCodePoints);
  return paths.flatMap((path): FileDiff[] => {
    const [old, now] = [before.get(path), after.get(path)];
    if (old === now) return [];
    return [{ path, change: old === undefined ? 'added' : now === undefined ? 'removed' : 'changed' }];
  });
}
