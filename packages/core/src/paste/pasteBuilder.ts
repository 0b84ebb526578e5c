import { applyEdit } from '../edit/applyEdit.ts';
import { idsIn } from '../edit/behavior/behaviorTree.ts';
import { copiesWith } from '../edit/behavior/newIds.ts';
import type { Edit } from '../edit/editDefinitions.ts';
import type { Op } from '../edit/op.ts';
import type { Behavior, Id } from '../generated/entities.ts';
import type { IdSource } from '../model/ids.ts';
import type { Project } from '../model/project.ts';
import type { Issue } from '../validate/issue.ts';
import type { LookedOver } from './lookOver.ts';

/** The edits of a paste while they are put together, with the project as it is after those so far. */
export interface PasteBuilder extends LookedOver {
  readonly edits: readonly Edit[];
  readonly project: Project;
  readonly issues: readonly Issue[];
  /** Bytes of new images by their paths. */
  readonly files: Map<string, Uint8Array>;
  /** Paths of files that a history still needs. */
  readonly kept: readonly string[];
  /** Ids and names of what was made, by key. */
  readonly made: Map<string, string>;
  /** Keys of pieces that have been placed, because a bundle may hold an id twice. */
  readonly placed: Set<string>;
  /** Ids of what was copied. */
  readonly pasted: Id[];
  push(edit: Edit): void;
  /** Ops of whole documents and of attributes with their values, for which there is no edit of their own. */
  pushOps(ops: readonly Op[]): void;
  newId: IdSource;
}

/** A builder without edits. New ids are none that anything in the project or bundle has. */
export function createBuilder(looked: LookedOver, ids: IdSource, kept: readonly string[]): PasteBuilder {
  const { project: before, bundle } = looked.run;
  const taken = usedIds(before, bundle);
  const edits: Edit[] = [];
  const issues: Issue[] = [];
  let project = before;

  function push(edit: Edit): void {
    const applied = applyEdit(project, edit);
    if (applied.ok) {
      project = applied.value.project;
      edits.push(edit);
    } else issues.push(...applied.issues);
  }

  return {
    ...looked,
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
    pushOps(ops) {
      if (ops.length > 0) push({ kind: 'ops.apply', data: ops });
    },
    newId() {
      let id = ids();
      while (taken.has(id)) id = ids();
      taken.add(id);
      return id;
    },
  };
}

/** The id of a piece in its new place; one that a bundle holds twice gets another one the second time. */
export function idOfPiece({ made, placed, newId }: PasteBuilder, key: string): Id {
  const chosen = placed.has(key) ? undefined : made.get(key);
  placed.add(key);
  return chosen ?? newId();
}

/** Copies of behaviors under new ids; with `onlyTwins` only when one of their ids occurs twice. */
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

/** Every id that stands anywhere in a value, as the id of something or as the key of an attribute. */
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
