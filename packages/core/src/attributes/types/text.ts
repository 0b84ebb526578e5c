import { convertValue } from '../convert.ts';
import { defineAttributeType } from '../defineAttributeType.ts';

/** Any text, which may be blank. */
export const text = defineAttributeType({
  type: 'text',
  title: 'Text',
  default: '',
  check: (value) => (typeof value === 'object' && value !== null ? 'value.type' : undefined),
  normalize: (value) => convertValue(value, 'text'),
});
