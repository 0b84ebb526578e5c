/** The fastest rate of the behavior Animate, in images a second. docs/reference/behaviors/AnimateBehavior.md. */
const fastest = 30;
/** How much longer or shorter than wanted a frame may be shown, as a share. */
const tolerance = 0.05;

export interface EvenSteps {
  /** Indices of frames; one that is shown longer is repeated. */
  readonly frames: readonly number[];
  /** Steps per second, 1 to 30. */
  readonly rate: number;
}

/**
 * Frames that are shown for different times, in ms, as steps of one length: at the slowest rate that fits them all, else
 * at the one that fits best.
 */
export function evenSteps(durations: readonly number[]): EvenSteps {
  let best = { rate: 1, error: Number.POSITIVE_INFINITY };
  for (let rate = 1; rate <= fastest && best.error > tolerance; rate += 1) {
    const error = Math.max(
      0,
      ...durations.map((wanted) => Math.abs(countAt(wanted, rate) * (1000 / rate) - wanted) / wanted),
    );
    if (error < best.error) best = { rate, error };
  }
  const frames = durations.flatMap((wanted, frame) => Array.from({ length: countAt(wanted, best.rate) }, () => frame));
  return { frames, rate: best.rate };
}

/** How many steps of a rate are nearest to a duration; at least one. */
function countAt(duration: number, rate: number): number {
  return Math.max(1, Math.round((duration * rate) / 1000));
}
