import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acos, asin, atan, atan2, cos, sin, tan } from './trigonometry.ts';

const radians = Math.PI / 180;
const tolerance = 1e-12;
const runs = { seed: 1, numRuns: 5000 };
const degrees = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const unit = fc.double({ min: -1, max: 1, noNaN: true });

/** The bits of a double as text; an engine that differs in one of them breaks play across machines. */
function bitsOf(value: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}

function isNear(actual: number, expected: number, scale: number): boolean {
  return Math.abs(actual - expected) <= tolerance * Math.max(scale, Math.abs(expected));
}

describe('exact values', () => {
  test.each([
    [0, 0, 1],
    [30, 0.5, 0.8660254037844386],
    [45, Math.SQRT1_2, Math.SQRT1_2],
    [60, 0.8660254037844386, 0.5],
    [90, 1, 0],
    [120, 0.8660254037844386, -0.5],
    [150, 0.5, -0.8660254037844386],
    [180, 0, -1],
    [210, -0.5, -0.8660254037844386],
    [270, -1, 0],
    [330, -0.5, 0.8660254037844386],
    [360, 0, 1],
    [-30, -0.5, 0.8660254037844386],
    [-90, -1, 0],
    [36_000_000_000_030, 0.5, 0.8660254037844386],
  ])('has the sine and cosine of %d degrees', (angle, sine, cosine) => {
    expect([sin(angle), cos(angle)]).toEqual([sine, cosine]);
  });

  test.each([
    [0, 0],
    [45, 1],
    [-45, -1],
    [135, -1],
    [180, 0],
    [90, Number.POSITIVE_INFINITY],
    [-90, Number.NEGATIVE_INFINITY],
  ])('has the tangent of %d degrees', (angle, tangent) => {
    expect(tan(angle)).toBe(tangent);
  });

  test.each([
    [0, 0, 90, 0],
    [0.5, 30, 60, undefined],
    [-0.5, -30, 120, undefined],
    [1, 90, 0, 45],
    [-1, -90, 180, -45],
    [Math.SQRT1_2, 45, 45, undefined],
    [2, Number.NaN, Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, Number.NaN, Number.NaN, 90],
  ])('has the inverses of %d', (x, arcSine, arcCosine, arcTangent) => {
    expect([asin(x), acos(x)]).toEqual([arcSine, arcCosine]);
    if (arcTangent !== undefined) expect(atan(x)).toBe(arcTangent);
  });

  test.each([
    [0, 0, 0],
    [1, 0, 90],
    [0, -1, 180],
    [-1, 0, -90],
    [1, -1, 135],
    [-1, -1, -135],
    [1e308, 1e308, 45],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 135],
    [Number.NaN, 1, Number.NaN],
    [1, Number.NaN, Number.NaN],
  ])('has the direction of y %d, x %d', (y, x, angle) => {
    expect(atan2(y, x)).toBe(angle);
  });

  test('is nan where there is no angle', () => {
    const none = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const angle of none)
      expect([sin(angle), cos(angle), tan(angle)]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });
});

describe('accuracy', () => {
  test('keeps sine and cosine close to the engine’s', () => {
    fc.assert(
      fc.property(degrees, (angle) => {
        const reduced = (angle % 360) * radians;
        return isNear(sin(angle), Math.sin(reduced), 1e-3) && isNear(cos(angle), Math.cos(reduced), 1e-3);
      }),
      runs,
    );
  });

  test('loses no more than the conversion to radians does, all around the circle', () => {
    let worst = 0;
    for (let angle = -360; angle <= 360; angle += 0.0371) {
      const difference = sin(angle) - Math.sin(angle * radians);
      const other = cos(angle) - Math.cos(angle * radians);
      worst = Math.max(worst, Math.abs(difference), Math.abs(other));
    }
    expect(worst).toBeLessThan(360 * radians * Number.EPSILON);
  });

  test('keeps the inverses close to the engine’s', () => {
    fc.assert(
      fc.property(unit, (x) => {
        const all = [
          asin(x) - Math.asin(x) / radians,
          acos(x) - Math.acos(x) / radians,
          atan(x) - Math.atan(x) / radians,
        ];
        return all.every((difference) => Math.abs(difference) <= tolerance * 90);
      }),
      runs,
    );
  });

  test('keeps directions close to the engine’s', () => {
    const any = fc.double({ noNaN: true, min: -1e300, max: 1e300 });
    fc.assert(
      fc.property(any, any, (y, x) => isNear(atan2(y, x), Math.atan2(y + 0, x + 0) / radians, 1e-300)),
      runs,
    );
  });

  test('gives small angles their full precision', () => {
    const small = fc.double({ min: 1e-290, max: 1e-3, noNaN: true });
    fc.assert(
      fc.property(small, (x) => isNear(sin(x), Math.sin(x * radians), 0) && isNear(atan(x), Math.atan(x) / radians, 0)),
      runs,
    );
  });

  test('is odd and even to the bit', () => {
    fc.assert(
      fc.property(degrees, (angle) => sin(-angle) === -sin(angle) && cos(-angle) === cos(angle)),
      runs,
    );
  });
});

test('has the same bits on every machine', () => {
  const angles = [1, 0.1, 12.345, 89.999999, -77.7, 359.5, 1234567.89, 1e15 + 0.5, 1e-8];
  const units = [0.1, 0.25, -0.3333333333333333, 0.5000001, 0.75, 0.9999999999, 1e-9];
  const bits = [
    ...angles.flatMap((angle) => [sin(angle), cos(angle), tan(angle)]),
    ...units.flatMap((x) => [asin(x), acos(x), atan(x), atan2(x, -2), atan2(-3, x)]),
  ].map(bitsOf);
  expect(bits).toMatchInlineSnapshot(`
    [
      "3f91df0b2b89dd1e",
      "3feffec097f5af8a",
      "3f91dfbd9410a422",
      "3f5c98701025eb1f",
      "3feffffcce4c8e64",
      "3f5c9872eada7b64",
      "3fcb5db903e1c951",
      "3fef429590fe535f",
      "3fcc038b1e7856ce",
      "3fefffffffffffff",
      "3e52bd8645f687c5",
      "418b521d1d430d53",
      "bfef43f5149cd4eb",
      "3fcb4494670d7989",
      "c012587cf251da13",
      "bf81df37c4954c21",
      "3fefffb02599c9cd",
      "bf81df645e10066f",
      "3fe9410e155ae7c6",
      "bfe3a7189819bb2c",
      "bff48f704910f0d8",
      "bfef76d2fef3cc4b",
      "3fc7537e63143e2e",
      "c01595027442d3ff",
      "3de7fcd4d572dfe8",
      "3ff0000000000000",
      "3de7fcd4d572dfe8",
      "4016f4e91b081e45",
      "405510b16e4f7e1c",
      "4016d7a5ba394ac0",
      "406624672d27be6b",
      "c05605d072504ce9",
      "402cf47c7a2c055f",
      "4052e17070ba7f54",
      "402c128e80fae02e",
      "40659bffddb6c00c",
      "c0554f207e9a1e03",
      "c03378a1ea5e567f",
      "405b5e287a9795a0",
      "c0326f58ce59e23c",
      "c0655134a80e8a18",
      "c05815c5b399c357",
      "403e00006eff469c",
      "404dffffc8805cb2",
      "403a90a77e8ccba0",
      "4064bed71248c532",
      "c05422694851cea9",
      "40484b9180b27b47",
      "4044b46e7f4d84b9",
      "40426f58ce59e23c",
      "4063ee34e0a7d957",
      "c052fdae2fe0a3fa",
      "40567ff2b96b68ab",
      "3f4a8d292ea9d85d",
      "40467ffffff9d911",
      "40632deb19cc7744",
      "c051e429cc6b5fec",
      "3e6ec2ac0687b0a8",
      "40567fffffc27aa8",
      "3e6ec2ac0687b0a8",
      "40667ffffff09eaa",
      "c0567fffffeb7e38",
    ]
  `);
});
