/**
 * Trigonometry in degrees that is bit-identical on every machine, because it uses only operations that IEEE 754
 * specifies exactly (`+ - * /`, square root, rounding) and tables of literals. The relative error stays below 1e-15.
 * Multiples of 30, 45 and 90 degrees are exact where the true value is.
 */
import { quarterSines } from './quarterSines.ts';

const radiansPerDegree = 0.017453292519943295;
const degreesPerRadian = 57.29577951308232;

/** The sines of 0 to 450 whole degrees, so that a cosine is the entry 90 further. */
const sines = Float64Array.from({ length: 451 }, (_, degrees) => wholeSine(degrees % 360));

/** The arc tangents of n/16 in degrees: the nearest double, and its error. */
const arcTangents: readonly (readonly [number, number])[] = [
  [0, 0],
  [3.576334374997351, -4.254839715196495e-17],
  [7.125016348901798, -1.2948639595014213e-16],
  [10.619655276155134, 3.9353821206767933e-16],
  [14.036243467926479, -1.178545638282857e-16],
  [17.35402463626132, 2.629325578208967e-16],
  [20.556045219583464, 7.735753643362621e-16],
  [23.629377730656817, -3.857270537916843e-17],
  [26.56505117707799, -6.673432494950659e-16],
  [29.357753542791272, 3.183231713449758e-16],
  [32.005383208083494, 1.8761647814886433e-15],
  [34.5085229876684, 1.6654005518742188e-15],
  [36.86989764584402, 1.3346864989901319e-15],
  [39.0938588862295, 2.335881743638655e-15],
  [41.18592516570965, -2.0942594695766676e-15],
  [43.1523897340054, 8.502900827062482e-16],
  [45, 0],
];
const arcHigh = Float64Array.from(arcTangents, ([high]) => high);
const arcLow = Float64Array.from(arcTangents, ([, low]) => low);

/** The sine of an angle in degrees; odd to the bit. docs/runtime-rules.md#math-functions. */
export function sin(degrees: number): number {
  return degrees < 0 ? 0 - shiftedSine(-degrees, 0) : shiftedSine(degrees, 0);
}

/** The cosine of an angle in degrees; even to the bit. docs/runtime-rules.md#math-functions. */
export function cos(degrees: number): number {
  return shiftedSine(Math.abs(degrees), 90);
}

/** The tangent of an angle in degrees, infinite at odd multiples of 90. docs/runtime-rules.md#math-functions. */
export function tan(degrees: number): number {
  return sin(degrees) / cos(degrees) + 0;
}

/** The angle from -90 to 90 degrees that has this sine; nan outside -1 to 1. docs/runtime-rules.md#math-functions. */
export function asin(x: number): number {
  const size = Math.abs(x);
  const angle = size <= 0.5 ? smallArcSine(size) : 90 - 2 * smallArcSine(Math.sqrt((1 - size) / 2));
  return x < 0 ? 0 - angle : angle;
}

/** The angle from 0 to 180 degrees that has this cosine; nan outside -1 to 1. docs/runtime-rules.md#math-functions. */
export function acos(x: number): number {
  if (x > 0.5) return 2 * smallArcSine(Math.sqrt((1 - x) / 2));
  if (x < -0.5) return 180 - 2 * smallArcSine(Math.sqrt((1 + x) / 2));
  return 90 - asin(x);
}

/** The angle from -90 to 90 degrees that has this tangent. docs/runtime-rules.md#math-functions. */
export function atan(x: number): number {
  return atan2(x, 1);
}

/** The direction of the vector (x, y) from -180 to 180 degrees; 0 for the zero vector. */
export function atan2(y: number, x: number): number {
  const width = Math.abs(x);
  const height = Math.abs(y);
  let angle: number;
  if (height === width) angle = width === 0 ? 0 : 45;
  else if (height < width) angle = smallArcTangent(height / width);
  else angle = 90 - smallArcTangent(width / height);
  if (x < 0) angle = 180 - angle;
  return y < 0 ? 0 - angle : angle;
}

function wholeSine(degrees: number): number {
  if (degrees > 180) return 0 - wholeSine(degrees - 180);
  return quarterSines[degrees > 90 ? 180 - degrees : degrees] ?? 0;
}

/** The sine of `size + shift` degrees, where `size` is not negative and `shift` is 0 or 90. */
function shiftedSine(size: number, shift: number): number {
  const angle = size < 1e9 ? size : size % 360;
  const whole = Math.round(angle);
  const rest = (angle - whole) * radiansPerDegree;
  const index = ((whole | 0) % 360) + shift;
  const sine = sines[index] ?? 0;
  const cosine = (shift === 0 ? sines[index + 90] : sines[index - 90]) ?? 0;
  const square = rest * rest;
  const restSine = rest + rest * square * (square * (1 / 120 - square / 5040) - 1 / 6);
  const restCosine = square * (square * (1 / 24 - square / 720) - 0.5);
  return shift === 0 ? sine + (cosine * restSine + sine * restCosine) : sine + (sine * restCosine - cosine * restSine);
}

/** The arc sine in degrees of 0 to 0.5; nan outside the domain of its caller. */
function smallArcSine(x: number): number {
  return x === 0.5 ? 30 : smallArcTangent(x / Math.sqrt((1 - x) * (1 + x)));
}

/** The arc tangent in degrees of 0 to 1. */
function smallArcTangent(x: number): number {
  if (!(x <= 1)) return Number.NaN;
  const index = Math.round(x * 16);
  const start = index / 16;
  const t = (x - start) / (1 + x * start);
  const square = t * t;
  const series = square * (square * (square * (square * (1 / 9 - square / 11) - 1 / 7) + 1 / 5) - 1 / 3);
  return (arcHigh[index] ?? 0) + ((arcLow[index] ?? 0) + (t + t * series) * degreesPerRadian);
}
