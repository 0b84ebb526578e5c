import { enumerations } from '../../attributes/enumerations.ts';
import { defineBehavior } from '../defineBehavior.ts';
import { angle, boolean, choice, color, imageRef, numeric, relativeTo } from '../fields/kinds.ts';
import { ours } from '../messages.ts';

/** Emits small images that fade or grow. docs/runtime-rules.md#display, docs/product-rules.md#validation. */
export const Particles = defineBehavior({
  class: 'ParticlesBehavior',
  type: 'Persistent',
  usage: 'Display',
  title: 'Particles',
  help: 'Emits small images, such as sparks, smoke or rain.',
  searchWords: ['fire', 'smoke', 'sparks', 'rain', 'snow', 'explosion'],
  glyph:
    'M12 20v-6M12 9.500V9M7 13l-1-1M17 13l1-1M5 7.500 4.500 7M19 7.500l.5-.5M12 4.500V4M9 6.500l-.3-.4M15 6.500l.3-.4',
  notes: [
    'Particles are emitted evenly over the startup time, and each one that ends is replaced at once. When the behavior ends, existing particles finish; when the actor is removed, they disappear.',
    'The number of particles, the startup time and the image are read when it starts, everything else for each new particle.',
    'The emitter turns with the actor. Gravity affects particles as it affects actors.',
    'An emitter has at most 5,000 particles.',
  ],
  fields: {
    numParticles: numeric({
      label: 'Number of particles',
      term: 'particles per second',
      default: 20,
      integer: true,
      minimum: 1,
    }),
    startupTime: numeric({ label: 'Startup time', default: 2, unit: 's' }),
    lifetime: numeric({ label: 'Lifetime', default: 1, minimum: 0, exclusiveMinimum: true, unit: 's' }),
    direction: angle({ label: 'Direction' }),
    directionRelativity: relativeTo('Direction relative to', 'Direction'),
    speed: numeric({ label: 'Speed', default: 100, unit: 'px/s' }),
    emitterOffsetX: numeric({ label: 'Offset X', row: { label: 'Offset', word: 'X' }, unit: 'px' }),
    emitterOffsetY: numeric({ label: 'Offset Y', row: { label: 'Offset', word: 'Y' }, unit: 'px' }),
    size: numeric({ label: 'Size', default: 5, unit: 'px' }),
    sizeChange: boolean({ label: 'Change the size' }),
    sizeTarget: numeric({ label: 'Target size', default: 5, unit: 'px', when: { field: 'sizeChange', is: [true] } }),
    sizeTransitionTime: numeric({
      label: 'Size transition time',
      unit: 's',
      when: { field: 'sizeChange', is: [true] },
    }),
    color: color({ label: 'Color' }),
    colorChange: boolean({ label: 'Change the color' }),
    colorTarget: color({ label: 'Target color', when: { field: 'colorChange', is: [true] } }),
    colorTransitionTime: numeric({
      label: 'Color transition time',
      default: 1,
      unit: 's',
      when: { field: 'colorChange', is: [true] },
    }),
    image: imageRef({ label: 'Image', messages: { 'asset.missing': ours.particleImageMissing } }),
    rotation: angle({ label: 'Rotation' }),
    angularVelocity: numeric({ label: 'Angular velocity', unit: '°/s' }),
    affectedByGravity: boolean({ label: 'Affected by gravity' }),
    blendingMode: choice({ label: 'Blending', options: enumerations.blendingMode }),
  },
});
