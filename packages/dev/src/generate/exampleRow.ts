import type { BehaviorFixture, FixtureRow } from '../../../../fixtures/behaviors/fixtureProject.ts';

/** The example of a behavior that people are shown: the one marked as such, else the right one with the most in it. */
export function exampleRowOf(fixture: BehaviorFixture | undefined): FixtureRow | undefined {
  const rows = fixture?.valid ?? [];
  const marked = rows.find(({ example }) => example);
  const [longest] = [...rows].sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
  return marked ?? longest;
}
