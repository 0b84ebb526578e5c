/** Returns numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** A random source that returns the same numbers for the same seed. */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from 0 up to, but not including, `count`. */
export function below(random: Random, count: number): number {
  return Math.floor(random() * count);
}

/** True with this probability. */
export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

/** Any member of a list; undefined for an empty list. */
export function pick<Member>(random: Random, list: readonly Member[]): Member | undefined {
  return list[below(random, list.length)];
}

/** This many values, created one after the other. */
export function times<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
