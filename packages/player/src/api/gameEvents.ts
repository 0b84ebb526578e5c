import type { PlayerOptions } from './player.ts';

/** Callbacks for what happens in a game. */
export type GameEvents = Pick<PlayerOptions, 'onLog' | 'onFault' | 'onScene' | 'onWarning' | 'onBreak'>;
