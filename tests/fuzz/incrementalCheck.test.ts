import { buildBehaviors } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { compareChecks } from '../../packages/core/src/validate/test/incrementalCheck.ts';
import { behaviorFixtures, behaviorOfRow } from '../catalogue/fixtures.ts';

const examples = [...behaviorFixtures.values()].flatMap((fixture) =>
  buildBehaviors(fixture.valid.map((row) => behaviorOfRow(fixture.class, row))),
);

it('incremental checks after each of 50,000 random changes find the same as complete checks', () => {
  const { done } = compareChecks(10_000, 5000, { examples });
  expect([...done.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(45_000);
});
