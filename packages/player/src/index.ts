export type { Player, PlayerOptions, ViewportFit } from './player.ts';
export { createPlayer } from './player.ts';
