import { inPage } from './benchPage.ts';
import type { Effect } from './remotePage/latency.ts';
import type { Change, RemoteTimes } from './remotePage/page.ts';
import { median, type Row } from './row.ts';

const count = 20_000;
const steps = 200;
const kinds: readonly (readonly [Change, string])[] = [
  ['places', 'all moving'],
  ['looks', 'all growing'],
  ['nothing', 'all resting'],
];

const effects: readonly (readonly [Effect, string])[] = [
  ['look', 'that changes a look'],
  ['move', 'that moves an actor'],
];

/** The cost of running the preview's game in a worker: the window's own part, the round trip, and the waiting. */
export async function rows(): Promise<Row[]> {
  return inPage('remotePage', 'measureSteps', async (page) => {
    const found: Row[] = [];
    for (const [change, words] of kinds) {
      const times = await page.evaluate((asked) => window.measureSteps(...asked), [count, change, steps] as const);
      found.push(...timeRows(change, words, times));
    }
    for (const [effect, words] of effects) {
      const [here = [], there = []] = [
        await page.evaluate((asked) => window.measureLatency(false, asked, 9), effect),
        await page.evaluate((asked) => window.measureLatency(true, asked, 9), effect),
      ];
      found.push({
        id: `R${effect[0]}l`,
        what: `extra pictures until a key ${words} is seen, compared with the same thread`,
        value: median(there) - median(here),
        unit: 'pictures',
        goal: { max: 1 },
      });
    }
    return found;
  });
}

function timeRows(change: Change, words: string, { local, remote, window }: RemoteTimes): Row[] {
  return [
    {
      id: `R${change[0]}w`,
      what: `the window's part of a step of ${count} actors, ${words}`,
      value: window,
      unit: 'ms',
      goal: { max: 0.5 },
    },
    {
      id: `R${change[0]}r`,
      what: `extra time of a step, both ways (same thread: ${local.toFixed(2)} ms)`,
      value: remote - local,
      unit: 'ms',
      goal: { max: 1.5 },
    },
  ];
}
