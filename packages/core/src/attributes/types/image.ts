import { convertValue } from '../convert.ts';
import { defineAttributeType } from '../defineAttributeType.ts';

/** The name of an image, or blank for none; built-in attributes only. */
export const image = defineAttributeType({
  type: 'image',
  title: 'Image',
  default: '',
  check: (value) => (typeof value === 'object' && value !== null ? 'value.type' : undefined),
  normalize: (value) => convertValue(value, 'image'),
});
