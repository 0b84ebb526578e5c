import { addPrototype } from './addPrototype.ts';
import { duplicatePrototype } from './duplicatePrototype.ts';
import { removePrototype } from './removePrototype.ts';
import { renamePrototype } from './renamePrototype.ts';
import { reorderPrototype } from './reorderPrototype.ts';
import { setPrototypeAttribute } from './setPrototypeAttribute.ts';

/** Every edit of actors. */
export const prototypeEdits = [
  addPrototype,
  duplicatePrototype,
  removePrototype,
  renamePrototype,
  reorderPrototype,
  setPrototypeAttribute,
] as const;
