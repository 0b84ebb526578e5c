import { boolean, choice } from './kinds.ts';

/** Advertisement shown while the scene changes. docs/runtime-rules.md#flow. */
export const advertisement = choice({
  label: 'Advertisement',
  options: [
    [0, 'None'],
    [1, 'Interstitial'],
    [2, 'Rewarded'],
  ],
});

/** How many of the conditions must be true. docs/runtime-rules.md#combining-conditions. */
export const conditionsNeeded = choice({
  label: 'Conditions needed',
  options: [
    [0, 'All'],
    [1, 'Any'],
  ],
});

/** The two flags of late blocks. docs/runtime-rules.md#kinds-of-behaviors. */
export const blockFlags = {
  runOnce: boolean({ label: 'Run once', help: 'Only the first time in the life of the actor.', quiet: true }),
  runSequentially: boolean({
    label: 'Run in sequence',
    help: 'Each child starts when the one before has finished.',
    quiet: true,
  }),
} as const;

/** Edge of the screen for a banner. docs/format.md#behaviors. */
export const bannerPosition = choice({
  label: 'Position',
  options: [
    [0, 'Top'],
    [1, 'Bottom'],
  ],
});

/** Whether it runs to completion even if its rule becomes false. docs/runtime-rules.md#movement. */
export const runToCompletion = boolean({
  label: 'Run to completion',
  help: 'Continues to the end even if its rule becomes false.',
});

/** Whether it stops moving when the behavior ends; in practice always. docs/runtime-rules.md#movement. */
export const haltWhenBehaviorStops = boolean({ label: 'Stop when the behavior stops', default: true, legacy: true });
