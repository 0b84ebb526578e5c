import { succeed } from '../model/issue.ts';
import { defineEdit } from './defineEdit.ts';
import type { Op } from './op.ts';

/** Runs ops unchanged: histories store undo actions this way. docs/architecture.md#edits-and-history. */
export const applyStoredOps = defineEdit({
  kind: 'ops.apply',
  plan: (_project, data: readonly Op[]) => succeed(data),
  label: (project) => ({ what: 'Changed the project', where: project.object.title }),
});
