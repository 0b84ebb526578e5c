import type { EditPath } from '../edit/op.ts';
import { isJsonObject } from '../model/json.ts';
import { compareCodePoints } from '../model/text.ts';

/** Who made a version; the two only name the arguments of a merge. */
export type MergeSide = 'mine' | 'theirs';

/**
 * Why two versions could not simply be combined: `value` both changed it differently; `deletion` one removed what the
 * other changed, which is kept; `place` both moved it to different lists; `order` both moved it in its list;
 * `reference` one removed what the other uses, which is kept; `file` both changed the bytes of an asset.
 */
export type ConflictKind = 'value' | 'deletion' | 'place' | 'order' | 'reference' | 'file';

/** A path at which two versions conflict, as plain data. A value that is absent is missing on that side. */
export interface MergeConflict {
  readonly kind: ConflictKind;
  /** Its path in the merged project, with list members by id. */
  readonly path: EditPath;
  readonly base?: unknown;
  readonly mine?: unknown;
  readonly theirs?: unknown;
  /** The side whose value is in the merged project. */
  readonly kept: MergeSide;
}

/** The conflicts that a merge collects, and the paths that it must keep although one side removed them. */
export interface MergeRun {
  readonly conflicts: MergeConflict[];
  readonly kept: KeptPaths;
}

/** Paths by `pathText`, and those of everything that contains them, with a trailing slash. */
export type KeptPaths = ReadonlySet<string>;

/** Adds paths to keep. */
export function withKept(kept: KeptPaths, paths: Iterable<string>): Set<string> {
  const all = new Set(kept);
  for (const path of paths) {
    all.add(path);
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) all.add(path.slice(0, at + 1));
  }
  return all;
}

/** True when something at or below a path may not be removed. */
export function holdsKept({ kept }: MergeRun, path: EditPath): boolean {
  if (kept.size === 0) return false;
  const text = pathText(path);
  return kept.has(text) || kept.has(`${text}/`);
}

/** The three versions of one value; undefined where it is absent. */
export interface Versions<Value = unknown> {
  readonly base: Value | undefined;
  readonly mine: Value | undefined;
  readonly theirs: Value | undefined;
}

/** Adds a conflict, without the sides that have no value. */
export function addConflict(
  run: MergeRun,
  kind: ConflictKind,
  path: EditPath,
  { base, mine, theirs }: Versions,
  kept: MergeSide,
): void {
  run.conflicts.push({
    kind,
    path,
    ...(base !== undefined && { base }),
    ...(mine !== undefined && { mine }),
    ...(theirs !== undefined && { theirs }),
    kept,
  });
}

/**
 * Which of two values wins: the one whose text sorts last, so that a value beats none and order does not matter. The
 * result is the same on every machine, whichever side is “mine”.
 */
export function winnerOf(mine: unknown, theirs: unknown): MergeSide {
  return compareCodePoints(plainText(mine), plainText(theirs)) >= 0 ? 'mine' : 'theirs';
}

/** A text that is equal for equal content, whatever the order of keys. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainText).join()}]`;
  if (!isJsonObject(value)) return JSON.stringify(value) ?? '';
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  const members = keys.sort(compareCodePoints).map((key) => `${JSON.stringify(key)}:${plainText(value[key])}`);
  return `{${members.join()}}`;
}

/** A path as one text, for sets and for sorting. */
export function pathText(path: EditPath): string {
  return path.map((key) => (typeof key === 'object' ? Object.values(key)[0] : key)).join('/');
}

/** Conflicts by path and kind: the same list, whichever side is “mine”. */
export function sortedConflicts(conflicts: readonly MergeConflict[]): MergeConflict[] {
  const keyed = conflicts.map((conflict) => ({ conflict, key: `${pathText(conflict.path)} ${conflict.kind}` }));
  keyed.sort((left, right) => compareCodePoints(left.key, right.key));
  return keyed.map(({ conflict }) => conflict);
}
