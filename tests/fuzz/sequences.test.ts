import { buildBehaviors, checkSequences, kindsNotDone, randomProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { behaviorFixtures, behaviorOfRow } from '../catalogue/fixtures.ts';

const examples = [...behaviorFixtures.values()].flatMap((fixture) =>
  buildBehaviors(fixture.valid.map((row) => behaviorOfRow(fixture.class, row))),
);

describe('20,000 random sequences of all edits on random projects', () => {
  it('can be undone and redone byte for byte, and cover every edit', () => {
    const done = checkSequences(1, 20_000, (random) => randomProject(random, { examples }));
    expect(kindsNotDone(done)).toEqual([]);
  });
});
