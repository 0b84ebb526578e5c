import { convertValue } from '../convert.ts';
import { checkNumber, defineAttributeType } from '../defineAttributeType.ts';

/** Degrees, from 0 to below 360. */
export const angle = defineAttributeType({
  type: 'angle',
  title: 'Angle',
  default: 0,
  check: checkNumber,
  normalize: (value) => convertValue(value, 'angle'),
});
