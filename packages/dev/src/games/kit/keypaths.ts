import type { CustomAttribute } from '@playhouse/core';

/** The last part of a keypath: the id of the attribute. */
export function idOf(keypath: string): string {
  return keypath.slice(keypath.lastIndexOf('.') + 1);
}

/** A custom attribute by its id, to be spread into an owner's attributes. */
export function own(
  keypath: string,
  type: CustomAttribute['@'],
  value: number | boolean | string,
  name: string,
): Record<string, CustomAttribute> {
  return { [idOf(keypath)]: { '@': type, $: value, name } };
}

/** Keypaths that every actor has. */
export const self = {
  x: 'self.attributes.position.x',
  y: 'self.attributes.position.y',
  width: 'self.attributes.size.width',
  height: 'self.attributes.size.height',
  rotation: 'self.attributes.rotation',
  alpha: 'self.attributes.color.alpha',
  image: 'self.attributes.image',
  time: 'self.attributes.time',
  velocityX: 'self.aspects.motion.attributes.linearVelocity.x',
  velocityY: 'self.aspects.motion.attributes.linearVelocity.y',
  turning: 'self.aspects.motion.attributes.angularVelocity',
  flip: 'self.aspects.graphics.attributes.flipHorizontally',
} as const;

/** Keypaths of the pointer, in the camera's view. */
export const mouse = {
  x: 'game.devices.mouse.position.x',
  y: 'game.devices.mouse.position.y',
} as const;
