import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { document, mergeHistory, playHistory } from '../test/merging/mergeHistory.ts';
import { modelReplicas } from '../test/merging/modelReplica.ts';
import { sha256 } from './sha256.ts';

describe('merging in random histories of 4 to 7 devices', () => {
  it('loses no edit, reports no false conflict, and leaves one version', async () => {
    let merges = 0;
    await fc.assert(
      fc.asyncProperty(mergeHistory, async (history) => {
        const result = await playHistory(history, modelReplicas(document));
        merges += result.merges;
        expect(result.problems).toEqual([]);
      }),
      { seed: 1, numRuns: 300 },
    );
    expect(merges).toBeGreaterThan(800);
  });

  it('loses edits when tombstones do not say which merge they belong to', async () => {
    const plain = fc.sample(mergeHistory, { seed: 1, numRuns: 100 });
    const results = await Promise.all(
      plain.map((history) =>
        playHistory(history, modelReplicas(document), {
          change: (revisions) => revisions.map((each) => (each.body ? each : { ...each, ...renamed(each.history) })),
        }),
      ),
    );
    const losses = results.filter(({ problems }) => problems.some((text) => /replaced|disappeared/.test(text)));
    expect(losses.length).toBeGreaterThan(10);
  });
});

/** A tombstone as a database would name it. */
function renamed([rev = '', ...history]: readonly string[]) {
  const name = `${rev.slice(0, rev.indexOf('-'))}-${sha256(rev).slice(0, 32)}`;
  return { rev: name, history: [name, ...history] };
}
