import { describe, expect, test } from 'vitest';
import type { AttributeType } from '../attributeType.ts';
import { compositeTypes } from '../compositeTypes.ts';
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
  ['text', undefined, undefined],
  ['text', [], wrongType],
  ['boolean', undefined, required],
  ['boolean', 'yes', undefined],
  ['real', undefined, required],
  ['real', null, required],
  ['real', ' ', wrongType],
  ['real', '0x1F', wrongType],
  ['real', Number.POSITIVE_INFINITY, wrongType],
  ['real', [], wrongType],
  ['real', false, wrongType],
  ['angle', null, required],
  ['angle', 725.5, undefined],
  ['index', undefined, required],
  ['index', '3', undefined],
  ['image', '', undefined],
  ['image', 'hero', undefined],
  ['image', {}, wrongType],
  ['sound', '', undefined],
  ['sound', 'boom', undefined],
  ['sound', [], wrongType],
  ['enumeration', '', required],
  ['enumeration', 2, undefined],
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
  ['angle', 360, 0],
  ['angle', 359.5, 359.5],
  ['angle', '-0.25', 359.75],
  ['index', 2.5, 3],
  ['index', '-0.4', 0],
  ['integer', -2.5, -2],
  ['integer', '7.4', 7],
  ['enumeration', 1.6, 2],
  ['image', 12, '12'],
  ['sound', 'boom', 'boom'],
  ['sound', 7, '7'],
  ['boolean', 'true', true],
  ['text', 0.1, '0.1'],
  ['text', true, 'true'],
];

const defaults = { integer: 0, boolean: false, text: '', real: 0, angle: 0, index: 1 } as const;

describe('attribute types', () => {
  test.each(checks)('as %s, %j has the fault %s', (type, value, fault) => {
    expect(attributeTypeDescriptors[type].check(value)).toBe(fault);
  });

  test.each(normalized)('as %s, %j is normalized to %j', (type, value, result) => {
    expect(attributeTypeDescriptors[type].normalize(value)).toBe(result);
  });

  test('start with the specified values', () => {
    for (const [type, descriptor] of Object.entries(attributeTypeDescriptors)) {
      if (type in defaults) expect([type, descriptor.default]).toEqual([type, defaults[type as keyof typeof defaults]]);
    }
    expect(attributeTypeDescriptors.table.default).toBeUndefined();
  });
});

type Composite = keyof typeof compositeTypes;

const compositeChecks: readonly (readonly [Composite, unknown, readonly (readonly [path: string, ValueFault])[]])[] = [
  ['point', undefined, [['', required]]],
  ['point', null, [['', required]]],
  ['point', '', [['', required]]],
  ['point', 5, [['', wrongType]]],
  ['point', [1, 2], [['', wrongType]]],
  ['point', { x: 1, y: -2.5 }, []],
  ['point', { x: '1', y: '2' }, []],
  ['point', { x: 1 }, [['y', required]]],
  [
    'point',
    { x: 'left', y: true },
    [
      ['x', wrongType],
      ['y', wrongType],
    ],
  ],
  [
    'point',
    Object.create({ x: 1, y: 1 }),
    [
      ['x', required],
      ['y', required],
    ],
  ],
  ['size', { width: 0, height: 10 }, []],
  [
    'size',
    { width: -1, height: '-0.5' },
    [
      ['width', 'value.range'],
      ['height', 'value.range'],
    ],
  ],
  ['rect', { origin: { x: -5, y: 0 }, size: { width: 1, height: 2 } }, []],
  [
    'rect',
    { origin: { x: 0 }, size: 5 },
    [
      ['origin.y', required],
      ['size.width', required],
      ['size.height', required],
    ],
  ],
  ['rect', { origin: { x: 0, y: 0 }, size: { width: 1, height: -2 } }, [['size.height', 'value.range']]],
  ['color', { red: 0, green: 0.5, blue: 1, alpha: 1 }, []],
  [
    'color',
    { red: -0.1, green: 1.1, blue: '', alpha: 'x' },
    [
      ['red', 'value.range'],
      ['green', 'value.range'],
      ['blue', required],
      ['alpha', wrongType],
    ],
  ],
];

const compositeValues: readonly (readonly [Composite, unknown, unknown])[] = [
  ['point', { x: '3', y: -0 }, { x: 3, y: 0 }],
  ['point', { x: 1, y: 'x', z: 3 }, { x: 1, y: 0 }],
  ['point', [4, '5.5'], { x: 4, y: 5.5 }],
  ['point', [4], { x: 4, y: 0 }],
  ['point', 7, { x: 0, y: 0 }],
  ['point', null, { x: 0, y: 0 }],
  ['size', { width: -3, height: 4 }, { width: 0, height: 4 }],
  ['size', [1, Number.NaN], { width: 1, height: 0 }],
  ['rect', { origin: { x: 1, y: 2 }, size: { width: -1 } }, { origin: { x: 1, y: 2 }, size: { width: 0, height: 0 } }],
  ['rect', [1, 2, 3, 4], { origin: { x: 1, y: 2 }, size: { width: 3, height: 4 } }],
  ['color', { red: 5, green: -1, blue: 0.25 }, { red: 1, green: 0, blue: 0.25, alpha: 1 }],
  ['color', 'red', { red: 1, green: 1, blue: 1, alpha: 1 }],
  ['color', [0, 0, 0, 0.5], { red: 0, green: 0, blue: 0, alpha: 0.5 }],
];

describe('types of several numbers', () => {
  test.each(compositeChecks)('as %s, %j has the findings %j', (type, value, faults) => {
    expect(compositeTypes[type].check(value).map(({ path, fault }) => [path.join('.'), fault])).toEqual(faults);
  });

  test.each(compositeValues)('as %s, %j is converted to %j', (type, value, result) => {
    expect(compositeTypes[type].convert(value)).toEqual(result);
  });

  test('convert values to their canonical form, without findings', () => {
    for (const [type, value] of compositeValues) {
      const composite = compositeTypes[type];
      const converted = composite.convert(value);
      expect(composite.normalize(converted)).toEqual(converted);
      expect(composite.check(converted)).toEqual([]);
    }
  });

  test('have valid initial values that are not shared', () => {
    expect(
      Object.entries(compositeTypes).map(([type, composite]) => [type, composite.type, composite.default]),
    ).toEqual([
      ['point', 'point', { x: 0, y: 0 }],
      ['size', 'size', { width: 0, height: 0 }],
      ['rect', 'rect', { origin: { x: 0, y: 0 }, size: { width: 0, height: 0 } }],
      ['color', 'color', { red: 1, green: 1, blue: 1, alpha: 1 }],
    ]);
    for (const composite of Object.values(compositeTypes)) {
      expect(composite.check(composite.default)).toEqual([]);
      expect(composite.convert(undefined)).toEqual(composite.default);
    }
  });
});
