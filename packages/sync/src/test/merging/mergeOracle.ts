import type { DescribedConflict } from '@playhouse/core';
import type { NewRevision } from '../../merge/mergeLeaves.ts';
import type { RecordBody } from '../../store/database.ts';

/** What one edit did: it gave a key a value, or removed it. */
interface Write {
  readonly key: string;
  readonly value: number | undefined;
  /** The writes that its author saw. */
  readonly seen: ReadonlySet<number>;
}

/**
 * Knows of each revision which edits it contains, without looking at bodies: an edit contains what its author saw, a
 * merge what its leaves contain.
 */
export class MergeOracle {
  private readonly writes: Write[] = [];
  private readonly contents = new Map<string, ReadonlySet<number>>();

  /** Notes an edit that made a revision out of another one. */
  edited(parent: string, rev: string, key: string, value: number | undefined): void {
    const seen = this.contentsOf(parent);
    this.writes.push({ key, value, seen });
    this.contents.set(rev, new Set([...seen, this.writes.length - 1]));
  }

  /** Notes a merge, with the tombstones that close what it took in. */
  merged(revisions: readonly NewRevision[]): void {
    const merge = revisions.find(({ body }) => body);
    if (!merge || this.contents.has(merge.rev)) return;
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

  private contentsOf(rev: string): ReadonlySet<number> {
    return this.contents.get(rev) ?? new Set();
  }
}

const titleKey = 'title';

function keyOf({ path }: DescribedConflict): string {
  return path[1] === 'attributes' ? String(path[2]) : String(path[1]);
}

export function hasKey(body: RecordBody, key: string): boolean {
  return Object.hasOwn(Object(body.attributes), key);
}

/** The game with another value: the title, or a custom attribute. */
export function withValue(body: RecordBody, key: string, value: number | undefined): RecordBody {
  if (key === titleKey) return { ...body, title: `${value}` };
  const before = body.attributes as Record<string, unknown>;
  const { [key]: _, ...others } = before;
  if (value === undefined) return { ...body, attributes: others };
  return { ...body, attributes: { ...before, [key]: { '@': 'real', $: value, name: `Attribute ${key}` } } };
}

function valueAt(body: RecordBody, key: string): number | undefined {
  return numberIn(key === titleKey ? body.title : (body.attributes as Record<string, unknown>)[key]);
}

function numberIn(value: unknown): number | undefined {
  if (typeof value === 'object' && value !== null) return Number(Reflect.get(value, '$'));
  return value === undefined ? undefined : Number(value);
}
