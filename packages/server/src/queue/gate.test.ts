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

it('counts what is heavy, keeps the order, and lets in alone what is heavier than all places', async () => {
  const gate = new Gate(4);
  const log: string[] = [];
  const enter = (name: string, weight: number) =>
    gate.enter(weight).then((leave) => {
      log.push(name);
      return leave;
    });
  const [three, two, one, huge, last] = [
    enter('3', 3),
    enter('2', 2),
    enter('1', 1),
    enter('huge', Infinity),
    enter('last', 1),
  ];
  const leaveThree = await three;
  expect(log).toEqual(['3']);
  leaveThree();
  const [leaveTwo, leaveOne] = await Promise.all([two, one]);
  expect(log).toEqual(['3', '2', '1']);
  leaveTwo();
  leaveOne();
  const leaveHuge = await huge;
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(log).toEqual(['3', '2', '1', 'huge']);
  leaveHuge();
  await last;
  expect(log).toEqual(['3', '2', '1', 'huge', 'last']);
});
