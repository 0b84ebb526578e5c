import fc from 'fast-check';
import type { StoredDocument } from '../stores/databaseStore.ts';

/** A step of a random history: which revision of which document gets a child, or a document a new root. */
interface Step {
  readonly document: number;
  /** Picks an earlier revision of the document; a new root when there is none or when it is negative. */
  readonly parent: number;
  readonly deleted: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  document: fc.nat(2),
  parent: fc.integer({ min: -1, max: 30 }),
  deleted: fc.boolean(),
});

export interface RandomHistory {
  /** Revisions in the order in which they were made, with their histories. */
  readonly revisions: readonly StoredDocument[];
  /** The order in which they arrive; some arrive twice, others never. */
  readonly arrivals: readonly number[];
  readonly batch: number;
}

/** Random trees of revisions that arrive in a random order, in batches. */
export const randomHistory: fc.Arbitrary<RandomHistory> = fc
  .record({
    /** Where the histories of each document are cut, as they are after very many edits. */
    cuts: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 3 }),
    steps: fc.array(step, { minLength: 1, maxLength: 25 }),
    arrivals: fc.array(fc.nat(24), { minLength: 1, maxLength: 40 }),
    batch: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ steps, cuts, arrivals, batch }) => {
    const revisions = revisionsOf(steps, cuts);
    return { revisions, arrivals: arrivals.map((index) => index % revisions.length), batch };
  });

interface Made {
  readonly start: number;
  readonly ids: readonly string[];
}

function revisionsOf(steps: readonly Step[], cuts: readonly number[]): StoredDocument[] {
  const made = new Map<number, Made[]>();
  return steps.map(({ document, parent, deleted }, index): StoredDocument => {
    const before = made.get(document) ?? [];
    const above = parent < 0 || before.length === 0 ? undefined : before[parent % before.length];
    const revision = { start: (above?.start ?? 0) + 1, ids: [hashOf(index), ...(above?.ids ?? [])] };
    made.set(document, [...before, revision]);
    const cut = cuts[document] ?? 1;
    const known = revision.start < cut ? revision.start : revision.start - cut + 1;
    const _revisions = { start: revision.start, ids: revision.ids.slice(0, known) };
    return {
      _id: `doc${document}`,
      _rev: `${revision.start}-${revision.ids[0]}`,
      _revisions,
      ...(deleted && { _deleted: true }),
      n: index,
    };
  });
}

/** Spreads the numbers, so that the order of hashes is not the order of the steps. */
function hashOf(index: number): string {
  return ((index * 7919 + 104_729) % 65_521).toString(16).padStart(32, '0');
}
