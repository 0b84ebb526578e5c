/** Types of attributes. Custom attributes have one of the first seven; the others occur in built-in ones and in fields of behaviors. */
export const attributeTypes = [
  'integer',
  'real',
  'boolean',
  'text',
  'angle',
  'index',
  'table',
  'enumeration',
  'image',
  'sound',
] as const;

export type AttributeType = (typeof attributeTypes)[number];

/** Types whose values are a number, a text or a boolean. */
export type ScalarAttributeType = Exclude<AttributeType, 'table'>;

/** True when the text names an attribute type. */
export function isAttributeType(text: unknown): text is AttributeType {
  return attributeTypes.some((type) => type === text);
}
