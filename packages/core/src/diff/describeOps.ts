import type { Op } from '../edit/op.ts';
import type { Project } from '../model/project.ts';

/** One change in words. */
export interface DiffLine {
  readonly text: string;
}

export function describeOps(_before: Project, _after: Project, ops: readonly Op[]): DiffLine[] {
  return ops.map((op) => ({ text: op.op }));
}
