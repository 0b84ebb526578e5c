import { defineRuntimeCondition } from '../units/defineRuntimeCondition.ts';

/** A key that is held, or is not. Reference 2.2 and 2.3. */
export const key = defineRuntimeCondition('key', ({ attributes, key: keyNumber }) => {
  const number = keyNumber(String(attributes.keyString ?? ''));
  const wanted = String(attributes.mode).toLowerCase() === 'up' ? 0 : 1;
  return (_, world) => world.devices.keyDown[number] === wanted;
});
