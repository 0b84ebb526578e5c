import { boolean, choice } from './kinds.ts';

/** Advertisement shown while a scene changes. Reference 1.7. */
export const advertisement = choice({
  label: 'Advertisement',
  options: [
    [0, 'None'],
    [1, 'Interstitial'],
    [2, 'Rewarded'],
  ],
});

/** How many of the conditions have to hold. Reference 2.6. */
export const conditionsNeeded = choice({
  label: 'Conditions needed',
  options: [
    [0, 'All'],
    [1, 'Any'],
  ],
});

/** The two flags of late blocks. Reference 1.1. */
export const blockFlags = {
  runOnce: boolean({ label: 'Run once', help: 'Only the first time in the life of the actor.' }),
  runSequentially: boolean({ label: 'Run in sequence', help: 'Each child starts when the one before has finished.' }),
} as const;

/** Edge of the screen for a banner. Format, chapter 3. */
export const bannerPosition = choice({
  label: 'Position',
  options: [
    [0, 'Top'],
    [1, 'Bottom'],
  ],
});

/** Turns to the end even if its rule turns false. Reference 1.3. */
export const runToCompletion = boolean({
  label: 'Run to completion',
  help: 'Continues to the end even if its rule becomes false.',
});

/** Stops moving when the behavior ends; always so in practice. Reference 1.3. */
export const haltWhenBehaviorStops = boolean({ label: 'Stop when the behavior stops', default: true, legacy: true });
