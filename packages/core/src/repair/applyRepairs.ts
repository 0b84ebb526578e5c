import { type DocumentPath, type PathKey, valueAt } from '../model/path.ts';
import { createDraft, type Draft } from './draft.ts';
import type { RepairChange } from './repairChange.ts';

/** Documents with some of the changes applied. */
export interface AppliedRepairs {
  /** Documents that no change touches are the same objects. */
  readonly documents: ReadonlyMap<DocumentPath, unknown>;
  /** Indexes of the applied changes, in order. */
  readonly made: readonly number[];
  /** Indexes of chosen changes that cannot be applied, because they depend on one that was not chosen. */
  readonly left: readonly number[];
}

/**
 * Applies the chosen changes of a repair to the documents that it started from. All of them together have the same
 * result as the repair. A change refers to the same value whatever else is chosen: list indexes are adjusted if an
 * element stays that repair would have removed. Never throws.
 */
export function applyRepairs(
  documents: ReadonlyMap<DocumentPath, unknown>,
  changes: readonly RepairChange[],
  chosen: ReadonlySet<number>,
): AppliedRepairs {
  const drafts = new Map<DocumentPath, OpenDocument>();
  const made: number[] = [];
  const left: number[] = [];
  for (const [at, change] of changes.entries()) {
    const open = drafts.get(change.document) ?? openDocument(change.document, documents);
    drafts.set(change.document, open);
    const current = pathNow(change.path, open.steps);
    const isMade = current !== undefined && chosen.has(at) && makeChange(open.draft, current, change);
    open.steps.push({ path: change.path, madeAt: isMade ? current : undefined, isRemoval: change.to === undefined });
    if (isMade) made.push(at);
    else if (chosen.has(at)) left.push(at);
  }
  const touched = [...drafts].filter(([, { draft }]) => draft.changes.length > 0);
  return {
    documents: new Map([...documents, ...touched.map(([name, { draft }]) => [name, draft.value] as const)]),
    made,
    left,
  };
}

interface OpenDocument {
  readonly draft: Draft;
  readonly steps: Step[];
}

/** A processed change. */
interface Step {
  /** Its path with all changes before it applied. */
  readonly path: readonly PathKey[];
  /** The path where it was applied; undefined when it was not. */
  readonly madeAt: readonly PathKey[] | undefined;
  readonly isRemoval: boolean;
}

function openDocument(name: DocumentPath, documents: ReadonlyMap<DocumentPath, unknown>): OpenDocument {
  return { draft: createDraft(name, documents.get(name)), steps: [] };
}

/**
 * The current path of what was at `path` with all steps applied: goes back through the steps to one that set something
 * around it, or to the beginning, and forward through the applied ones. Undefined inside a value that was not set.
 */
function pathNow(path: readonly PathKey[], steps: readonly Step[]): readonly PathKey[] | undefined {
  let current = [...path];
  let first = steps.length;
  while (first > 0) {
    const { path: stepPath, madeAt, isRemoval } = steps[first - 1] ?? nothing;
    if (!isRemoval && isAround(stepPath, current)) {
      if (!madeAt) return undefined;
      current = [...madeAt, ...current.slice(stepPath.length)];
      break;
    }
    if (isRemoval) shift(current, stepPath, 1);
    first -= 1;
  }
  for (const { madeAt, isRemoval } of steps.slice(first)) {
    if (!madeAt || !isRemoval) continue;
    if (isAround(madeAt, current)) return undefined;
    shift(current, madeAt, -1);
  }
  return current;
}

const nothing: Step = { path: [], madeAt: undefined, isRemoval: true };

/** Adjusts a list index for a removed element: to before (1) or after (-1) the removal. */
function shift(current: PathKey[], removed: readonly PathKey[], by: 1 | -1): void {
  const depth = removed.length - 1;
  const [index, own] = [removed[depth], current[depth]];
  if (typeof index !== 'number' || typeof own !== 'number' || !isAround(removed.slice(0, depth), current)) return;
  if (by === 1 ? own >= index : own > index) current[depth] = own + by;
}

function isAround(outer: readonly PathKey[], inner: readonly PathKey[]): boolean {
  return outer.length <= inner.length && outer.every((key, at) => key === inner[at]);
}

/** Applies one change if the value at its path is the reported one. */
function makeChange(draft: Draft, current: readonly PathKey[], { from, to, why }: RepairChange): boolean {
  const owner = valueAt(draft.value, current.slice(0, -1));
  if (current.length > 0 && (typeof owner !== 'object' || owner === null)) return false;
  const index = current.at(-1);
  if (Array.isArray(owner) && (typeof index !== 'number' || index > owner.length)) return false;
  if (!isSame(valueAt(draft.value, current), from)) return false;
  if (to !== undefined) draft.set(current, to, why);
  else if (from !== undefined && current.length > 0) draft.remove(current, why);
  else return false;
  return true;
}

/** Documents are JSON, so equal text means equal parts. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
