import { isKeyPressed } from '../devices/devices.ts';
import { defineRuntimeCondition } from '../units/defineRuntimeCondition.ts';

/** A key that is held, or is not; one that was held before the scene began counts as up. Reference 2.2 and 2.3. */
export const key = defineRuntimeCondition('key', ({ attributes, key: keyNumber }) => {
  const number = keyNumber(String(attributes.keyString ?? ''));
  const wanted = String(attributes.mode).toLowerCase() !== 'up';
  return (_, world) => isKeyPressed(world.devices, number) === wanted;
});
