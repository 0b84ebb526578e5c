import { expect, it } from 'vitest';
import { Background } from './background.ts';

function create() {
  const waits: (() => void)[] = [];
  const reports: unknown[] = [];
  const background = new Background({
    wait: (_, then) => {
      waits.push(then);
      return () => void waits.splice(waits.indexOf(then), 1);
    },
    report: (error) => reports.push(error),
  });
  return { background, waits, reports };
}

it('does one piece of work at a time, and what is asked for twice only once', async () => {
  const { background } = create();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    return true;
  };
  background.start('a', work('a'));
  background.start('a', work('a'));
  background.start('b', work('b'));
  await background.settled();
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('tries again what failed or was not done', async () => {
  const { background, waits, reports } = create();
  const answers = [() => Promise.reject(new Error('cut')), async () => false, async () => true];
  background.start('a', () => (answers.shift() ?? (async () => true))());
  for (const left of [2, 1, 0]) {
    await background.settled();
    expect([answers.length, waits.length]).toEqual([left, left === 0 ? 0 : 1]);
    waits.shift()?.();
  }
  expect(reports).toEqual([new Error('cut')]);
});

it('forgets everything when it stops, and tells what runs', async () => {
  const { background, waits } = create();
  let stopped = false;
  let go: (isDone: boolean) => void = () => undefined;
  background.start('a', (signal) => {
    signal.addEventListener('abort', () => {
      stopped = true;
    });
    return new Promise((resolve) => {
      go = resolve;
    });
  });
  background.start('b', async () => false);
  await Promise.resolve();
  background.stop();
  go(false);
  await background.settled();
  expect([stopped, waits.length]).toEqual([true, 0]);
});
