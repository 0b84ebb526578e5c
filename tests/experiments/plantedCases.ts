import type { CauseKind } from '../../packages/runtime/src/trace/causes.ts';
import { plantedAbsences } from './plantedAbsences.ts';
import type { PlantedCase } from './plantedCase.ts';
import { plantedConditions } from './plantedConditions.ts';
import { plantedEffects } from './plantedEffects.ts';

/** At least one case for each cause. */
const byCause: Readonly<Record<CauseKind, readonly PlantedCase[]>> = {
  ...plantedAbsences,
  ...plantedConditions,
  ...plantedEffects,
};

/** Every case with its cause, for tables of tests. */
export const plantedCases = Object.entries(byCause).flatMap(([cause, cases]) =>
  cases.map((one) => [cause, one.name, one] as const),
);
