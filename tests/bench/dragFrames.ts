import type { Page } from 'playwright';
import { median } from './row.ts';

const frames = 40;

/** Median milliseconds of script for a frame of a drag that begins at this point of the page. */
export async function scriptOfDrag(page: Page, from: { readonly x: number; readonly y: number }): Promise<number> {
  const client = await page.context().newCDPSession(page);
  // Processor time of the thread: other processes on the machine do not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const script = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.waitForTimeout(300);
  const times: number[] = [];
  for (let step = 1; step <= frames; step++) {
    const before = await script();
    await page.mouse.move(from.x + 10 + step * 2, from.y + 10 + step);
    await page.waitForTimeout(50);
    times.push((await script()) - before);
  }
  await page.mouse.up();
  return median(times);
}

/** The same in tldraw, with as many shapes as we have actors. */
export async function scriptOfTldrawDrag(page: Page): Promise<number> {
  // What it loads and measures after it has been shown is not part of a drag.
  await page.waitForTimeout(3000);
  return scriptOfDrag(page, await page.evaluate<{ x: number; y: number }>('shapesReady()'));
}
