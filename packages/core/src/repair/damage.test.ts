import { describe, it } from 'vitest';
import { furtherRepairs } from './repairStages.ts';
import { repairsEveryDamage, replacesOnlyWhatIsWrong } from './test/damageProperties.ts';

describe.each([
  ['the stages of the specification', []],
  ['every stage', furtherRepairs],
])('%s, on projects with damage at random paths', (_, further) => {
  it('terminate, result in the stored shape, find nothing more to do, and report exactly what they did', () => {
    repairsEveryDamage(further, { seed: 1, numRuns: 150 });
  });

  it('remove or replace only what validation reports, except the seed, spellings of conditions and own attributes of instances', () => {
    replacesOnlyWhatIsWrong(further, { seed: 2, numRuns: 120 });
  });
});
