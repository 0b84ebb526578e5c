/**
 * Exponentials and logarithms that are bit-identical on every machine, because they use only operations that IEEE 754
 * specifies exactly. A logarithm is kept as the sum of two doubles, so that powers of whole numbers are exact.
 * Functions with such a result return the larger part and leave the smaller one in `low`; nothing is allocated.
 */

/** The natural logarithm of 2 in three parts, of which the first two multiply exactly by any exponent. */
const ln2High = 0.6931471803691238;
const ln2Middle = 1.9082149288430703e-10;
const ln2Low = 4.275175589747649e-20;
const perLn2 = Math.LOG2E;
const perLn10 = Math.LOG10E;
const perLn10Low = 1.098319650216765e-17;
const third = 0.3333333333333333;
const thirdLow = 1.850371707708594e-17;

const bits = new DataView(new ArrayBuffer(8));
let low = 0;

/** e to the power x. docs/runtime-rules.md#math-functions. */
export function exp(x: number): number {
  return exponential(x, 0);
}

/** The natural logarithm; nan for negative numbers. docs/runtime-rules.md#math-functions. */
export function ln(x: number): number {
  return x > 0 && x < Number.POSITIVE_INFINITY ? logarithm(x) : logarithmOutside(x);
}

/**
 * The logarithm to base 10, exact for powers of ten; nan for negative numbers. docs/runtime-rules.md#math-functions.
 */
export function log10(x: number): number {
  if (!(x > 0 && x < Number.POSITIVE_INFINITY)) return logarithmOutside(x);
  const high = logarithm(x);
  const tail = low;
  const product = multiply(high, perLn10);
  return product + (low + high * perLn10Low + tail * perLn10);
}

/** x times x, the same as `pow(x, 2)`. */
export function square(x: number): number {
  return x * x;
}

/**
 * x to the power y as in C: `pow(x, 0)` and `pow(1, y)` are 1; nan for a fraction of a negative number.
 * docs/runtime-rules.md#operators.
 */
export function pow(x: number, y: number): number {
  if (y === 2) return x * x;
  if (y === 1) return x;
  if (y === 0 || x === 1) return 1;
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN;
  const base = Math.abs(x);
  if (y > 2 && y <= 16 && Math.floor(y) === y && base > 1e-18 && base < 1e18) return wholePower(x, y);
  if (x >= 0 || !Number.isFinite(y)) return positivePower(base, y);
  if (Math.floor(y) !== y) return base === Number.POSITIVE_INFINITY ? positivePower(base, y) : Number.NaN;
  const size = positivePower(base, y);
  return Math.abs(y) % 2 === 1 ? 0 - size : size;
}

/** x multiplied by itself, carrying the rounding error along. */
function wholePower(x: number, times: number): number {
  let high = multiply(x, x);
  let tail = low;
  for (let left = times - 2; left > 0; left -= 1) {
    const product = multiply(high, x);
    tail = low + tail * x;
    high = product;
  }
  return high + tail;
}

function positivePower(base: number, y: number): number {
  if (base === 1) return 1;
  if (base === 0) return y > 0 ? 0 : Number.POSITIVE_INFINITY;
  if (base === Number.POSITIVE_INFINITY || Math.abs(y) > 1e20) {
    return base > 1 === y > 0 ? Number.POSITIVE_INFINITY : 0;
  }
  const high = logarithm(base);
  const tail = low;
  const product = multiply(high, y);
  return exponential(product, low + tail * y);
}

function logarithmOutside(x: number): number {
  if (x === 0) return Number.NEGATIVE_INFINITY;
  return x > 0 ? x : Number.NaN;
}

/** The natural logarithm of a positive finite number, in two parts. */
function logarithm(x: number): number {
  let exponent = 0;
  let value = x;
  if (value < 2.2250738585072014e-308) {
    value *= 18014398509481984;
    exponent = -54;
  }
  bits.setFloat64(0, value);
  const head = bits.getUint32(0);
  exponent += (head >>> 20) - 1023;
  bits.setUint32(0, (head & 0xfffff) | 0x3ff00000);
  let mantissa = bits.getFloat64(0);
  if (mantissa > Math.SQRT2) {
    mantissa /= 2;
    exponent += 1;
  }
  const high = mantissaLogarithm(mantissa - 1);
  const tail = low;
  const first = add(exponent * ln2High, exponent * ln2Middle);
  const firstTail = low;
  const sum = add(first, high);
  return add(sum, low + (firstTail + tail + exponent * ln2Low));
}

/** ln(1 + f) for 1 + f from the square root of a half to that of two: twice the area tangent of f / (2 + f). */
function mantissaLogarithm(f: number): number {
  const divisor = add(2, f);
  const divisorTail = low;
  const s = f / divisor;
  const product = multiply(s, divisor);
  const sTail = (f - product - low - s * divisorTail) / divisor;
  const square = multiply(s, s);
  const squareTail = low + 2 * s * sTail;
  const rest = 1 / 5 + square * (1 / 7 + square * (1 / 9 + square * logarithmSeries(square)));
  const factor = add(third, square * rest);
  const factorTail = low + thirdLow;
  const share = multiply(square, factor);
  const shareTail = low + square * factorTail + squareTail * factor;
  const more = multiply(s, share);
  const moreTail = low + s * shareTail + sTail * share;
  const sum = add(s, more);
  const sumTail = low + sTail + moreTail;
  low = 2 * sumTail;
  return 2 * sum;
}

/** e to the power of the sum of both parts. */
function exponential(high: number, tail: number): number {
  if (!(high < 709.8)) return high >= 709.8 ? Number.POSITIVE_INFINITY : Number.NaN;
  if (high < -745.2) return 0;
  const exponent = Math.round(high * perLn2);
  const r = add(high - exponent * ln2High, -exponent * ln2Middle);
  const rTail = low + (tail - exponent * ln2Low);
  const power = r * r * (0.5 + r * exponentialSeries(r));
  const one = add(1, r);
  const oneTail = low;
  const sum = add(one, power);
  return scale(sum + (low + oneTail + rTail * sum), exponent);
}

/** 1/11 + z/13 + z^2/15 + ... */
function logarithmSeries(z: number): number {
  const end = 1 / 19 + z * (1 / 21 + z * (1 / 23 + z * (1 / 25 + z * (1 / 27))));
  return 1 / 11 + z * (1 / 13 + z * (1 / 15 + z * (1 / 17 + z * end)));
}

/** 1/3! + r/4! + r^2/5! + ... */
function exponentialSeries(r: number): number {
  const end = 1 / 3628800 + r * (1 / 39916800 + r * (1 / 479001600 + r * (1 / 6227020800 + r * (1 / 87178291200))));
  const middle = 1 / 5040 + r * (1 / 40320 + r * (1 / 362880 + r * end));
  return 1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r * middle)));
}

/** value times 2 to the power of exponent, from -1075 to 1025. */
function scale(value: number, exponent: number): number {
  if (exponent > 1023) return value * powerOfTwo(1023) * powerOfTwo(exponent - 1023);
  if (exponent < -1022) return value * powerOfTwo(exponent + 100) * powerOfTwo(-100);
  return value * powerOfTwo(exponent);
}

function powerOfTwo(exponent: number): number {
  bits.setUint32(0, (exponent + 1023) << 20);
  bits.setUint32(4, 0);
  return bits.getFloat64(0);
}

/** The rounded sum; the rounding error is left in `low`. */
function add(a: number, b: number): number {
  const sum = a + b;
  const other = sum - a;
  low = a - (sum - other) + (b - other);
  return sum;
}

/** The rounded product; the rounding error is left in `low`. */
function multiply(a: number, b: number): number {
  const product = a * b;
  const aHead = headOf(a);
  const bHead = headOf(b);
  const aTail = a - aHead;
  const bTail = b - bHead;
  low = aHead * bHead - product + aHead * bTail + aTail * bHead + aTail * bTail;
  return product;
}

/** The upper half of a number's significand. */
function headOf(value: number): number {
  const wide = value * 134217729;
  return wide - (wide - value);
}
