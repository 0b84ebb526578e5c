import { conditionEdits } from '../condition/conditionEdits.ts';
import { duplicateBehaviors } from './duplicateBehaviors.ts';
import { removeSavedBehavior, renameSavedBehavior, setSavedBehaviorHelp } from './editSavedBehavior.ts';
import { insertBehavior } from './insertBehavior.ts';
import { insertBehaviorTrees } from './insertBehaviorTrees.ts';
import { insertSavedBehavior } from './insertSavedBehavior.ts';
import { moveBehaviors } from './moveBehaviors.ts';
import { removeBehaviors } from './removeBehaviors.ts';
import { renameBehavior } from './renameBehavior.ts';
import { saveBehavior } from './saveBehavior.ts';
import { setBehaviorAttribute } from './setBehaviorAttribute.ts';
import { setBehaviorEnabled } from './setBehaviorEnabled.ts';
import { unwrapBehavior } from './unwrapBehavior.ts';
import { wrapBehaviors } from './wrapBehaviors.ts';

/** Every edit of behaviors, their conditions and saved behaviors. */
export const behaviorEdits = [
  ...conditionEdits,
  duplicateBehaviors,
  insertBehavior,
  insertBehaviorTrees,
  insertSavedBehavior,
  moveBehaviors,
  removeBehaviors,
  removeSavedBehavior,
  renameBehavior,
  renameSavedBehavior,
  saveBehavior,
  setBehaviorAttribute,
  setBehaviorEnabled,
  setSavedBehaviorHelp,
  unwrapBehavior,
  wrapBehaviors,
] as const;
