import { assetEdits } from './assetEdits.ts';
import { attributeEdits } from './attributeEdits.ts';
import { behaviorEdits } from './behaviorEdits.ts';
import { conditionEdits } from './conditionEdits.ts';
import { layoutEdits } from './layoutEdits.ts';
import { placementEdits } from './placementEdits.ts';
import type { RandomEdit } from './randomEdit.ts';
import { scriptEdits } from './scriptEdits.ts';
import { tableEdits } from './tableEdits.ts';
import { tagEdits } from './tagEdits.ts';

/** Every generator of random edits. When adding an edit, add a line to the list for its kind. */
export const randomEdits: readonly RandomEdit[] = [
  ...layoutEdits,
  ...behaviorEdits,
  ...conditionEdits,
  ...scriptEdits,
  ...tableEdits,
  ...tagEdits,
  ...assetEdits,
  ...attributeEdits,
  ...placementEdits,
];
