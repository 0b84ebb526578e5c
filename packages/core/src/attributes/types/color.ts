import { defineCompositeType } from '../defineCompositeType.ts';

/** Red, green, blue and opacity, each from 0 to 1; the default is opaque white. docs/format.md#colors. */
export const color = defineCompositeType({
  type: 'color',
  title: 'Color',
  default: { red: 1, green: 1, blue: 1, alpha: 1 },
  parts: ['red', 'green', 'blue', 'alpha'].map((key) => ({ path: [key], title: key, minimum: 0, maximum: 1 })),
});
