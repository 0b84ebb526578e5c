import { isJsonObject } from '../model/json.ts';
import { limits } from '../model/limits.ts';
import type { PathKey } from '../model/path.ts';
import type { Draft } from './draft.ts';

/** A path at which a value goes deeper than a document may. */
interface Cut {
  readonly path: readonly PathKey[];
  readonly isLoop: boolean;
}

/**
 * Removes cycles and excessive nesting from a document, so that walks over it end. JSON text has no cycles, but values
 * built in memory can. docs/reliability.md#t6 and docs/reliability.md#t10.
 */
export function cutNesting(draft: Draft): void {
  const cuts: Cut[] = [];
  if (!isContainer(draft.value)) return;
  findCuts(draft.value, { path: [], around: new Set(), cuts, budget: { left: mostContainers } });
  for (const { path, isLoop } of cuts.reverse()) {
    draft.remove(path, isLoop ? 'It contained itself.' : `It was nested more than ${limits.depth} levels deep.`);
  }
}

/** More than the largest document needs; a value that contains itself in many ways would never end. */
const mostContainers = limits.documentBytes;

interface Walk {
  readonly path: PathKey[];
  readonly around: Set<object>;
  readonly cuts: Cut[];
  readonly budget: { left: number };
}

function findCuts(value: object, walk: Walk): void {
  walk.budget.left -= 1;
  if (walk.budget.left < 0) throw new Error('it contains itself in too many ways');
  walk.around.add(value);
  for (const [key, member] of membersOf(value)) {
    if (!isContainer(member)) continue;
    walk.path.push(key);
    const isLoop = walk.around.has(member);
    if (isLoop || walk.path.length >= limits.depth) walk.cuts.push({ path: [...walk.path], isLoop });
    else findCuts(member, walk);
    walk.path.pop();
  }
  walk.around.delete(value);
}

function membersOf(value: object): Iterable<[PathKey, unknown]> {
  return Array.isArray(value) ? value.entries() : Object.entries(value);
}

function isContainer(value: unknown): value is object {
  return Array.isArray(value) || isJsonObject(value);
}
