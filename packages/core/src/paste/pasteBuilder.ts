import { applyEdit } from '../edit/applyEdit.ts';
import { idsIn } from '../edit/behavior/behaviorTree.ts';
import type { InsertBehaviorTrees } from '../edit/behavior/insertBehaviorTrees.ts';
import { copiesWith } from '../edit/behavior/newIds.ts';
import type { Edit } from '../edit/editDefinitions.ts';
import type { Op } from '../edit/op.ts';
import type { Behavior, Id } from '../generated/entities.ts';
import type { IdSource } from '../model/ids.ts';
import type { Issue } from '../model/issue.ts';
import type { Project } from '../model/project.ts';
import type { SettledPaste } from './settlePaste.ts';

/** Collects the edits of a paste, with the project after those so far. */
export interface PasteBuilder extends SettledPaste {
  readonly edits: readonly Edit[];
  readonly project: Project;
  readonly issues: readonly Issue[];
  /** Bytes of new images by path. */
  readonly files: Map<string, Uint8Array>;
  /** Paths of files that a history still needs. */
  readonly kept: readonly string[];
  /** Ids and names of created things, by key. */
  readonly made: Map<string, string>;
  /** Keys of pieces that have been placed, because a bundle may contain an id twice. */
  readonly placed: Set<string>;
  /** Ids of what was copied. */
  readonly pasted: Id[];
  /** False when the edit is refused, which is an issue. */
  push(edit: Edit): boolean;
  /** Like `push`, for consecutive behaviors: only refused ones are omitted. Returns the ids of the others. */
  pushBehaviors(data: InsertBehaviorTrees): readonly Id[];
  /** Ops on whole documents and on attributes with their values, which have no edits of their own. */
  pushOps(ops: readonly Op[]): boolean;
  newId: IdSource;
}

/** Creates a builder without edits. New ids differ from all in the project and bundle. */
export function createBuilder(settled: SettledPaste, ids: IdSource, kept: readonly string[]): PasteBuilder {
  const { project: before, bundle } = settled.run;
  const taken = usedIds(before, bundle);
  const edits: Edit[] = [];
  const issues: Issue[] = [];
  let project = before;

  function attempt(edit: Edit): readonly Issue[] {
    const applied = applyEdit(project, edit);
    if (!applied.ok) return applied.issues;
    project = applied.value.project;
    edits.push(edit);
    return [];
  }

  function push(edit: Edit): boolean {
    const refused = attempt(edit);
    issues.push(...refused);
    return refused.length === 0;
  }

  function pushBehaviors(data: InsertBehaviorTrees): readonly Id[] {
    const { behaviors, index } = data;
    if (behaviors.length === 0) return [];
    const edit: Edit = { kind: 'behavior.insertTrees', data };
    if (behaviors.length === 1) return push(edit) ? behaviors.map(({ id }) => id) : [];
    if (attempt(edit).length === 0) return behaviors.map(({ id }) => id);
    // Bisects, so that one refusal among thousands costs little.
    const half = behaviors.length >> 1;
    const first = pushBehaviors({ ...data, behaviors: behaviors.slice(0, half) });
    return [...first, ...pushBehaviors({ ...data, behaviors: behaviors.slice(half), index: index + first.length })];
  }

  return {
    ...settled,
    edits,
    issues,
    kept,
    get project() {
      return project;
    },
    files: new Map(),
    made: new Map(),
    placed: new Set(),
    pasted: [],
    push,
    pushBehaviors,
    pushOps(ops) {
      return ops.length === 0 || push({ kind: 'ops.apply', data: ops });
    },
    newId() {
      let id = ids();
      while (taken.has(id)) id = ids();
      taken.add(id);
      return id;
    },
  };
}

/** The new id of a piece; if a bundle contains its id twice, the second piece gets another one. */
export function idOfPiece({ made, placed, newId }: PasteBuilder, key: string): Id {
  const chosen = placed.has(key) ? undefined : made.get(key);
  placed.add(key);
  return chosen ?? newId();
}

/** Copies of behaviors with new ids; with `onlyTwins`, only if one of their ids occurs twice. */
export function withNewIds(behaviors: readonly Behavior[], newId: IdSource, onlyTwins = false): readonly Behavior[] {
  const ids = idsIn(behaviors);
  if (onlyTwins && new Set(ids).size === ids.length) return behaviors;
  return (
    copiesWith(
      behaviors,
      ids.map(() => newId()),
    ) ?? behaviors
  );
}

/** Every id anywhere in a value, as the id of something or as the key of an attribute. */
function usedIds(...roots: readonly unknown[]): Set<Id> {
  const ids = new Set<Id>();
  const open: unknown[] = [...roots];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (value instanceof Map) {
      for (const [key, member] of value) {
        ids.add(String(key));
        open.push(member);
      }
      continue;
    }
    for (const [key, member] of Object.entries(value)) {
      if (key === 'id' && typeof member === 'string') ids.add(member);
      else if (/^id\d+$/.test(key)) ids.add(key);
      if (typeof member === 'object') open.push(member);
    }
  }
  return ids;
}
