import type { Project } from '../model/project.ts';
import type { MergeConflict } from './conflict.ts';
import { pathText } from './conflict.ts';
import type { ProjectVersions } from './mergeProjects.ts';

/** What people read about a conflict. */
export function describeConflict(_versions: ProjectVersions, _merged: Project, conflict: MergeConflict): string {
  return `${conflict.kind} ${pathText(conflict.path)}`;
}
