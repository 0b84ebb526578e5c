import { convertValue } from '../convert.ts';
import { checkNumber, defineAttributeType } from '../defineAttributeType.ts';

/** Any number. */
export const real = defineAttributeType({
  type: 'real',
  title: 'Real',
  default: 0,
  check: checkNumber,
  normalize: (value) => convertValue(value, 'real'),
});
