import { duplicateConditions, moveConditions, removeConditions } from './arrangeConditions.ts';
import { insertCondition } from './insertCondition.ts';
import { setConditionAttribute } from './setConditionAttribute.ts';
import { setConditionKind } from './setConditionKind.ts';
import { setConditionSubject } from './setConditionSubject.ts';

/** Every edit of conditions. */
export const conditionEdits = [
  duplicateConditions,
  insertCondition,
  moveConditions,
  removeConditions,
  setConditionAttribute,
  setConditionKind,
  setConditionSubject,
] as const;
