import type { AttributeType } from './attributeType.ts';
import type { AttributeTypeDescriptor } from './defineAttributeType.ts';
import { angle } from './types/angle.ts';
import { boolean } from './types/boolean.ts';
import { enumeration } from './types/enumeration.ts';
import { image } from './types/image.ts';
import { index } from './types/index.ts';
import { integer } from './types/integer.ts';
import { real } from './types/real.ts';
import { sound } from './types/sound.ts';
import { table } from './types/table.ts';
import { text } from './types/text.ts';

/** Every attribute type by name. */
export const attributeTypeDescriptors: Readonly<Record<AttributeType, AttributeTypeDescriptor>> = {
  integer,
  real,
  boolean,
  text,
  angle,
  index,
  table,
  enumeration,
  image,
  sound,
};

/** True when values of the type are numbers. */
export function isNumericType(type: AttributeType): boolean {
  return type !== 'boolean' && type !== 'table' && !isTextType(type);
}

/** True when values of the type are texts. */
export function isTextType(type: AttributeType): boolean {
  return type === 'text' || type === 'image' || type === 'sound';
}
