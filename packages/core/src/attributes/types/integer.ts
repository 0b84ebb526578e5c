import { convertValue } from '../convert.ts';
import { checkNumber, defineAttributeType } from '../defineAttributeType.ts';

/** A whole number. */
export const integer = defineAttributeType({
  type: 'integer',
  title: 'Integer',
  default: 0,
  check: checkNumber,
  normalize: (value) => convertValue(value, 'integer'),
});
