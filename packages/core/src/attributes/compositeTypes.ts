import type { CompositeType } from './defineCompositeType.ts';
import { color } from './types/color.ts';
import { point } from './types/point.ts';
import { rect } from './types/rect.ts';
import { size } from './types/size.ts';

/** Every composite type by name. */
export const compositeTypes: Readonly<Record<'point' | 'size' | 'rect' | 'color', CompositeType>> = {
  point,
  size,
  rect,
  color,
};
