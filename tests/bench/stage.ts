import path from 'node:path';
import { packArchive, writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { type CDPSession, chromium, type Page } from 'playwright';
import { findChromium } from '../../packages/dev/src/chromium.ts';
import { serveEditor } from '../e2e/server.ts';
import { median, type Row } from './row.ts';

const actors = 5000;
const layers = 5;
const rounds = 5;

/** G11: the longest task on the editor page with 5,000 actors in one scene. Needs a built editor. */
export async function rows(): Promise<Row[]> {
  const server = await serveEditor(
    process.env.PLAYHOUSE_EDITOR_DIST ?? path.resolve(import.meta.dirname, '../../editor/dist'),
  );
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    await page.addInitScript(watchTasks);
    await page.goto(`${server.url}#/projects`);
    await importCrowd(page);
    const script = await openCrowd(page);
    return [
      {
        id: 'G11',
        what: `script until ${actors} actors stand on the stage`,
        value: script,
        unit: 'ms',
        goal: { max: 1000 },
      },
      ...(await taskRows(page)),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Runs in the page before everything else: records the longest task since the last query. */
function watchTasks(): void {
  localStorage.setItem('playhouse-samples', 'installed');
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask', buffered: true });
  Object.assign(globalThis, {
    longestTask: () => {
      const found = longest;
      longest = 0;
      return found;
    },
  });
}

async function importCrowd(page: Page): Promise<void> {
  const project = buildProject({
    title: 'Crowd',
    prototypes: Array.from({ length: 10 }, (_, at) => ({
      id: `id${at + 1}`,
      name: `Pip ${at}`,
      attributes: { size: { width: 12, height: 12 } },
    })),
    scenes: [
      {
        id: 'id1',
        name: 'Meadow',
        layers: Array.from({ length: layers }, (_, layer) => ({
          name: `Layer ${layer}`,
          actors: Array.from({ length: actors / layers }, (__, at) => {
            const index = layer * (actors / layers) + at;
            return {
              prototype: `id${(index % 10) + 1}`,
              position: { x: 7 + (index % 100) * 10, y: 7 + Math.floor(index / 100) * 15 },
            };
          }),
        })),
      },
    ],
  });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  const buffer = Buffer.from(packArchive(writeProject({ project, files: new Map() })));
  await (await choosing).setFiles({ name: 'crowd.playhouse.zip', mimeType: 'application/zip', buffer });
  await page.getByText('Crowd imported').waitFor();
}

async function openCrowd(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await page.getByRole('button', { name: 'More actions for Crowd', exact: true }).click();
  const before = await scriptTime(client);
  await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
  await page.getByRole('application').waitFor();
  await page.waitForTimeout(300);
  const after = await scriptTime(client);
  // Everything that loads and checks during idle time has finished.
  await page.waitForTimeout(4000);
  return (after - before) * 1000;
}

async function scriptTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}

async function taskRows(page: Page): Promise<Row[]> {
  const stage = page.getByRole('application');
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage is shown.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const found = new Map<string, number[]>();
  const measure = async (what: string, work: () => Promise<unknown>) => {
    await page.evaluate('longestTask()');
    await work();
    await page.waitForTimeout(500);
    found.set(what, [...(found.get(what) ?? []), await page.evaluate<number>('longestTask()')]);
  };
  for (let round = 0; round < rounds; round++) {
    await measure('one actor is clicked', () => page.mouse.click(middle.x, middle.y));
    await stage.focus();
    await measure('all are chosen', () => page.keyboard.press('Control+a'));
    await measure('all are dragged', async () => {
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      for (let step = 1; step <= 10; step++) {
        await page.mouse.move(middle.x + step * 4, middle.y + step * 2);
        await page.waitForTimeout(60);
      }
      await page.mouse.up();
    });
    await measure('that is undone', () => page.keyboard.press('Control+z'));
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1500);
  }
  return [...found].map(([what, tasks], at) => ({
    id: `G11${'cadu'[at]}`,
    what: `longest task of the editor, ${actors} actors: ${what}`,
    value: median(tasks),
    unit: 'ms',
    goal: { max: 100 },
  }));
}
