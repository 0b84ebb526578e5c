import type { ActorView } from '../game/gameView.ts';

/** Numbers of an actor's appearance, in the order in which they are sent. */
export const appearanceFields = [
  ...['width', 'height', 'red', 'green', 'blue', 'alpha', 'blendingMode', 'horizontalWrap', 'verticalWrap'],
  ...['horizontalAnchor', 'verticalAnchor', 'tileWidth', 'tileHeight', 'zIndex'],
] as const;

/** After the numbers: the number of the image's name, and one bit for each of `appearanceFlags`. */
export const imageColumn = appearanceFields.length;
export const flagsColumn = appearanceFields.length + 1;
export const appearanceFlags = ['visible', 'flipHorizontally', 'flipVertically'] as const;

/** Numbers of one row. */
export const appearanceLength = appearanceFields.length + 2;

/** Writes an actor's appearance from `at` on. Unrolled, because thousands of actors may change in a step. */
export function writeAppearance(to: Float64Array, at: number, actor: ActorView, image: number): void {
  to[at] = actor.width;
  to[at + 1] = actor.height;
  to[at + 2] = actor.red;
  to[at + 3] = actor.green;
  to[at + 4] = actor.blue;
  to[at + 5] = actor.alpha;
  to[at + 6] = actor.blendingMode;
  to[at + 7] = actor.horizontalWrap;
  to[at + 8] = actor.verticalWrap;
  to[at + 9] = actor.horizontalAnchor;
  to[at + 10] = actor.verticalAnchor;
  to[at + 11] = actor.tileWidth;
  to[at + 12] = actor.tileHeight;
  to[at + 13] = actor.zIndex;
  to[at + imageColumn] = image;
  to[at + flagsColumn] = (actor.visible ? 1 : 0) | (actor.flipHorizontally ? 2 : 0) | (actor.flipVertically ? 4 : 0);
}
