/** The allowed rate: on average, and in a burst after a pause. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Returns a function that takes one token at a time in seconds; false when there is none left. Starts full. */
export function createTokenBucket({ perSecond, burst }: Rate): (seconds: number) => boolean {
  let left = burst;
  let last: number | undefined;
  return (seconds) => {
    left = Math.min(burst, left + Math.max(0, seconds - (last ?? seconds)) * perSecond);
    last = seconds;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
