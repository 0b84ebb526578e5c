import type { Actor } from './actor.ts';

/** A sound whose loudness, side or pitch depends on an actor for as long as both last. docs/runtime-rules.md#audio. */
export interface FollowedSound {
  readonly handle: number;
  readonly actor: Actor;
  /** As the behavior has them, without what place and speed do to them. */
  readonly volume: number;
  readonly pitch: number;
  readonly isPositional: boolean;
  readonly isShifted: boolean;
  /** What the audio port knows. */
  sentVolume: number;
  sentPan: number;
  sentPitch: number;
}
