import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

/** xoroshiro128+ as published (24, 16, 37), on 64-bit integers. */
function* published(seed: number): Generator<number> {
  const mask = (1n << 64n) - 1n;
  const turn = (value: bigint, by: bigint) => ((value << by) | (value >> (64n - by))) & mask;
  const half = (value: number) => BigInt(value >>> 0);
  let a = (half(-1) << 32n) | half(~seed);
  let b = half(seed) << 32n;
  for (;;) {
    yield Number((a + b) & 0xffffffffn);
    const c = a ^ b;
    a = turn(a, 24n) ^ c ^ ((c << 16n) & mask);
    b = turn(c, 37n);
  }
}

test('the numbers match the published generator after its first 16', () => {
  for (const seed of [0, 1, 42, -1, 2_147_483_647]) {
    const outputs = published(seed);
    for (let i = 0; i < 16; i++) outputs.next();
    const random = createRandom(seed);
    for (let i = 0; i < 50; i++) {
      const high = Math.floor((outputs.next().value ?? 0) / 32);
      const low = Math.floor((outputs.next().value ?? 0) / 64);
      expect(random.next()).toBe((high * 2 ** 26 + low) / 2 ** 53);
    }
  }
});

test('the first numbers of seed 1 never change', () => {
  const random = createRandom(1);
  expect(Array.from({ length: 3 }, () => random.next())).toEqual([
    0.8965442311892861, 0.36745010119844157, 0.1203698701812449,
  ]);
});

test('neighboring seeds start with unrelated numbers', () => {
  const firsts = Array.from({ length: 2000 }, (_, seed) => createRandom(seed).next());
  const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length;
  const steps = firsts.slice(1).map((value, index) => Math.abs(value - (firsts[index] ?? 0)));
  const meanStep = steps.reduce((sum, value) => sum + value, 0) / steps.length;
  expect(mean).toBeCloseTo(1 / 2, 1);
  expect(meanStep).toBeCloseTo(1 / 3, 1);
});

test('whole numbers are evenly distributed between the bounds, in either order', () => {
  const random = createRandom(7);
  const counts = new Map<number, number>();
  for (let i = 0; i < 11_000; i++) {
    const value = random.integer(5, -5);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('a restored source continues from the captured state', () => {
  const random = createRandom(-1);
  random.next();
  const state = random.state();
  const expected = Array.from({ length: 20 }, () => random.next());
  const other = createRandom(99);
  other.restore(JSON.parse(JSON.stringify(state)));
  expect(Array.from({ length: 20 }, () => other.next())).toEqual(expected);
});
