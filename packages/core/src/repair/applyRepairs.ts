import { type DocumentPath, type PathKey, valueAt } from '../model/path.ts';
import { createDraft, type Draft } from './draft.ts';
import type { RepairChange } from './repairChange.ts';

/** Documents with some of the changes made. */
export interface AppliedRepairs {
  /** Documents that no change touches are the same objects. */
  readonly documents: ReadonlyMap<DocumentPath, unknown>;
  /** Positions of the changes that were made, in their order. */
  readonly made: readonly number[];
  /** Positions of chosen changes that cannot be made, because they build on one that was not chosen. */
  readonly left: readonly number[];
}

/**
 * Makes the chosen ones of the changes that a repair reported, to the documents that it began with. All of them give
 * what the repair gave. A change means the same place whatever else is chosen: places in lists are counted again where
 * an element stayed that repair would have taken out. Never throws.
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
    const place = placeNow(change.path, open.steps);
    const isMade = place !== undefined && chosen.has(at) && makeChange(open.draft, place, change);
    open.steps.push({ path: change.path, place: isMade ? place : undefined, isRemoval: change.to === undefined });
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

/** A change that was gone over. */
interface Step {
  /** Where it stood when all changes before it were made. */
  readonly path: readonly PathKey[];
  /** Where it was made; undefined when it was not. */
  readonly place: readonly PathKey[] | undefined;
  readonly isRemoval: boolean;
}

function openDocument(name: DocumentPath, documents: ReadonlyMap<DocumentPath, unknown>): OpenDocument {
  return { draft: createDraft(name, documents.get(name)), steps: [] };
}

/**
 * Where a place is that stood at `path` with all steps made: back through the steps to one that set something around it,
 * or to the beginning, and forward through those that were made. Undefined inside of what was not set.
 */
function placeNow(path: readonly PathKey[], steps: readonly Step[]): readonly PathKey[] | undefined {
  let place = [...path];
  let first = steps.length;
  while (first > 0) {
    const { path: stepPath, place: stepPlace, isRemoval } = steps[first - 1] ?? nothing;
    if (!isRemoval && isAround(stepPath, place)) {
      if (!stepPlace) return undefined;
      place = [...stepPlace, ...place.slice(stepPath.length)];
      break;
    }
    if (isRemoval) shift(place, stepPath, 1);
    first -= 1;
  }
  for (const { place: stepPlace, isRemoval } of steps.slice(first)) {
    if (!stepPlace || !isRemoval) continue;
    if (isAround(stepPlace, place)) return undefined;
    shift(place, stepPlace, -1);
  }
  return place;
}

const nothing: Step = { path: [], place: undefined, isRemoval: true };

/** Counts a place in a list again, before (1) or after (-1) an element of the list was removed. */
function shift(place: PathKey[], removed: readonly PathKey[], by: 1 | -1): void {
  const depth = removed.length - 1;
  const [index, own] = [removed[depth], place[depth]];
  if (typeof index !== 'number' || typeof own !== 'number' || !isAround(removed.slice(0, depth), place)) return;
  if (by === 1 ? own >= index : own > index) place[depth] = own + by;
}

function isAround(outer: readonly PathKey[], inner: readonly PathKey[]): boolean {
  return outer.length <= inner.length && outer.every((key, at) => key === inner[at]);
}

/** Makes one change, if what is there is what it was reported for. */
function makeChange(draft: Draft, place: readonly PathKey[], { from, to, why }: RepairChange): boolean {
  const owner = valueAt(draft.value, place.slice(0, -1));
  if (place.length > 0 && (typeof owner !== 'object' || owner === null)) return false;
  const index = place.at(-1);
  if (Array.isArray(owner) && (typeof index !== 'number' || index > owner.length)) return false;
  if (!isSame(valueAt(draft.value, place), from)) return false;
  if (to !== undefined) draft.set(place, to, why);
  else if (from !== undefined && place.length > 0) draft.remove(place, why);
  else return false;
  return true;
}

/** Documents are JSON, so that their text says whether two parts of them are the same. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
