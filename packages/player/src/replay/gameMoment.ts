import type { GameSnapshot, InputAhead } from '@playhouse/runtime';
import type { ReplayMemory } from './replayPorts.ts';

/** A game at a frame as plain data: with its project, another one goes on from there in the same way. */
export interface GameMoment {
  readonly frame: number;
  readonly seed: number;
  readonly sceneId: string | undefined;
  readonly snapshot: GameSnapshot;
  /** The input of the frames that were played after it, before somebody went back. */
  readonly ahead: InputAhead;
  readonly memory: ReplayMemory;
  /** Whether the first frame that is new lets go of everything, as it does after going to another frame. */
  readonly isMoved: boolean;
}
