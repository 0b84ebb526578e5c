/**
 * Exponentials and logarithms to base 2 that are bit-identical on every machine, because they use only operations that
 * IEEE 754 specifies exactly. The relative error stays below 1e-15.
 */

const bits = new DataView(new ArrayBuffer(8));

/** 1/n! for n from 0, in Horner's order. */
const factorials = [
  1,
  1,
  1 / 2,
  1 / 6,
  1 / 24,
  1 / 120,
  1 / 720,
  1 / 5040,
  1 / 40320,
  1 / 362880,
  1 / 3628800,
  1 / 39916800,
  1 / 479001600,
  1 / 6227020800,
  1 / 87178291200,
].reverse();

/** 2 to the power of x, from -1000 to 1000; beyond that the value at the nearer end. Exact for whole numbers. */
export function exp2(x: number): number {
  const power = Math.min(1000, Math.max(-1000, x));
  const whole = Math.floor(power + 0.5);
  const r = (power - whole) * Math.LN2;
  let sum = 0;
  for (const factor of factorials) sum = sum * r + factor;
  return sum * powerOfTwo(whole);
}

/** The logarithm to base 2 of a positive normal number, exact for powers of two; minus infinity for 0. */
export function log2(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  bits.setFloat64(0, x);
  const head = bits.getUint32(0);
  let exponent = (head >>> 20) - 1023;
  bits.setUint32(0, (head & 0xfffff) | 0x3ff00000);
  let mantissa = bits.getFloat64(0);
  if (mantissa > Math.SQRT2) {
    mantissa /= 2;
    exponent += 1;
  }
  return exponent + 2 * Math.LOG2E * areaTangent((mantissa - 1) / (mantissa + 1));
}

/** The inverse hyperbolic tangent of a number of at most 0.172 in size. */
function areaTangent(s: number): number {
  const z = s * s;
  let sum = 0;
  for (let n = 23; n >= 1; n -= 2) sum = sum * z + 1 / n;
  return s * sum;
}

function powerOfTwo(exponent: number): number {
  bits.setUint32(0, (exponent + 1023) << 20);
  bits.setUint32(4, 0);
  return bits.getFloat64(0);
}
