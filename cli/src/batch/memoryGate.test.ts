import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryGate } from './memoryGate.ts';

describe('the gate', () => {
  it('admits everyone in order, within the limit, and heavier work alone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.nat(30), fc.constant(Number.POSITIVE_INFINITY)), { maxLength: 30 }),
        fc.infiniteStream(fc.nat()),
        async (weights, picks) => {
          const gate = createMemoryGate(20);
          const inside: number[] = [];
          const order: number[] = [];
          const entered = weights.map((weight, at) =>
            gate.enter(weight).then(() => {
              inside.push(weight);
              order.push(at);
              expect(inside.length === 1 || inside.reduce((sum, each) => sum + Math.max(each, 1), 0) <= 20).toBe(true);
            }),
          );
          for (let left = 0; left < weights.length; left += 1) {
            await new Promise((resolve) => setImmediate(resolve));
            const [weight = 0] = inside.splice(Number(picks.next().value) % inside.length, 1);
            gate.leave(weight);
          }
          await Promise.all(entered);
          expect(order).toEqual([...weights.keys()]);
        },
      ),
      { seed: 5, numRuns: 50 },
    );
  });
});
