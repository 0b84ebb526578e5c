/** A number from the library in the form that actors show: rounded to reliable single-precision digits. */
export function rounded(value: number): number {
  // Half of all numbers are rounded up and half down, so the branch in `Math.round` would often be mispredicted.
  return Math.floor(value * 1e4 + 0.5) / 1e4;
}

/** Converts an angle of the library, at most half a turn either way in radians, to degrees as shown by actors. */
export function shownAngle(radians: number): number {
  const degrees = Math.floor(radians * degreesPerRadian * 1e4 + 0.5) / 1e4;
  return degrees - Math.floor(degrees / 360) * 360;
}

const degreesPerRadian = 180 / Math.PI;
