import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { longestTask, onEditorPage, openImported } from './editorPage.ts';
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
