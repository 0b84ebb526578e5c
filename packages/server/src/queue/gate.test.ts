import { expect, it } from 'vitest';
import { Gate } from './gate.ts';

it('lets in as many as there are places, the next when one leaves, in their order', async () => {
  const gate = new Gate(2);
  const log: number[] = [];
  const leaves = [1, 2, 3, 4].map((number) =>
    gate.enter().then((leave) => {
      log.push(number);
      return leave;
    }),
  );
  const [first, second] = await Promise.all(leaves.slice(0, 2));
  expect(log).toEqual([1, 2]);
  first?.();
  first?.();
  await leaves[2];
  expect(log).toEqual([1, 2, 3]);
  second?.();
  await leaves[3];
  expect(log).toEqual([1, 2, 3, 4]);
});
