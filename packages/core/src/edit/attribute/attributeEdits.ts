import { addAttribute } from './addAttribute.ts';
import { removeAttribute } from './removeAttribute.ts';
import { renameAttribute } from './renameAttribute.ts';
import { reorderAttribute } from './reorderAttribute.ts';
import { retypeAttribute } from './retypeAttribute.ts';

/** Every edit of custom attributes. */
export const attributeEdits = [
  addAttribute,
  removeAttribute,
  renameAttribute,
  reorderAttribute,
  retypeAttribute,
] as const;
