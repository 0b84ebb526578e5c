import { describe, expect, test } from 'vitest';
import type { AttributeType } from '../attributeType.ts';
import type { Scalar } from '../convert.ts';
import type { ValueFault } from '../defineAttributeType.ts';
import { attributeTypeDescriptors } from '../findAttributeType.ts';

const required = 'value.required';
const wrongType = 'value.type';
const checks: readonly (readonly [AttributeType, unknown, ValueFault | undefined])[] = [
  ['integer', '', required],
  ['integer', null, required],
  ['integer', undefined, required],
  ['integer', 'abc', wrongType],
  ['integer', true, wrongType],
  ['integer', '12', undefined],
  ['integer', 2.5, undefined],
  ['real', '', required],
  ['real', '1,5', wrongType],
  ['real', Number.NaN, wrongType],
  ['real', '-1.5e3', undefined],
  ['angle', '', required],
  ['angle', 'up', wrongType],
  ['angle', -90, undefined],
  ['index', '', required],
  ['index', 'x', wrongType],
  ['index', -1, 'value.range'],
  ['index', '-1', 'value.range'],
  ['index', 0, undefined],
  ['boolean', '', required],
  ['boolean', null, required],
  ['boolean', false, undefined],
  ['text', '', undefined],
  ['text', 12, undefined],
  ['text', {}, wrongType],
  ['image', '', undefined],
  ['enumeration', 'x', wrongType],
  ['table', undefined, undefined],
  ['table', 1, wrongType],
];

const normalized: readonly (readonly [AttributeType, Scalar, Scalar])[] = [
  ['integer', 2.5, 3],
  ['real', '2.5', 2.5],
  ['angle', 725, 5],
  ['angle', -90, 270],
  ['index', -4, 0],
  ['boolean', 'true', true],
  ['text', 0.1, '0.1'],
  ['text', true, 'true'],
];

const defaults = { integer: 0, boolean: false, text: '', real: 0, angle: 0, index: 1 } as const;

describe('attribute types', () => {
  test.each(checks)('as %s, %j is found %s', (type, value, fault) => {
    expect(attributeTypeDescriptors[type].check(value)).toBe(fault);
  });

  test.each(normalized)('as %s, %j is written %j', (type, value, result) => {
    expect(attributeTypeDescriptors[type].normalize(value)).toBe(result);
  });

  test('start with the values of the spec', () => {
    for (const [type, descriptor] of Object.entries(attributeTypeDescriptors)) {
      if (type in defaults) expect([type, descriptor.default]).toEqual([type, defaults[type as keyof typeof defaults]]);
    }
    expect(attributeTypeDescriptors.table.default).toBeUndefined();
  });
});
