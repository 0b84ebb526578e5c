import { addInstance } from './addInstance.ts';
import { clearInstanceAttribute } from './clearInstanceAttribute.ts';
import { duplicateInstances } from './duplicateInstances.ts';
import { moveInstances } from './moveInstances.ts';
import { removeInstances } from './removeInstances.ts';
import { reorderInstances } from './reorderInstances.ts';
import { resizeInstances } from './resizeInstances.ts';
import { rotateInstances } from './rotateInstances.ts';
import { setInstanceAttribute } from './setInstanceAttribute.ts';
import { setInstanceUnlocked } from './setInstanceUnlocked.ts';
import { unlockInstanceAttribute } from './unlockInstanceAttribute.ts';

/** Every edit of instances. */
export const instanceEdits = [
  addInstance,
  clearInstanceAttribute,
  duplicateInstances,
  moveInstances,
  removeInstances,
  reorderInstances,
  resizeInstances,
  rotateInstances,
  setInstanceAttribute,
  setInstanceUnlocked,
  unlockInstanceAttribute,
] as const;
