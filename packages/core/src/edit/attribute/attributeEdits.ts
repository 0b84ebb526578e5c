import { addAttribute } from './addAttribute.ts';
import { removeAttribute } from './removeAttribute.ts';
import { renameAttribute } from './renameAttribute.ts';

/** Every edit of custom attributes. */
export const attributeEdits = [addAttribute, removeAttribute, renameAttribute] as const;
