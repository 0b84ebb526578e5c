import { addDelegate, duplicateDelegate } from './addDelegate.ts';
import {
  removeDelegate,
  renameDelegate,
  setDelegateEnabled,
  setDelegateEvent,
  setDelegateSource,
} from './editDelegate.ts';

/** Every edit of custom scripts. */
export const delegateEdits = [
  addDelegate,
  duplicateDelegate,
  removeDelegate,
  renameDelegate,
  setDelegateEnabled,
  setDelegateEvent,
  setDelegateSource,
] as const;
