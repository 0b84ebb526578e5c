import { isKeyPressed } from '../devices/devices.ts';
import { defineRuntimeCondition } from '../units/defineRuntimeCondition.ts';

/**
 * A key that is held, or is not; one that was held before the scene began counts as up.
 * docs/runtime-rules.md#event-conditions and docs/runtime-rules.md#key-names.
 */
export const key = defineRuntimeCondition('key', ({ attributes, key: keyNumber }) => {
  const number = keyNumber(String(attributes.keyString ?? ''));
  const wanted = String(attributes.mode).toLowerCase() !== 'up';
  return (_, world) => isKeyPressed(world.devices, number) === wanted;
});
