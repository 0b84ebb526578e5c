import { applyEdit, type Edit, type ProjectContents } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import type { ProjectLock } from './lockProject.ts';
import { type OpenProject, type Saved, saveProject } from './openProject.ts';

/** The contents after edits; a rejected edit is a usage error with its reason. */
export function applyEdits(contents: ProjectContents, edits: readonly Edit[]): ProjectContents {
  let { project } = contents;
  for (const edit of edits) {
    const applied = applyEdit(project, edit);
    if (!applied.ok) {
      const [first] = applied.issues;
      const message = applied.issues.map((issue) => issue.message).join(' ');
      throw new CommandError(exitStatus.usage, first?.code ?? 'edit.refused', message);
    }
    project = applied.value.project;
  }
  return { ...contents, project };
}

/** Applies edits to an open project and writes it back. Changes nothing if it fails with a `CommandError`. */
export function editProject(lock: ProjectLock, open: OpenProject, edits: readonly Edit[]): Promise<Saved> {
  return saveProject(lock, open, applyEdits(open.contents, edits));
}
