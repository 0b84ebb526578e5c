import type { Issue, Result } from '../model/issue.ts';
import type { Project } from '../model/project.ts';
import type { Op } from './op.ts';

/** The label of a change: what was done, and in which scene or actor. */
export interface EditLabel {
  readonly what: string;
  readonly where: string;
}

/** A named change that people can make. docs/architecture.md#edits-and-history. */
export interface EditDefinition<Kind extends string = string, Data = never> {
  readonly kind: Kind;
  /**
   * The ops that make the change, or why it is refused. Deterministic: ids, times and random values are in `data`, so
   * that redo repeats the change exactly.
   */
  plan(project: Project, data: Data): Result<readonly Op[]>;
  /** Called with the project before the change. */
  label(project: Project, data: Data): EditLabel;
}

/** A change as a value, such as `{ kind: 'scene.rename', data: { scene, name } }`. */
export interface EditOf<Kind extends string, Data> {
  readonly kind: Kind;
  readonly data: Data;
}

/** Keeps the exact types of kind and data. */
export function defineEdit<const Kind extends string, Data>(
  definition: EditDefinition<Kind, Data>,
): EditDefinition<Kind, Data> {
  return definition;
}

/** The finding of an edit that is not possible, with a message for people. */
export function refusal(message: string, path: Issue['path'] = []): { readonly ok: false; readonly issues: Issue[] } {
  return { ok: false, issues: [{ code: 'edit.refused', severity: 'blocking', path, params: {}, message }] };
}

/** The finding of an edit whose target does not exist or no longer exists. */
export function missing(what: string, path: Issue['path'] = []): { readonly ok: false; readonly issues: Issue[] } {
  const message = `${what} no longer exists.`;
  return { ok: false, issues: [{ code: 'edit.target', severity: 'blocking', path, params: {}, message }] };
}
