import { isPointerPressed } from '../devices/devices.ts';
import { defineRuntimeCondition } from '../units/defineRuntimeCondition.ts';

/**
 * The primary button, anywhere on the screen; one that was held before the scene began counts as up.
 * docs/runtime-rules.md#event-conditions.
 */
export const mouse = defineRuntimeCondition('mouse', ({ attributes }) => {
  const wanted = attributes.mouseState !== 'up';
  return (_, world) => isPointerPressed(world.devices, 0) === wanted;
});
