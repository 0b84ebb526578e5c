import { setBehaviorEnabled } from './setBehaviorEnabled.ts';

/** Every edit of behaviors. */
export const behaviorEdits = [setBehaviorEnabled] as const;
