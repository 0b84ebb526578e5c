import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';

/** The camera follows the actor; of several the last activated one counts. Reference 1.4 and 6.7. */
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
