import { type Result, succeed } from '../model/issue.ts';
import type { Project } from '../model/project.ts';
import { type Applied, applyOps } from './applyOps.ts';
import { type EditOf, refusal } from './defineEdit.ts';
import { findEdit } from './editDefinitions.ts';

/** The project after an edit and the ops that undo it, or why the edit is refused. Never changes `project`. */
export function applyEdit(project: Project, edit: EditOf<string, unknown>): Result<Applied> {
  const definition = findEdit(edit.kind);
  if (!definition) return refusal(`This version of Playhouse does not know the edit ${edit.kind}.`);
  const planned = definition.plan(project, edit.data);
  if (!planned.ok) return planned;
  if (planned.value.length === 0) return succeed({ project, inverse: [] });
  return applyOps(project, planned.value);
}
