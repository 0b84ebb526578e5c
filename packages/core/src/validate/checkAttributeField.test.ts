import { describe, expect, it } from 'vitest';
import { attributeTypes } from '../attributes/attributeType.ts';
import { takesAttribute } from './checkAttributeField.ts';

describe('an attribute field', () => {
  it.each([
    ['numeric', 'angle enumeration index integer real'],
    ['integer', 'enumeration index integer'],
    ['text', 'image text'],
    ['any', 'angle boolean enumeration image index integer real sound text'],
    [undefined, 'angle boolean enumeration image index integer real sound text'],
  ] as const)('of the target %s takes %s', (target, wanted) => {
    const taken = attributeTypes.filter((type) => takesAttribute(target === undefined ? {} : { target }, type));
    expect(taken.toSorted().join(' ')).toBe(wanted);
  });
});
