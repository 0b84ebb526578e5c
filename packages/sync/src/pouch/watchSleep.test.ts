import { expect, it } from 'vitest';
import { watchSleep } from './watchSleep.ts';

/** A clock whose timers do not run while it is asleep. */
class Clock {
  private time = 0;
  private timers: { readonly at: number; readonly work: () => void }[] = [];

  readonly now = () => this.time;
  readonly after = (milliseconds: number, work: () => void) => {
    const timer = { at: this.time + milliseconds, work };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  };

  sleep(milliseconds: number): void {
    this.time += milliseconds;
    this.run(0);
  }

  run(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.timers.toSorted((one, other) => one.at - other.at)[0];
      if (!next || next.at > end) break;
      this.timers = this.timers.filter((each) => each !== next);
      this.time = Math.max(this.time, next.at);
      next.work();
    }
    this.time = end;
  }
}

it('tells when the computer was asleep for long, and not otherwise', () => {
  const clock = new Clock();
  let wakes = 0;
  const end = watchSleep(clock, () => {
    wakes += 1;
  });
  clock.run(3_600_000);
  clock.sleep(60_000);
  clock.run(60_000);
  expect(wakes).toBe(0);
  clock.sleep(600_000);
  expect(wakes).toBe(1);
  clock.run(600_000);
  expect(wakes).toBe(1);
  end();
  clock.sleep(600_000);
  expect(wakes).toBe(1);
});
