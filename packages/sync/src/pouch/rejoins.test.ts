import { describe, expect, it } from 'vitest';
import { Rejoins } from './rejoins.ts';

/** How often each document's trail is kept is seen by how often the sides are opened. */
function rejoinsAt(clock: { now: number }) {
  let opened = 0;
  const rejoins = new Rejoins({
    open() {
      opened += 1;
      throw new Error('Nothing is read in this test.');
    },
    timers: { after: () => () => undefined },
    now: () => clock.now,
    report: () => undefined,
  });
  const opens = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return opened;
  };
  return { rejoins, opens };
}

describe('looking for what is apart', () => {
  it.each([
    { name: 'before the first connection', exchanged: false, wait: 0, looks: [true] },
    {
      name: 'not right after an exchange, but when that connection broke',
      exchanged: true,
      wait: 0,
      looks: [false, true],
    },
    { name: 'some time after an exchange', exchanged: true, wait: 20_000, looks: [true] },
  ])('is done $name', ({ exchanged, wait, looks }) => {
    const clock = { now: 0 };
    const { rejoins } = rejoinsAt(clock);
    if (exchanged) rejoins.exchanged();
    clock.now += wait;
    expect(looks.map(() => rejoins.before('live') !== undefined)).toEqual(looks);
  });
});

describe('a trail', () => {
  it.each([
    { name: 'after 50 revisions', revisions: [49, 50, 51, 99], times: 1 },
    { name: 'again after 50 more', revisions: [50, 100], times: 2 },
    { name: 'when several were told together', revisions: [10, 180, 400], times: 2 },
  ])('is kept $name', async ({ revisions, times }) => {
    const { rejoins, opens } = rejoinsAt({ now: 0 });
    for (const revision of revisions) rejoins.mark('object.json', `${revision}-a`);
    expect(await opens()).toBe(times);
  });
});
