import { expect, it } from 'vitest';
import { longKeypath } from './keypath.ts';

it.each([
  ['self.attributes.position.x', 'self.attributes.position.x'],
  ['self.aspects.motion.attributes.linearVelocity.y', 'self.aspects.motion.attributes.linearVelocity.y'],
  ['self.aspects.motion.linearVelocity.y', 'self.aspects.motion.attributes.linearVelocity.y'],
  ['self.aspects.physics.attributes.betterColisions', 'self.aspects.physics.attributes.betterCollisions'],
  ['scene.attributes.autorotate.portraitUpsideDown', 'scene.attributes.autorotate.portraitUpsidedown'],
  ['devices.mouse.position.x', 'game.devices.mouse.position.x'],
  ['tables.id900001', 'game.attributes.id900001'],
  ['game.devices.touches.touch1.x', 'game.devices.touches.touch1.x'],
  [
    'scene.layers.id1.actors.id2.aspects.graphics.visible',
    'scene.layers.id1.actors.id2.aspects.graphics.attributes.visible',
  ],
  ['', ''],
  ['devices', 'devices'],
])('the keypath %j is stored as %j', (legacy, stored) => {
  expect(longKeypath(legacy)).toBe(stored);
  expect(longKeypath(stored)).toBe(stored);
});
