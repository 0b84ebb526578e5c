/** Where strokes are repeated: at a vertical axis (left and right), at a horizontal one, or at both. */
export interface Symmetry {
  /** x of the vertical axis in px, a multiple of 0.5. */
  readonly vertical?: number;
  /** y of the horizontal axis in px, a multiple of 0.5. */
  readonly horizontal?: number;
}

/** A point and its reflections; points are places in px, not pixels. */
export function reflections(x: number, y: number, symmetry: Symmetry | undefined): [number, number][] {
  const points: [number, number][] = [[x, y]];
  const { vertical, horizontal } = symmetry ?? {};
  if (vertical !== undefined) points.push([2 * vertical - x, y]);
  if (horizontal !== undefined) for (const [px, py] of points.slice()) points.push([px, 2 * horizontal - py]);
  return points;
}
