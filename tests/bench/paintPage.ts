import { buildProject } from '@playhouse/core/testing';
import type { CDPSession, Page } from 'playwright';
import { canvasOf, choose, drawOne, inMenu, save, setNumber } from '../e2e/drawnImage.ts';
import { longestTask } from '../e2e/longestTask.ts';
import { onEditorPage, openImported } from './editorPage.ts';
import { median, type Row } from './row.ts';

const side = 2048;
const layers = 20;
const strokes = 8;

/** G16: how the image editor responds while a picture of 20 full layers is painted. Needs a built editor. */
export function rows(): Promise<Row[]> {
  const project = buildProject({
    title: 'Owls',
    scenes: [{ id: 'id1', name: 'Barn', layers: [{ id: 'id10', actors: [] }] }],
  });
  return onEditorPage(project, async (page) => {
    await openImported(page, 'Owls');
    await openFullPicture(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const gaps: number[] = [];
    const tasks: number[] = [];
    const sums: number[] = [];
    // The first stroke makes what the following ones use again.
    await paint(page, 0);
    await endStroke(page, client);
    for (let stroke = 1; stroke <= strokes; stroke++) {
      gaps.push(...(await paint(page, stroke)));
      const ended = await endStroke(page, client);
      tasks.push(ended.longest);
      sums.push(ended.sum);
    }
    const what = (action: string) => `a picture of ${layers} full layers of ${side} px: ${action}`;
    return [
      { id: 'G16', what: what('a frame while painting'), value: median(gaps), unit: 'ms', goal: { max: 17 } },
      {
        id: 'G16s',
        what: what('the same, 95th percentile'),
        value: gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? Number.NaN,
        unit: 'ms',
        goal: { max: 17.5 },
      },
      {
        id: 'G16e',
        what: what('longest task after a stroke'),
        value: median(tasks),
        unit: 'ms',
        goal: { max: 16 },
      },
      { id: 'G16t', what: what('all tasks after a stroke'), value: median(sums), unit: 'ms', goal: { max: 50 } },
      ...(await wholeRows(page, what)),
    ];
  });
}

/** G16w: the longest task of the page while something is done with the whole picture. */
async function wholeRows(page: Page, what: (action: string) => string): Promise<Row[]> {
  const download = async (item: string): Promise<void> => {
    const downloading = page.waitForEvent('download');
    await inMenu(page, 'File', item);
    await downloading;
  };
  const actions: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['saving', () => save(page)],
    ['hiding a layer', () => page.getByRole('button', { name: 'Hide Layer 10' }).click()],
    ['flipping', () => inMenu(page, 'Image', 'Flip left and right')],
    ['rotating by a right angle', () => inMenu(page, 'Image', 'Rotate right')],
    ['a sprite sheet', () => download('Download as sprite sheet')],
    ['a GIF', () => download('Download as GIF')],
  ];
  const rows: Row[] = [];
  for (const [action, does] of actions) {
    const value = await longestTask(page, async () => {
      await does();
      await page.locator('[data-busy]').waitFor({ state: 'detached' });
      await page.waitForTimeout(1500);
    });
    rows.push({ id: 'G16w', what: what(`longest task, ${action}`), value, unit: 'ms', goal: { max: 100 } });
  }
  return rows;
}

/** Draws a picture through the editor in which no layer is transparent or opaque anywhere. */
async function openFullPicture(page: Page): Promise<void> {
  await drawOne(page);
  await inMenu(page, 'Image', 'Canvas size…');
  for (const label of ['Width', 'Height']) await setNumber(page, label, side);
  await page.getByRole('dialog').getByRole('button', { name: 'Change size' }).click();
  await page.getByText(`${side} × ${side} px`).waitFor();
  await choose(page, 'Brush');
  await setNumber(page, 'Opacity', 40);
  await setNumber(page, 'Size', 40);
  for (let layer = 1; layer <= layers; layer++) {
    if (layer > 1) await page.getByRole('button', { name: 'Add layer' }).click();
    await page
      .locator('main')
      .getByRole('button', { name: /^#[0-9A-F]{6}$/ })
      .nth(layer)
      .click();
    await inMenu(page, 'Edit', 'Fill with the color');
    await page.locator('[data-busy]').waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Layer 10', exact: true }).click();
  await page.waitForTimeout(3000);
}

/** Paints a curve with a move of the pointer for each frame, without letting go; the milliseconds between frames. */
async function paint(page: Page, stroke: number): Promise<number[]> {
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error('The canvas is shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const radius = Math.min(box.width, box.height) * 0.4;
  await page.mouse.move(x + radius, y + stroke);
  await page.mouse.down();
  const gaps = page.evaluate(
    (count) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const look = (now: number): void => {
          times.push(now);
          if (times.length < count) requestAnimationFrame(look);
          else resolve(times.slice(1).map((time, at) => time - (times[at] ?? 0)));
        };
        requestAnimationFrame(look);
      }),
    90,
  );
  for (let step = 0; step < 90; step++) {
    const angle = step / 15;
    await page.mouse.move(x + radius * Math.cos(angle), y + stroke + radius * Math.sin(angle * 1.3));
    await page.waitForTimeout(12);
  }
  return gaps;
}

/** Lets go of the pointer; milliseconds of the page's tasks until all is stored: of the longest, and of all. */
async function endStroke(page: Page, client: CDPSession): Promise<{ readonly longest: number; readonly sum: number }> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const browser = page.context().browser();
  const before = await taskTime(client);
  await browser?.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await page.mouse.up();
  await page.waitForTimeout(700);
  const trace = await browser?.stopTracing();
  const sum = (await taskTime(client)) - before;
  return { longest: longestIn(JSON.parse(trace?.toString() ?? '')), sum };
}

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly pid: number;
    readonly tid: number;
    readonly dur?: number;
    readonly args: { readonly name?: string };
  }[];
}

/** Milliseconds of the longest task of a page's main thread. */
function longestIn({ traceEvents }: Trace): number {
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => /RunTask$/.test(name) && mains.some((main) => main.pid === pid && main.tid === tid),
  );
  return Math.max(...tasks.map(({ dur }) => (dur ?? 0) / 1000));
}

async function taskTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
