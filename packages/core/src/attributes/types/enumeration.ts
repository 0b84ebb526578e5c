import { convertValue } from '../convert.ts';
import { checkNumber, defineAttributeType } from '../defineAttributeType.ts';

/** The code of one of several choices; built-in attributes only. */
export const enumeration = defineAttributeType({
  type: 'enumeration',
  title: 'Choice',
  default: 0,
  check: checkNumber,
  normalize: (value) => convertValue(value, 'enumeration'),
});
