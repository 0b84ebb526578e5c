import { convertValue } from '../convert.ts';
import { checkNumber, defineAttributeType } from '../defineAttributeType.ts';

/** A whole number from 0. */
export const index = defineAttributeType({
  type: 'index',
  title: 'Index',
  default: 1,
  check: (value) => checkNumber(value) ?? (Number(value) < 0 ? 'value.range' : undefined),
  normalize: (value) => convertValue(value, 'index'),
});
