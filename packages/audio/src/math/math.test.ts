import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decibelsOfAmplitude, factorOfDecibels, factorOfSemitones } from './decibels.ts';
import { exp2, log2 } from './exponential.ts';
import { seedRandom } from './random.ts';
import { cosine, sine } from './sine.ts';

/** Numbers with 200 binary digits after the point, as whole numbers: slow, and independent of any double. */
const one = 1n << 200n;
const multiply = (a: bigint, b: bigint) => (a * b) / one;
const exact = (x: number) => BigInt(x * 2 ** 80) * (one >> 80n);

/** The double nearest to a number whose size is not tiny. */
function toDouble(x: bigint): number {
  return Number(x >> 100n) / 2 ** 100;
}

/** The sum of x^n/n! with a factor for each term. */
function series(x: bigint, factorOf: (n: number) => bigint): bigint {
  let [term, sum] = [one, 0n];
  for (let n = 0; n < 160; n++) {
    sum += factorOf(n) * term;
    term = multiply(term, x) / BigInt(n + 1);
  }
  return sum;
}

/** arctan(1/n) */
function arcTangentOfInverse(n: bigint): bigint {
  let [power, sum] = [one / n, 0n];
  for (let k = 0n; k < 160n; k++) {
    sum += (k % 2n === 0n ? power : -power) / (2n * k + 1n);
    power /= n * n;
  }
  return sum;
}

/** ln(2) as the sum of 1/(n 2^n). */
function computeLn2(): bigint {
  let sum = 0n;
  for (let n = 1n; n < 220n; n++) sum += (one >> n) / n;
  return sum;
}

const pi = 4n * (4n * arcTangentOfInverse(5n) - arcTangentOfInverse(239n));
const ln2 = computeLn2();
const slowSine = (turns: number) =>
  toDouble(series(multiply(exact(turns), 2n * pi), (n) => (n % 2 === 0 ? 0n : n % 4 === 1 ? 1n : -1n)));
const slowExp2 = (x: number) => toDouble(series(multiply(exact(x), ln2), () => 1n));

/** A finite number with few enough digits for `exact`. */
const numberWithin = (limit: number) =>
  fc.integer({ min: -(2 ** 40), max: 2 ** 40 }).map((value) => (value / 2 ** 40) * limit);

describe('elementary functions', () => {
  it('has a slow reference that knows π and ln 2', () => {
    expect(toDouble(pi)).toBe(Math.PI);
    expect(toDouble(ln2)).toBe(Math.LN2);
  });

  it('the sine is within 5e-16 of 200 binary digits for up to one turn', () => {
    fc.assert(
      fc.property(numberWithin(1), (turns) => {
        expect(Math.abs(sine(turns) - slowSine(turns))).toBeLessThanOrEqual(5e-16);
        expect(Math.abs(cosine(turns) - slowSine(turns + 0.25))).toBeLessThanOrEqual(5e-16);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it.each([
    [0, 0],
    [0.25, 1],
    [0.5, 0],
    [0.75, -1],
    [1, 0],
    [-0.25, -1],
    [1e6 + 0.25, 1],
  ])('the sine of %s turns is exactly %s', (turns, value) => {
    expect(sine(turns) + 0).toBe(value);
    expect(cosine(turns - 0.25) + 0).toBe(value);
  });

  it('powers of two are within 1e-15 of 200 binary digits, relatively', () => {
    fc.assert(
      fc.property(numberWithin(16), (x) => {
        const slow = slowExp2(x);
        expect(Math.abs(exp2(x) - slow) / slow).toBeLessThanOrEqual(1e-15);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('whole powers of two and their logarithms are exact', () => {
    for (let power = -900; power <= 900; power++) {
      expect(exp2(power)).toBe(2 ** power);
      expect(log2(2 ** power)).toBe(power);
    }
  });

  it('the logarithm reverses the power', () => {
    fc.assert(
      fc.property(numberWithin(100), (x) => {
        expect(log2(exp2(x))).toBeCloseTo(x, 12);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it.each([
    [0, 1],
    [20, 10],
    [-20, 0.1],
    [-60, 0.001],
    [6, 1.9952623149688795],
  ])('%s dB is the factor %s', (decibels, factor) => {
    expect(factorOfDecibels(decibels) / factor).toBeCloseTo(1, 14);
    expect(decibelsOfAmplitude(-factor)).toBeCloseTo(decibels, 12);
  });

  it('silence is minus infinity dB, and an octave has 12 semitones', () => {
    expect(decibelsOfAmplitude(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(factorOfSemitones(12)).toBe(2);
    expect(factorOfSemitones(-24)).toBe(0.25);
  });
});

describe('random numbers', () => {
  /** sfc32 in whole numbers of any size, as its author describes it. */
  function slowRandom(seed: number): () => number {
    const mask = 0xffffffffn;
    let [a, b, c, counter] = [0x9e3779b9n, 0x243f6a88n, BigInt(seed) & mask, 1n];
    const next = () => {
      const sum = (a + b + counter) & mask;
      counter = (counter + 1n) & mask;
      a = b ^ (b >> 9n);
      b = (c + (c << 3n)) & mask;
      c = ((((c << 21n) | (c >> 11n)) & mask) + sum) & mask;
      return Number(sum) / 2 ** 32;
    };
    for (let skipped = 0; skipped < 12; skipped++) next();
    return next;
  }

  it('equal those of the generator in whole numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (seed) => {
        const [fast, slow] = [seedRandom(seed), slowRandom(seed)];
        for (let index = 0; index < 50; index++) expect(fast()).toBe(slow());
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('are spread evenly', () => {
    const random = seedRandom(7);
    const counts = new Array<number>(10).fill(0);
    for (let index = 0; index < 100_000; index++) {
      const bin = Math.floor(random() * 10);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
