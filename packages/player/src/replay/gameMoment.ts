import type { GameSnapshot, InputAhead } from '@playhouse/runtime';
import type { ReplayMemory } from './replayPorts.ts';

/**
 * The state of a game at a frame, as plain data. With the project, another game can continue from there identically.
 */
export interface GameMoment {
  readonly frame: number;
  readonly seed: number;
  readonly sceneId: string | undefined;
  readonly snapshot: GameSnapshot;
  /** The input of later frames that were played before the game was rewound. */
  readonly ahead: InputAhead;
  readonly memory: ReplayMemory;
  /** Whether the first new frame releases everything that is held, as it does after moving to another frame. */
  readonly isMoved: boolean;
}
