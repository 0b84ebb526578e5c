import { defineRuntimeCondition } from '../units/defineRuntimeCondition.ts';

/** The primary button, anywhere on the screen. Reference 2.2. */
export const mouse = defineRuntimeCondition('mouse', ({ attributes }) => {
  const wanted = attributes.mouseState === 'up' ? 0 : 1;
  return (_, world) => world.devices.pointerDown[0] === wanted;
});
