import type { ScriptedEvent } from '@playhouse/runtime';

/** What was done in a game from its start, as a play test keeps it. docs/format.md#input-scripts. */
export interface Recording {
  readonly sceneId: string | undefined;
  readonly seed: number;
  readonly frames: number;
  readonly events: readonly ScriptedEvent[];
  /** Kinds of input that no script can hold: the recorded game has not heard of them either. */
  readonly lost: readonly string[];
  /** Hash of the game's state after the last frame: the same when the recording is played headless. */
  readonly stateHash: string;
}
