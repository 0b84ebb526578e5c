/** The limits of a number, as fields have them. */
export interface NumberLimits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly integer?: boolean;
  /** The number must be greater than `minimum`. */
  readonly exclusiveMinimum?: boolean;
  /** Allowed even though it is outside the limits. */
  readonly besides?: readonly number[];
}

/** The nearest number that is allowed, with at most two decimals at a limit that is excluded. */
export function withinLimits(number: number, limits: NumberLimits): number {
  const { minimum = -Infinity, maximum = Infinity, integer, exclusiveMinimum, besides } = limits;
  const rounded = integer ? Math.round(number) : number;
  if (besides?.includes(rounded)) return rounded;
  const least = exclusiveMinimum && rounded <= minimum ? minimum + (integer ? 1 : 0.01) : minimum;
  return Math.min(maximum, Math.max(least, rounded));
}
