import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exp, ln, log10, pow, square } from './exponential.ts';

const tolerance = 1e-12;
const runs = { seed: 1, numRuns: 5000 };
const infinity = Number.POSITIVE_INFINITY;

function isNear(actual: number, expected: number): boolean {
  return actual === expected || Math.abs(actual - expected) <= tolerance * Math.abs(expected);
}

function bitsOf(value: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}

describe('pow', () => {
  test('is exact for every power of whole numbers that a double can hold', () => {
    for (let base = 2n; base <= 60n; base += 1n) {
      for (let power = 0, exact = 1n; exact <= 1n << 53n; power += 1, exact *= base) {
        expect(pow(Number(base), power)).toBe(Number(exact));
        expect(pow(-Number(base), power)).toBe(power % 2 === 0 ? Number(exact) : -Number(exact));
      }
    }
  });

  test('is the nearest double or an adjacent one for larger powers of whole numbers', () => {
    const wrong: [base: bigint, power: number][] = [];
    for (let base = 2n; base <= 60n; base += 1n) {
      for (let power = 17, exact = base ** 17n; Number(exact) < infinity; power += 1, exact *= base) {
        const found = pow(Number(base), power);
        const isMirrored = pow(-Number(base), power) === (power % 2 === 0 ? found : -found);
        const steps = BigInt(`0x${bitsOf(found)}`) - BigInt(`0x${bitsOf(Number(exact))}`);
        if (steps < -1n || steps > 1n || !isMirrored) wrong.push([base, power]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    [2, 0.5, Math.SQRT2],
    [10, -2, 0.01],
    [2, -1074, 5e-324],
    [2, 1023, 8.98846567431158e307],
    [2, 1024, infinity],
    [0, 0, 1],
    [0, 3, 0],
    [0, -1, infinity],
    [Number.NaN, 0, 1],
    [1, Number.NaN, 1],
    [1, infinity, 1],
    [2, infinity, infinity],
    [2, -infinity, 0],
    [0.5, infinity, 0],
    [0.5, -infinity, infinity],
    [-1, infinity, 1],
    [infinity, 2, infinity],
    [infinity, -2, 0],
    [-infinity, 3, -infinity],
    [-infinity, 0.5, infinity],
    [-8, 1 / 3, Number.NaN],
    [-2, 1e300, infinity],
    [2, Number.NaN, Number.NaN],
    [1.0000000000000002, 1e300, infinity],
    [1e200, 3, infinity],
    [1e-200, 3, 0],
  ])('gives %d to the power %d', (x, y, power) => {
    expect(pow(x, y)).toBe(power);
  });

  test('stays near the engine’s', () => {
    const base = fc.double({ min: 1e-300, max: 1e300, noNaN: true });
    const power = fc.oneof(fc.double({ min: -40, max: 40, noNaN: true }), fc.integer({ min: -40, max: 40 }));
    fc.assert(
      fc.property(base, power, (x, y) => {
        const expected = x ** y;
        return expected < 1e-300 || isNear(pow(x, y), expected);
      }),
      runs,
    );
  });

  test('agrees with square', () => {
    fc.assert(
      fc.property(fc.double(), (x) => Object.is(square(x), pow(x, 2))),
      runs,
    );
  });
});

describe('exp, ln and log10', () => {
  test.each([
    [0, 1],
    [1, Math.E],
    [-infinity, 0],
    [infinity, infinity],
    [710, infinity],
    [-746, 0],
    [Number.NaN, Number.NaN],
  ])('gives e to the power %d', (x, power) => {
    expect(exp(x)).toBe(power);
  });

  test.each([
    [1, 0, 0],
    [0, -infinity, -infinity],
    [-1, Number.NaN, Number.NaN],
    [infinity, infinity, infinity],
    [Number.NaN, Number.NaN, Number.NaN],
    [5e-324, -744.4400719213812, -323.3062153431158],
  ])('gives the logarithms of %d', (x, natural, decimal) => {
    expect([ln(x), log10(x)]).toEqual([natural, decimal]);
  });

  test('has exact decimal logarithms of powers of ten', () => {
    for (let power = -300; power <= 300; power += 1) expect(log10(Number(`1e${power}`))).toBe(power);
  });

  test('stays near the engine’s', () => {
    const positive = fc.double({ min: 1e-300, max: 1e300, noNaN: true });
    const exponent = fc.double({ min: -700, max: 700, noNaN: true });
    fc.assert(
      fc.property(positive, exponent, (x, y) => {
        return isNear(ln(x), Math.log(x)) && isNear(log10(x), Math.log10(x)) && isNear(exp(y), Math.exp(y));
      }),
      runs,
    );
  });
});

test('has the same bits on every machine', () => {
  const values = [0.1, 1.5, 2, 3.7, 10, 123.456, 1e-5, 700];
  const bits = values
    .flatMap((x) => [exp(x), exp(-x), ln(x), log10(x), pow(x, 1.1), pow(x, -0.3), pow(x, 7)])
    .map(bitsOf);
  expect(bits).toMatchInlineSnapshot(`
    [
      "3ff1aec7b35a00d4",
      "3fecf46d99d52b3a",
      "c0026bb1bbb55515",
      "bff0000000000000",
      "3fb455b5a30b035c",
      "3fffec982d5bb8af",
      "3e7ad7f29abcaf4b",
      "4011ed3fe64fc541",
      "3fcc8f87724b5c1d",
      "3fd9f323ecbf984c",
      "3fc68a288b60b7fc",
      "3ff8fe3cb5abf131",
      "3fec55bfecac0433",
      "4031160000000000",
      "401d8e64b8d4ddae",
      "3fc152aaa3bf81cc",
      "3fe62e42fefa39ef",
      "3fd34413509f79ff",
      "400125fbee250664",
      "3fe9fdf8bcce533e",
      "4060000000000000",
      "4044394144eeec81",
      "3f99511fc6871044",
      "3ff4eeee650ae550",
      "3fe22eb561ccc100",
      "4010de63d18e965b",
      "3fe59c9a1a2d2edd",
      "40c28a9806fd4a45",
      "40d5829dcf950560",
      "3f07cd79b5647c9b",
      "40026bb1bbb55516",
      "3ff0000000000000",
      "40292db2b73b2f86",
      "3fe009b9cf334252",
      "416312d000000000",
      "4b11428e1cbc0143",
      "34cda9fb9e4ee720",
      "401343774f3e2362",
      "4000bb6abfc968ef",
      "4068fa99a9c8fe26",
      "3fce2ebd545474b3",
      "42f8d8b5a7ac60be",
      "3ff0000a7c5e340e",
      "3fefffeb07515653",
      "c027069e2aa2aa5b",
      "c014000000000000",
      "3eca86f0875fcf8d",
      "403f9f6e4990f226",
      "38aa95a5b7f87a13",
      "7f0d945df4f8ec8e",
      "00d14f2b0fb9307f",
      "401a344e6741ebab",
      "4006c2c2c2de3310",
      "40950efb3e9740b2",
      "3fc1ef23cde8f6cb",
      "4411db94fe12a7cf",
    ]
  `);
});
