import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/**
 * The camera follows the actor; the most recently activated one wins. docs/runtime-rules.md#display and
 * docs/runtime-rules.md#camera-and-layers.
 */
export const ControlCamera = defineRuntimeBehavior('ControlCameraBehavior', {
  /** The number of its activation. */
  numbers: 1,

  start(unit, actor, world) {
    actor.writeSlot(unit.state, ++world.activations);
  },

  update(unit, actor, { scene }) {
    const number = actor.readSlot(unit.state);
    if (number <= scene.cameraNumber) return;
    scene.cameraNumber = number;
    scene.cameraActor = actor;
  },
});
