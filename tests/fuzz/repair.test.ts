import { describe, it } from 'vitest';
import { furtherRepairs } from '../../packages/core/src/repair/repairStages.ts';
import { repairsEveryDamage, replacesOnlyWhatIsWrong } from '../../packages/core/src/repair/test/damageProperties.ts';

describe.each([
  ['the stages of the specification', []],
  ['every stage', furtherRepairs],
])('%s', (_, further) => {
  it('repair 10,000 damaged projects: nothing throws, a second repair finds nothing, and the result opens', () => {
    repairsEveryDamage(further, { seed: 7, numRuns: 10_000 });
  });

  it('remove or replace only what validation finds wrong in 5,000 damaged projects', () => {
    replacesOnlyWhatIsWrong(further, { seed: 8, numRuns: 5000 });
  });
});
