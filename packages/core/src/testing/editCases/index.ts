import { assetCases } from './assetCases.ts';
import { attributeCases } from './attributeCases.ts';
import { behaviorCases } from './behaviorCases.ts';
import { conditionCases } from './conditionCases.ts';
import type { EditCase } from './editCase.ts';
import { instanceCases } from './instanceCases.ts';
import { layoutCases } from './layoutCases.ts';
import { prototypeCases } from './prototypeCases.ts';
import { scriptCases } from './scriptCases.ts';
import { tableCases } from './tableCases.ts';
import { tagCases } from './tagCases.ts';

/** Cases for every edit. When adding an edit, add a case to the list for its kind. */
export const editCases: readonly EditCase[] = [
  ...assetCases,
  ...attributeCases,
  ...behaviorCases,
  ...conditionCases,
  ...instanceCases,
  ...layoutCases,
  ...prototypeCases,
  ...scriptCases,
  ...tableCases,
  ...tagCases,
];
