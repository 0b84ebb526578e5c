import { assetCases } from './assetCases.ts';
import { attributeCases } from './attributeCases.ts';
import { behaviorCases } from './behaviorCases.ts';
import type { EditCase } from './editCase.ts';
import { instanceCases } from './instanceCases.ts';
import { layoutCases } from './layoutCases.ts';
import { prototypeCases } from './prototypeCases.ts';

/** Cases of every edit. Who adds an edit adds a case to the list of its kind. */
export const editCases: readonly EditCase[] = [
  ...assetCases,
  ...attributeCases,
  ...behaviorCases,
  ...instanceCases,
  ...layoutCases,
  ...prototypeCases,
];
