import type { Path, Scalar } from '@playhouse/core';
import type { AttributeChange, Writer } from './behaviorTrace.ts';

/**
 * Why a behavior did what it did, or did nothing: data that `causeSentence` puts into words. Paths lead to behaviors
 * and conditions of the project.
 */
export type Cause =
  /** The behavior no longer exists. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'note' }
  | { readonly kind: 'off'; readonly path: Path }
  | { readonly kind: 'blockOff'; readonly path: Path }
  | { readonly kind: 'unlocked' }
  | { readonly kind: 'neverPlaced' }
  | { readonly kind: 'neverSpawned' }
  | { readonly kind: 'otherScene'; readonly scenes: readonly string[]; readonly running: string }
  /** `frame` is the last one in which it existed; absent when that is longer ago. */
  | { readonly kind: 'destroyed'; readonly frame: number | undefined; readonly by: Path | undefined }
  | { readonly kind: 'paused' }
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'fault';
      readonly path: Path;
      readonly code: string;
      readonly detail: string;
      readonly frame: number;
    }
  /** Conditions of the behavior itself that were never true. */
  | { readonly kind: 'neverTrue'; readonly path: Path; readonly conditions: readonly Path[] }
  /** Each was true at some time, but never all of them at once. */
  | { readonly kind: 'neverTogether'; readonly path: Path; readonly conditions: readonly Path[] }
  /** The same for an enclosing rule or loop. */
  | { readonly kind: 'aroundNeverTrue'; readonly path: Path; readonly conditions: readonly Path[] }
  | { readonly kind: 'aroundNeverTogether'; readonly path: Path; readonly conditions: readonly Path[] }
  /** It is in Otherwise. */
  | { readonly kind: 'aroundAlwaysTrue'; readonly path: Path }
  /** A condition was not evaluated because an earlier one had decided. */
  | { readonly kind: 'conditionDecided'; readonly path: Path; readonly by: Path; readonly isTrue: boolean }
  | { readonly kind: 'conditionTrue'; readonly path: Path; readonly frame: number; readonly isLast: boolean }
  | { readonly kind: 'onceDone'; readonly path: Path }
  | { readonly kind: 'timerWaits'; readonly path: Path }
  | { readonly kind: 'timerOver'; readonly path: Path }
  | { readonly kind: 'sequenceWaits'; readonly path: Path; readonly before: Path }
  /** An action that acted when its parent became active, before the frames in question. */
  | { readonly kind: 'doneBefore'; readonly parent: Path | undefined }
  | { readonly kind: 'notReached'; readonly path: Path }
  | { readonly kind: 'overwritten'; readonly change: AttributeChange; readonly by: Writer; readonly to: Scalar }
  | { readonly kind: 'sameValue'; readonly frame: number }
  | { readonly kind: 'ran'; readonly frame: number; readonly times: number; readonly isStill: boolean };

export type CauseKind = Cause['kind'];

/** Who set an attribute last, or that no one did. */
export type AttributeCause =
  | { readonly kind: 'changed'; readonly last: AttributeChange }
  | { readonly kind: 'unchanged' };
