import { checkShapes, seededRandom } from '@playhouse/core/testing';
import { describe, expect, test } from 'vitest';
import { createMemoryJournal } from '../journal/journal.ts';
import { liveWithHistory, plainHistory, textOfDocuments } from '../test/historySimulation.ts';

/** Each run is repeated for every record that could have been the last one its tab wrote. */
async function everyCut(seed: number, capacity?: number) {
  const life = (writes: number) =>
    liveWithHistory({ random: seededRandom(seed), journal: createMemoryJournal(capacity), edits: 12, writes });
  const { writes } = await life(Number.POSITIVE_INFINITY);
  return Promise.all(Array.from({ length: writes + 1 }, (_, count) => life(count)));
}

describe('a tab that closes between any two records that it writes', () => {
  test('leaves the project and its history as they were last seen', async () => {
    let cuts = 0;
    let steps = 0;
    for (let seed = 1; seed <= 8; seed += 1) {
      for (const { left, found, first, undone, reports } of await everyCut(seed)) {
        cuts += 1;
        steps += found.history.undo.length + found.history.redo.length;
        expect(found.text).toBe(left.text);
        expect(plainHistory(found.history)).toEqual(plainHistory(left.history));
        expect(textOfDocuments(undone)).toBe(first);
        expect(reports).toEqual([]);
      }
    }
    expect(cuts).toBeGreaterThan(150);
    expect(steps).toBeGreaterThan(500);
  });

  test('leaves a valid project and only its own steps, even when the journal is too small', async () => {
    let restored = 0;
    for (let seed = 1; seed <= 6; seed += 1) {
      for (const { left, found, undone } of await everyCut(seed, 6000)) {
        const own = new Set([...left.history.undo, ...left.history.redo].map(textOfStep));
        const steps = [...found.history.undo, ...found.history.redo].map(textOfStep);
        if (found.text === left.text) expect(steps.filter((step) => !own.has(step))).toEqual([]);
        restored += steps.length;
        checkShapes(undone);
      }
    }
    expect(restored).toBeGreaterThan(100);
  });
});

function textOfStep({ label, actions }: { label: unknown; actions: unknown }): string {
  return JSON.stringify({ label, actions });
}
