import type { BehaviorFixture, FixtureRow } from '../../../../fixtures/behaviors/fixtureProject.ts';

/** The row shown as the example of a behavior: the one marked `example`, else the longest valid one. */
export function exampleRowOf(fixture: BehaviorFixture | undefined): FixtureRow | undefined {
  const rows = fixture?.valid ?? [];
  const marked = rows.find(({ example }) => example);
  const [longest] = [...rows].sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
  return marked ?? longest;
}
