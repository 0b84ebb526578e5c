import { convertValue } from '../convert.ts';
import { defineAttributeType, isBlank } from '../defineAttributeType.ts';

/** True or false. */
export const boolean = defineAttributeType({
  type: 'boolean',
  title: 'Boolean',
  default: false,
  check: (value) => (isBlank(value) ? 'value.required' : undefined),
  normalize: (value) => convertValue(value, 'boolean'),
});
