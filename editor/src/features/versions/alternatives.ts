import { applyOps, type Edit, type Project } from '@playhouse/core';
import { chooseValue, chooseVersion } from '@playhouse/sync';
import type { Conflicts, MergeNote, UnmergedDocument } from '@playhouse/sync/cloud';
import { type DocumentDifference, differencesBetween } from './differences.ts';

/** Something else that a project could have, with the edit that gives it that. */
export interface Alternative {
  readonly key: string;
  /** `value`: one value of a document; `document`: all of it. */
  readonly kind: 'value' | 'document';
  readonly edit: Edit;
  readonly differences: readonly DocumentDifference[];
}

/** What can be chosen where versions met: single values first, then whole documents. What the project has is no choice. */
export function alternativesOf(
  project: Project,
  { document, conflicts, lost }: Pick<MergeNote, 'document' | 'conflicts' | 'lost'>,
): readonly Alternative[] {
  const found = new Map<string, Alternative>();
  const add = (kind: Alternative['kind'], edit: Edit | undefined) => {
    const alternative = edit && alternativeOf(project, kind, edit);
    if (alternative && !found.has(alternative.key)) found.set(alternative.key, alternative);
  };
  for (const conflict of conflicts)
    for (const side of ['mine', 'theirs'] as const) add('value', chooseValue(conflict, side));
  for (const { body } of lost) {
    const chosen = body && chooseVersion(project, document, body);
    if (chosen?.ok) add('document', chosen.value);
  }
  return [...found.values()];
}

/** What can be chosen where versions are still to be merged. */
export function unmergedAlternatives(project: Project, { document, others }: UnmergedDocument): readonly Alternative[] {
  return alternativesOf(project, { document, conflicts: [], lost: others });
}

function alternativeOf(project: Project, kind: Alternative['kind'], edit: Edit): Alternative | undefined {
  if (edit.kind !== 'ops.apply') return undefined;
  const applied = applyOps(project, edit.data);
  const differences = applied.ok ? differencesBetween(project, applied.value.project) : [];
  if (differences.length === 0) return undefined;
  return { key: JSON.stringify(differences), kind, edit, differences };
}

/** A place in the list of what met. */
export type Met =
  | { readonly key: string; readonly kind: 'merged'; readonly note: MergeNote }
  | { readonly key: string; readonly kind: 'unmerged'; readonly unmerged: UnmergedDocument };

/** Where versions met, what waits first. */
export function metOf({ merged, unmerged }: Conflicts): readonly Met[] {
  return [
    ...unmerged.map((each): Met => ({ key: `unmerged ${each.document}`, kind: 'unmerged', unmerged: each })),
    ...merged.map((note): Met => ({ key: `merged ${note.document} ${note.rev}`, kind: 'merged', note })),
  ];
}
