/** A number of the library as actors show it: as much of it as single precision can promise. */
export function rounded(value: number): number {
  // Half of all numbers are rounded up and half down, so that the branch in `Math.round` is guessed wrongly as often.
  return Math.floor(value * 1e4 + 0.5) / 1e4;
}

/** An angle of the library, at most half a turn either way in radians, in degrees as actors show it. */
export function shownAngle(radians: number): number {
  const degrees = Math.floor(radians * degreesPerRadian * 1e4 + 0.5) / 1e4;
  return degrees - Math.floor(degrees / 360) * 360;
}

const degreesPerRadian = 180 / Math.PI;
