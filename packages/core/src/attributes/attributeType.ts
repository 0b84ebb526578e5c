/** Types of attributes. Custom attributes have one of the first seven; the other two occur in built-in ones only. */
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
] as const;

export type AttributeType = (typeof attributeTypes)[number];

/** Types whose values are a number, a text or a boolean. */
export type ScalarAttributeType = Exclude<AttributeType, 'table'>;

/** True when the text names an attribute type. */
export function isAttributeType(text: unknown): text is AttributeType {
  return attributeTypes.some((type) => type === text);
}
