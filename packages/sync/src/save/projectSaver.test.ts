import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMemoryJournal, noJournal } from '../journal/journal.ts';
import { createLateJournal, type Happening, simulate } from '../test/crashSimulation.ts';

const happening = fc.constantFrom<Happening>(
  ...([
    'edit',
    'edit',
    'edit',
    'drag',
    'drag',
    'drop',
    'pause',
    'long pause',
    'save ends',
    'save ends',
    'save fails',
    'hide',
    'crash',
  ] as const),
);
const life = fc.array(happening, { minLength: 5, maxLength: 60 });

function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return state / 2 ** 32;
  };
}

describe('saving with the journal', () => {
  test('loses no acknowledged edit, whenever the tab closes', async () => {
    let crashes = 0;
    await fc.assert(
      fc.asyncProperty(life, fc.integer(), async (happenings, seed) => {
        const result = await simulate(happenings, createMemoryJournal(), sequence(seed));
        crashes += result.crashes;
        expect(result).toMatchObject({ losses: 0, risks: 0 });
      }),
      { seed: 1, numRuns: 400 },
    );
    expect(crashes).toBeGreaterThan(400);
  });

  test('never loses an edit that was reported as saved, however late the browser writes the journal to disk', async () => {
    const happenings = fc.array(
      fc.oneof(happening, fc.constantFrom<Happening>('journal flushed', 'browser killed', 'save ends', 'long pause')),
      { minLength: 10, maxLength: 80 },
    );
    let kills = 0;
    await fc.assert(
      fc.asyncProperty(happenings, fc.integer(), async (life, seed) => {
        const result = await simulate(life, createLateJournal(), sequence(seed));
        kills += result.kills;
        expect(result).toMatchObject({ losses: 0, reverted: 0 });
      }),
      { seed: 1, numRuns: 500 },
    );
    expect(kills).toBeGreaterThan(1000);
  });

  test('that is too small reports edits at risk, and loses no others', async () => {
    let risks = 0;
    await fc.assert(
      fc.asyncProperty(life, fc.integer(), fc.integer({ min: 400, max: 4000 }), async (happenings, seed, limit) => {
        const result = await simulate(happenings, createMemoryJournal(limit), sequence(seed));
        risks += result.risks;
        expect(result.losses).toBe(0);
      }),
      { seed: 1, numRuns: 200 },
    );
    expect(risks).toBeGreaterThan(0);
  });
});

test('loses edits without the journal, which proves that the test detects losses', async () => {
  let losses = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const happenings: Happening[] = ['edit', 'long pause', 'save ends', 'edit', 'pause', 'crash'];
    losses += (await simulate(happenings, noJournal, sequence(seed))).losses;
  }
  expect(losses).toBeGreaterThan(10);
});
