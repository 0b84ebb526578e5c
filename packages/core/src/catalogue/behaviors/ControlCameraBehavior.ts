import { defineBehavior } from '../defineBehavior.ts';

/** Lets the camera follow the actor while active. Reference 1.4 and 6.7. */
export const ControlCamera = defineBehavior({
  class: 'ControlCameraBehavior',
  type: 'Persistent',
  usage: 'Display',
  title: 'Control Camera',
  help: 'Lets the camera follow the actor.',
  fields: {},
});
