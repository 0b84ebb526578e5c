import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { CDPSession, Page } from 'playwright';
import { onEditorPage, openImported } from './editorPage.ts';
import { median, type Row } from './row.ts';

const rowCount = 10_000;
const columnCount = 50;
const rounds = 5;
const letters = 'abcdefgh';

/** G15: how fast a table of 10,000 rows by 50 columns responds. Needs a built editor. */
export function rows(): Promise<Row[]> {
  return onEditorPage(wide(), async (page) => {
    await openImported(page, 'Wide');
    const what = (action: string) => `a table of ${rowCount} × ${columnCount} cells: ${action}`;
    const views: number[] = [];
    for (let round = 0; round < rounds; round++) views.push(await firstView(page));
    await showTable(page);
    const scrolled = await scroll(page);
    const edits = await editCells(page);
    return [
      { id: 'G15', what: what('first view'), value: median(views), unit: 'ms', goal: { max: 500 } },
      {
        id: 'G15b',
        what: what('frames with blank rows while scrolling'),
        value: scrolled.blank,
        unit: '',
        goal: { max: 0 },
      },
      {
        id: 'G15s',
        what: what('longest task while scrolling'),
        value: scrolled.longest,
        unit: 'ms',
        goal: { max: 100 },
      },
      { id: 'G15e', what: what('script of an edit of a cell'), value: edits.next, unit: 'ms', goal: { max: 16 } },
      { id: 'G15f', what: what('the same, first after a save'), value: edits.first, unit: 'ms', goal: { max: 100 } },
    ];
  });
}

/** Integers, decimals and texts by turns, short enough for an import without warnings. */
function wide(): Project {
  const cells = (column: number) =>
    Array.from({ length: rowCount }, (_, row) =>
      column % 3 === 0
        ? (row * 7 + column) % 10
        : column % 3 === 1
          ? (row % 8) / 2
          : letters.charAt((row + column) % letters.length),
    );
  return buildProject({
    title: 'Wide',
    prototypes: [{ id: 'id1', name: 'Pip' }],
    scenes: [{ id: 'id2', name: 'Meadow', layers: [{ id: 'id3', actors: [{ id: 'id4', prototype: 'id1' }] }] }],
    tables: [
      {
        id: 'id70',
        name: 'Big',
        rows: Array.from({ length: rowCount }, () => ''),
        columns: Array.from({ length: columnCount }, (_, column) => ({
          name: `Column ${column}`,
          type: [2, 3, 1][column % 3] ?? 1,
          cells: cells(column),
        })),
      },
    ],
  });
}

/** Milliseconds from navigating to the table until a frame with a cell is drawn. */
async function firstView(page: Page): Promise<number> {
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = (): void => {
          if (document.querySelector('[role="gridcell"][data-row="1"]')) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        location.hash = location.hash.replace(/scene\/.*$/, 'table/id70');
        requestAnimationFrame(look);
      }),
  );
  await page.waitForTimeout(500);
  await page.goBack();
  await page.getByRole('application').waitFor();
  await page.waitForTimeout(500);
  return time;
}

async function showTable(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = location.hash.replace(/scene\/.*$/, 'table/id70');
  });
  await page.locator('[role="gridcell"][data-row="1"]').first().waitFor();
  await page.waitForTimeout(500);
}

/** Scrolls down and to the end, and counts the frames in which a corner of the view has no cell. */
async function scroll(page: Page): Promise<{ readonly blank: number; readonly longest: number }> {
  const box = await page.locator('[data-region-scroll]').boundingBox();
  if (!box) throw new Error('The table is shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.evaluate(
    ([left, top, right, bottom]) => {
      const state = { blank: 0, frames: 0 };
      const look = (): void => {
        state.frames += 1;
        const points = [left, right].flatMap((at) => [top, bottom].map((down) => document.elementFromPoint(at, down)));
        if (points.some((element) => !element?.closest('[data-row]'))) state.blank += 1;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(globalThis, { scrolled: state });
    },
    [box.x + 130, box.y + 60, box.x + box.width - 40, box.y + box.height - 40] as const,
  );
  await page.evaluate('longestTask()');
  for (let turn = 0; turn < 120; turn++) {
    await page.mouse.wheel(turn % 3 === 0 ? 160 : 0, turn < 80 ? 700 : -900);
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(300);
  const longest = await page.evaluate<number>('longestTask()');
  const { blank } = await page.evaluate<{ blank: number }>('scrolled');
  return { blank, longest };
}

/**
 * Milliseconds of script from Enter until the next frame, when a typed cell is written: of the first edit after a save,
 * for which the journal keeps the whole table, and the median of the edits that follow.
 */
async function editCells(page: Page): Promise<{ readonly first: number; readonly next: number }> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await page.locator('[data-table-grid]').focus();
  await page.keyboard.press('Control+Home');
  const [first, next]: number[][] = [[], []];
  for (let edit = 0; edit < 20; edit++) {
    const isFirst = edit % 4 === 0;
    if (isFirst) await page.waitForTimeout(3000);
    await page.keyboard.type(String(edit));
    await page.evaluate(twoFrames);
    const before = await scriptTime(client);
    await page.keyboard.press('Enter');
    await page.evaluate(twoFrames);
    (isFirst ? first : next)?.push((await scriptTime(client)) - before);
  }
  return { first: median(first ?? []), next: median(next ?? []) };
}

function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

async function scriptTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}
