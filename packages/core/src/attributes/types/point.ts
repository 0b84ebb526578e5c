import { defineCompositeType } from '../defineCompositeType.ts';

/** A position or a direction: x to the right, y upward. */
export const point = defineCompositeType({
  type: 'point',
  title: 'Point',
  default: { x: 0, y: 0 },
  parts: [
    { path: ['x'], title: 'X' },
    { path: ['y'], title: 'Y' },
  ],
});
