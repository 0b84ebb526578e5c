import { defineBehavior } from '../defineBehavior.ts';
import { numeric, point, relativeTo } from '../fields/kinds.ts';

/** Speeds the actor up toward a point while active. docs/runtime-rules.md#movement. */
export const AccelerateToward = defineBehavior({
  class: 'AccelerateTowardBehavior',
  type: 'Persistent',
  usage: 'Movement',
  title: 'Accelerate Toward',
  help: 'Speeds the actor up toward a point, past which it swings back.',
  searchWords: ['gravity', 'magnet', 'orbit', 'attract', 'pull'],
  glyph: 'm3 7 5 5-5 5M9 7l5 5-5 5M17 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  notes: [
    'Relative to the actor, the point is measured from where the actor was when the behavior started, along the axes of the scene.',
    'An actor exactly at the point is not accelerated.',
  ],
  fields: {
    position: point({ label: 'Position' }),
    space: relativeTo('Relative to', 'Position', 1),
    acceleration: numeric({ label: 'Acceleration', default: 100, unit: 'px/s²' }),
  },
});
