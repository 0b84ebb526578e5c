import { exp, ln, log10, pow } from '../exponential.ts';
import { acos, asin, atan, atan2, cos, sin, tan } from '../trigonometry.ts';
import type { ExpressionWorld } from '../value.ts';
import { defineFunction, type ExpressionFunction } from './defineFunction.ts';

/** Functions of numbers; angles are in degrees. docs/runtime-rules.md#math-functions. */
export const mathFunctions: readonly ExpressionFunction[] = [
  ofOne('abs', 'x', 'The size of a number without its sign.', Math.abs),
  ofOne('sqrt', 'x', 'The square root; nan for negative numbers.', Math.sqrt),
  ofOne('sin', 'angle', 'The sine of an angle in degrees.', sin),
  ofOne('cos', 'angle', 'The cosine of an angle in degrees.', cos),
  ofOne('tan', 'angle', 'The tangent of an angle in degrees.', tan),
  ofOne('asin', 'x', 'The angle from -90 to 90 degrees with this sine.', asin),
  ofOne('acos', 'x', 'The angle from 0 to 180 degrees with this cosine.', acos),
  ofOne('atan', 'x', 'The angle from -90 to 90 degrees with this tangent.', atan),
  ofOne('ceil', 'x', 'The number rounded up to a whole number.', Math.ceil),
  ofOne('floor', 'x', 'The number rounded down to a whole number.', Math.floor),
  ofOne('round', 'x', 'The nearest whole number; halves go up.', Math.round),
  ofOne('log10', 'x', 'The logarithm to base 10.', log10),
  ofOne('ln', 'x', 'The natural logarithm.', ln),
  ofOne('exp', 'x', 'e to the power of x.', exp),
  { ...ofTwo('max', 'a', 'b', 'The largest of the numbers.', Math.max), folds: true },
  { ...ofTwo('min', 'a', 'b', 'The smallest of the numbers.', Math.min), folds: true },
  ofTwo('pow', 'x', 'power', 'x raised to a power.', pow),
  ofTwo('mod', 'x', 'divisor', 'The remainder of a division; it has the sign of the divisor.', modulo),
  defineFunction({
    name: 'random',
    group: 'math',
    parameters: [
      { name: 'from', type: 'number' },
      { name: 'to', type: 'number' },
    ],
    result: 'number',
    help: 'A random whole number from one bound to the other; between fractions, any number.',
    usesWorld: true,
    varies: true,
    evaluate: random,
  }),
  ofTwo('roundTo', 'x', 'decimals', 'x rounded to a number of decimals; halves go up.', roundTo),
  ofTwo('vectorToAngle', 'x', 'y', 'The direction of a vector, from 0 to below 360 degrees.', vectorToAngle),
  ofTwo('magnitude', 'x', 'y', 'The length of a vector.', magnitude),
];

/** The remainder of a division, with the sign of the divisor. docs/runtime-rules.md#operators. */
export function modulo(x: number, divisor: number): number {
  const rest = x % divisor;
  return rest * divisor < 0 ? rest + divisor : rest;
}

function ofOne(name: string, x: string, help: string, evaluate: (x: number) => number): ExpressionFunction {
  return defineFunction({
    name,
    group: 'math',
    parameters: [{ name: x, type: 'number' }],
    result: 'number',
    help,
    evaluate,
  });
}

function ofTwo(
  name: string,
  a: string,
  b: string,
  help: string,
  evaluate: (a: number, b: number) => number,
): ExpressionFunction {
  return defineFunction({
    name,
    group: 'math',
    parameters: [
      { name: a, type: 'number' },
      { name: b, type: 'number' },
    ],
    result: 'number',
    help,
    evaluate,
  });
}

function random(a: number, b: number, world: ExpressionWorld): number {
  const from = Math.min(a, b);
  const to = Math.max(a, b);
  const part = world.random.next();
  if (!Number.isFinite(from) || !Number.isFinite(to)) return Number.NaN;
  if (!Number.isInteger(from) || !Number.isInteger(to)) return from + part * (to - from);
  return Math.min(to, from + Math.floor(part * (to - from + 1)));
}

function roundTo(x: number, decimals: number): number {
  const places = Math.round(decimals);
  if (Number.isNaN(places)) return Number.NaN;
  const factor = pow(10, Math.min(Math.abs(places), 308));
  const scaled = places < 0 ? x / factor : x * factor;
  if (!(Math.abs(scaled) < 2 ** 52)) return x;
  const rounded = Math.round(scaled);
  return places < 0 ? rounded * factor : rounded / factor;
}

function vectorToAngle(x: number, y: number): number {
  const angle = atan2(y, x);
  if (angle >= 0) return angle;
  const positive = angle + 360;
  return positive === 360 ? 0 : positive;
}

function magnitude(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
