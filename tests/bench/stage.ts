import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { inPage } from './benchPage.ts';
import { scriptOfDrag, scriptOfTldrawDrag } from './dragFrames.ts';
import { longestTask, onEditorPage, openImported, viewport } from './editorPage.ts';
import { median, type Row } from './row.ts';

const actors = 5000;
const layers = 5;
const rounds = 5;

/** G11: the longest task on the editor page with 5,000 actors in one scene. Needs a built editor. */
export function rows(): Promise<Row[]> {
  return onEditorPage(crowd(), async (page) => {
    const script = await openImported(page, 'Crowd');
    return [
      {
        id: 'G11',
        what: `script time until ${actors} actors are on the stage`,
        value: script,
        unit: 'ms',
        goal: { max: 1000 },
      },
      ...(await taskRows(page)),
      ...(await frameRows(page)),
    ];
  });
}

function crowd(): Project {
  return buildProject({
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
}

async function taskRows(page: Page): Promise<Row[]> {
  const stage = page.getByRole('application');
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage is shown.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const found = new Map<string, number[]>();
  const measure = async (what: string, work: () => Promise<unknown>) => {
    found.set(what, [...(found.get(what) ?? []), await longestTask(page, work)]);
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

/** Script for a frame of a drag of all actors of one prototype, and what an idle stage draws. */
async function frameRows(page: Page): Promise<Row[]> {
  const stage = page.getByRole('application');
  await stage.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+Shift+A');
  const value = await scriptOfDrag(page, await selectedPoint(page));
  await page.keyboard.press('Control+z');
  await page.mouse.move(2, 2);
  await page.waitForTimeout(3000);
  const drawn = await page.evaluate(countDrawing, 2000);
  const peer = await inPage('peers/tldraw', 'shapesReady', scriptOfTldrawDrag, viewport);
  const what = `script for a frame of dragging ${actors / 10} of ${actors} actors`;
  return [
    { id: 'G11f', what, value, unit: 'ms', goal: { max: 8 } },
    {
      id: 'G11ft',
      what: 'the same with shapes in tldraw',
      value: peer,
      unit: 'ms',
      ratio: peer / value,
      against: 'ours',
      goal: { min: 2 },
    },
    { id: 'G11i', what: 'pictures drawn by an idle stage in 2 s', value: drawn, unit: '', goal: { max: 0 } },
  ];
}

/** The page position of the first selected actor. */
async function selectedPoint(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('The stage is shown.');
  const text = await page.locator('[data-actor][aria-selected=true]').last().textContent();
  const [, x, y] = /x (-?[\d.]+), y (-?[\d.]+)/.exec(text ?? '') ?? [];
  const [width, height] = [box.width - 20, box.height - 20];
  const zoom = Math.min((width - 48) / 1024, (height - 48) / 768, 1);
  return {
    x: box.x + 20 + width / 2 + (Number(x) - 512) * zoom,
    y: box.y + 20 + height / 2 - (Number(y) - 384) * zoom,
  };
}

/** Runs in the page: how often a canvas is cleared within this time, which each picture of the stage begins with. */
async function countDrawing(time: number): Promise<number> {
  let count = 0;
  const { clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...rest) {
    count += 1;
    clearRect.apply(this, rest);
  };
  await new Promise((resolve) => setTimeout(resolve, time));
  CanvasRenderingContext2D.prototype.clearRect = clearRect;
  return count;
}
