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

/** How much one pixel or one arrow key changes a number: less where all of it lies between 0 and 1. */
function stepWithin({ minimum, maximum, integer }: NumberLimits): number {
  return !integer && minimum !== undefined && maximum !== undefined && maximum - minimum <= 1 ? 0.01 : 1;
}

/** A number after so many steps, without the noise of floating point. */
export function stepBy(number: number, steps: number, limits: NumberLimits): number {
  const step = stepWithin(limits);
  const digits = 100 / step;
  return withinLimits(Math.round((number + steps * step) * digits) / digits, limits);
}

/** The nearest number that is allowed, with at most two decimals at a limit that is excluded. */
export function withinLimits(number: number, limits: NumberLimits): number {
  const { minimum = -Infinity, maximum = Infinity, integer, exclusiveMinimum, besides } = limits;
  const rounded = integer ? Math.round(number) : number;
  if (besides?.includes(rounded)) return rounded;
  const least = exclusiveMinimum && rounded <= minimum ? minimum + (integer ? 1 : 0.01) : minimum;
  return Math.min(maximum, Math.max(least, rounded));
}
