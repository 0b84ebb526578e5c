import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { SyncedDevice, SyncServer } from './syncedDevice.ts';

/** CI and `npm run check:kills` ask for more. */
const closings = Number(process.env.PLAYHOUSE_KILLS ?? 5);
/** Attributes of the game that are set in turn. */
const keys = 20;

let browser: Browser;
let server: SyncServer;

beforeAll(async () => {
  server = new SyncServer(inject('editorDist'));
  [browser] = await Promise.all([openBrowser(), server.start()]);
});

afterAll(async () => {
  await browser.close();
  await server.remove();
});

const keyOf = (round: number) => `id${100 + (round % keys)}`;

test(
  `a synced project loses no edit when its tab ends up to 600 ms later, ${closings} times`,
  async () => {
    const ann = await SyncedDevice.open(browser, server.url, 'otter-closed');
    await ann.makeProject();
    await ann.note('Synced');
    const lost: string[] = [];
    for (let round = 1; round <= closings; round += 1) {
      const delay = (round * 7919) % 600;
      const way = round % 2 === 0 ? 'crash' : 'close';
      await ann.set(keyOf(round), round);
      await new Promise((resolve) => setTimeout(resolve, delay));
      await ann.reopen(way);
      const [found] = await ann.values(keyOf(round));
      if (found !== round) lost.push(`${way} after ${delay} ms`);
    }
    expect(lost).toEqual([]);
    await ann.note('Synced');
    const bob = await SyncedDevice.open(browser, server.url, 'otter-closed');
    await bob.page.getByRole('button', { name: /^Download/ }).click();
    const last = Array.from({ length: Math.min(keys, closings) }, (_, back) => closings - back);
    await expect.poll(() => bob.values(...last.map(keyOf))).toEqual(last);
    expect([...ann.faults, ...bob.faults]).toEqual([]);
  },
  120_000 + closings * 30_000,
);
