/**
 * The sine of an angle in turns (1 is a full circle), bit-identical on every machine, because it uses only operations
 * that IEEE 754 specifies exactly. The absolute error stays below 1e-15 for angles of up to one turn. Multiples of a
 * quarter turn are exact.
 */
export function sine(turns: number): number {
  const angle = turns - Math.floor(turns + 0.5);
  const size = Math.abs(angle);
  const value = size <= 0.125 ? smallSine(size) : size < 0.375 ? smallCosine(size - 0.25) : smallSine(0.5 - size);
  return angle < 0 ? 0 - value : value;
}

/** The cosine of an angle in turns; see `sine`. */
export function cosine(turns: number): number {
  return sine(turns - Math.floor(turns) + 0.25);
}

const twoPi = 6.283185307179586;

/** Taylor polynomial for angles of at most an eighth of a turn. */
function smallSine(turns: number): number {
  const x = turns * twoPi;
  const z = x * x;
  const end = 1 / 362880 - z * (1 / 39916800 - z * (1 / 6227020800 - z * (1 / 1307674368000)));
  return x - x * z * (1 / 6 - z * (1 / 120 - z * (1 / 5040 - z * end)));
}

function smallCosine(turns: number): number {
  const x = turns * twoPi;
  const z = x * x;
  const end = 1 / 40320 - z * (1 / 3628800 - z * (1 / 479001600 - z * (1 / 87178291200 - z * (1 / 20922789888000))));
  return 1 - z * (1 / 2 - z * (1 / 24 - z * (1 / 720 - z * end)));
}
