import { buildBehaviors } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { compareChecks } from '../../packages/core/src/validate/test/incrementalCheck.ts';
import { behaviorFixtures, behaviorOfRow } from '../catalogue/fixtures.ts';

const examples = [...behaviorFixtures.values()].flatMap((fixture) =>
  buildBehaviors(fixture.valid.map((row) => behaviorOfRow(fixture.class, row))),
);

it('checks after each of 50,000 random changes find what a check from the start finds', () => {
  const { done } = compareChecks(10_000, 5000, { examples });
  expect([...done.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(45_000);
});
