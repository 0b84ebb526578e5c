import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The state of a source of random numbers, as plain data. */
export type RandomState = readonly number[];

export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from the smaller to the larger bound, both included. */
  integer(from: number, to: number): number;
  state(): RandomState;
  restore(state: RandomState): void;
}

/** Initial outputs that still correlate with the seed and are discarded. */
const warmUp = 16;

/**
 * A random number generator that gives the same sequence for the same seed on every machine.
 * docs/runtime-rules.md#game-attributes.
 */
export function createRandom(seed: number): Random {
  let generator = xoroshiro128plus(seed);
  for (let i = 0; i < warmUp; i++) generator.next();

  function next(): number {
    const high = generator.next() >>> 5;
    const low = generator.next() >>> 6;
    return (high * 67_108_864 + low) / 9_007_199_254_740_992;
  }

  return {
    next,
    integer(from, to) {
      const low = Math.ceil(Math.min(from, to));
      const high = Math.floor(Math.max(from, to));
      return low + Math.floor(next() * (high - low + 1));
    },
    state: () => [...generator.getState()],
    restore(state) {
      generator = xoroshiro128plusFromState(state);
    },
  };
}
