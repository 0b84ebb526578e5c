/** A seeded source of random numbers from 0 to below 1. */
export type Random = () => number;

/** The generator sfc32: the same numbers for the same seed on every machine. `seed` is taken modulo 2^32. */
export function seedRandom(seed: number): Random {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88 | 0;
  let c = seed | 0;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  // The first numbers of similar seeds are similar.
  for (let skipped = 0; skipped < 12; skipped++) next();
  return next;
}
