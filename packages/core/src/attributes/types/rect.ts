import { defineCompositeType } from '../defineCompositeType.ts';
import { point } from './point.ts';
import { size } from './size.ts';

/** A rectangle: its lower left corner and its size. */
export const rect = defineCompositeType({
  type: 'rect',
  title: 'Rectangle',
  default: { origin: point.default, size: size.default },
  parts: [
    ...point.parts.map((part) => ({ ...part, path: ['origin', ...part.path], title: `origin ${part.title}` })),
    ...size.parts.map((part) => ({ ...part, path: ['size', ...part.path] })),
  ],
});
