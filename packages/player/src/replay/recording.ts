import type { ScriptedEvent } from '@playhouse/runtime';

/** The input of a game from its start, as a play test stores it. docs/format.md#input-scripts. */
export interface Recording {
  readonly sceneId: string | undefined;
  readonly seed: number;
  readonly frames: number;
  readonly events: readonly ScriptedEvent[];
  /** Kinds of input that scripts cannot contain: the recorded game did not receive them either. */
  readonly lost: readonly string[];
  /** Hash of the game's state after the last frame; headless replay of the recording gives the same hash. */
  readonly stateHash: string;
}
