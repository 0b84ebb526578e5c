import { convertValue } from '../convert.ts';
import { defineAttributeType } from '../defineAttributeType.ts';

/** The name of a sound, or blank for none; fields of behaviors only. */
export const sound = defineAttributeType({
  type: 'sound',
  title: 'Sound',
  default: '',
  check: (value) => (typeof value === 'object' && value !== null ? 'value.type' : undefined),
  normalize: (value) => convertValue(value, 'sound'),
});
