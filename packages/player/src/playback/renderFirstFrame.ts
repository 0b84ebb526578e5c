import type { Player, PlayerOptions } from '../api/player.ts';
import { createPlayer } from './createPlayer.ts';

/**
 * Draws a scene after its first step, with all fonts, and leaves it paused. In a host of the display's size each pixel
 * of the view is one of the page.
 */
export async function renderFirstFrame(options: PlayerOptions): Promise<Player> {
  const player = await createPlayer({ muted: true, seed: 1, ...options });
  player.step();
  await player.settled();
  return player;
}
