import type { Actor } from './actor.ts';

/** A sound whose volume, pan or pitch depends on an actor for as long as both exist. docs/runtime-rules.md#audio. */
export interface FollowedSound {
  readonly handle: number;
  readonly actor: Actor;
  /** The values from the behavior, without the effect of position and speed. */
  readonly volume: number;
  readonly pitch: number;
  readonly isPositional: boolean;
  readonly isShifted: boolean;
  /** The values last sent to the audio port. */
  sentVolume: number;
  sentPan: number;
  sentPitch: number;
}
