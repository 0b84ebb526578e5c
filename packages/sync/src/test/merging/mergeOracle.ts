import type { DescribedConflict } from '@playhouse/core';
import type { NewRevision } from '../../merge/mergeLeaves.ts';
import type { RecordBody } from '../../store/database.ts';

/** Edits by their numbers. */
export type Contents = ReadonlySet<number>;

/** What one edit did: it gave a key a value, or removed it. */
interface Write {
  readonly key: string;
  readonly value: number | undefined;
  /** The edits that its author saw. */
  readonly seen: Contents;
}

/**
 * Knows of each revision which edits it contains, without looking at bodies: an edit contains what its author saw, a
 * merge what its leaves contain.
 */
export class MergeOracle {
  private readonly writes: Write[] = [];
  private readonly contents = new Map<string, Contents>();

  /** Notes an edit by somebody who saw these. Returns what there is with it. */
  edited(seen: Contents, key: string, value: number | undefined): Contents {
    this.writes.push({ key, value, seen });
    return new Set([...seen, this.writes.length - 1]);
  }

  /** Notes what a new revision contains. */
  stored(rev: string, contents: Contents): void {
    this.contents.set(rev, contents);
  }

  /** Notes a merge, with the tombstones that close what it took in. */
  merged(revisions: readonly NewRevision[]): void {
    const merge = revisions.find(({ rev, body }) => body && !this.contents.has(rev));
    if (!merge) return;
    const taken = revisions.flatMap(({ history }) => [...this.contentsOf(history[1] ?? '')]);
    this.contents.set(merge.rev, new Set(taken));
  }

  /** Writes whose value is not there at the end although no later write replaced it, and that nobody was told of. */
  findLosses(body: RecordBody, conflicts: readonly DescribedConflict[]): string[] {
    const losses: string[] = [];
    for (const [key, writes] of Map.groupBy(this.writes.entries(), ([, write]) => write.key)) {
      const last = writes.filter(([index]) => !writes.some(([, { seen }]) => seen.has(index)));
      const value = valueAt(body, key);
      if (!last.some(([, write]) => write.value === value)) losses.push(`${key} is ${value}, which was replaced`);
      const told = conflicts
        .filter((conflict) => keyOf(conflict) === key)
        .flatMap(({ mine, theirs }) => [numberIn(mine), numberIn(theirs)]);
      for (const [, write] of last) {
        if (write.value !== value && !told.includes(write.value)) losses.push(`${write.value} of ${key} disappeared`);
      }
    }
    return losses;
  }

  /** Conflicts between values of which one replaced the other, or that nobody else changed. */
  findFalse(conflicts: readonly DescribedConflict[]): string[] {
    return conflicts.flatMap((conflict) => {
      const key = keyOf(conflict);
      const isValue = conflict.kind !== 'order';
      const [mine, theirs] = [conflict.mine, conflict.theirs].map((value) =>
        this.writesOf(key, isValue ? { value: numberIn(value) } : undefined),
      );
      const isTrue = mine?.some((one) =>
        theirs?.some((other) => one !== other && !this.hasSeen(one, other) && !this.hasSeen(other, one)),
      );
      return isTrue ? [] : [`${key}: ${conflict.words}`];
    });
  }

  private writesOf(key: string, given: { readonly value: number | undefined } | undefined): number[] {
    return [...this.writes.entries()].flatMap(([index, write]) =>
      write.key === key && (!given || write.value === given.value) ? [index] : [],
    );
  }

  private hasSeen(one: number, other: number): boolean {
    return this.writes[one]?.seen.has(other) === true;
  }

  contentsOf(rev: string): Contents {
    return this.contents.get(rev) ?? new Set();
  }
}

/** Stands for the title of a game, and for the name of a prototype. */
const titleKey = 'title';

/** The key of a path such as `object/title`, `actors/id5/attributes/name`, or `object/attributes/id101/$`. */
function keyOf({ path }: DescribedConflict): string {
  const attribute = path[path.indexOf('attributes') + 1];
  return !path.includes('attributes') || attribute === 'name' ? titleKey : String(attribute);
}

export function hasKey(body: RecordBody, key: string): boolean {
  return Object.hasOwn(Object(body.attributes), key);
}

/** A game or a prototype with another value: its title or name, or a custom attribute. */
export function withValue(body: RecordBody, key: string, value: number | undefined): RecordBody {
  const before = body.attributes as Record<string, unknown>;
  if (key === titleKey) {
    return 'title' in body ? { ...body, title: `${value}` } : { ...body, attributes: { ...before, name: `${value}` } };
  }
  const { [key]: _, ...others } = before;
  if (value === undefined) return { ...body, attributes: others };
  return { ...body, attributes: { ...before, [key]: { '@': 'real', $: value, name: `Attribute ${key}` } } };
}

function valueAt(body: RecordBody, key: string): number | undefined {
  const attributes = body.attributes as Record<string, unknown>;
  return numberIn(key === titleKey ? (body.title ?? attributes.name) : attributes[key]);
}

function numberIn(value: unknown): number | undefined {
  if (typeof value === 'object' && value !== null) return Number(Reflect.get(value, '$'));
  return value === undefined ? undefined : Number(value);
}
