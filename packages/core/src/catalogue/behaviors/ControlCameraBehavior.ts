import { defineBehavior } from '../defineBehavior.ts';

/**
 * Lets the camera follow the actor while active. docs/runtime-rules.md#display and
 * docs/runtime-rules.md#camera-and-layers.
 */
export const ControlCamera = defineBehavior({
  class: 'ControlCameraBehavior',
  type: 'Persistent',
  usage: 'Display',
  title: 'Control Camera',
  help: 'Lets the camera follow the actor.',
  searchWords: ['scroll', 'follow', 'view'],
  glyph: 'M3 7.500h12v9H3ZM15 11l6-3v8l-6-3M7 12h4M9 10v4',
  notes: [
    'Of several, the last one activated counts.',
    'The camera stays inside the scene. In a scene smaller than the view it stays at 0.',
  ],
  fields: {},
});
