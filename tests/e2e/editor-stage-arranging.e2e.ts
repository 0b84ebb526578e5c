import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { actorsOf, clickScene, dragScene, pointOf, stageOf, untilActorsRest, visitProject } from './stagePage.ts';

useBrowser();

/** Three crates at uneven distances and heights, and a lantern on another layer. */
function game() {
  return buildProject({
    title: 'Arranging',
    prototypes: [
      { id: 'id1', name: 'Crate', attributes: { size: { width: 40, height: 40 } } },
      { id: 'id2', name: 'Lantern', attributes: { size: { width: 60, height: 60 } } },
    ],
    scenes: [
      {
        id: 'id1',
        name: 'Meadow',
        layers: [
          {
            id: 'id10',
            name: 'Ground',
            actors: [
              { id: 'id20', prototype: 'id1', position: { x: 200, y: 200 } },
              { id: 'id21', prototype: 'id1', position: { x: 330, y: 210 } },
              { id: 'id22', prototype: 'id1', position: { x: 600, y: 220 } },
            ],
          },
          { id: 'id11', name: 'Front', actors: [{ id: 'id30', prototype: 'id2', position: { x: 800, y: 600 } }] },
        ],
      },
    ],
  });
}

/** The positions of the crates, back to front. */
async function crates(page: Page): Promise<string[]> {
  const texts = (await actorsOf(page)).filter((text) => text.startsWith('Crate'));
  return texts.map((text) => /x (\S+), y (\S+),/.exec(text)?.slice(1).join(' ') ?? text);
}

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Stage tools' }).getByRole('button', { name, exact: true });

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await tool(page, menu).click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('several actors', () => {
  test('are selected by their prototype, aligned and distributed, each as one undo step', async () => {
    const { page, context, faults } = await visitProject(game());
    await clickScene(page, 200, 200);
    await expect.poll(() => tool(page, 'Edit Crate').count()).toBe(1);
    await stageOf(page).focus();
    await page.keyboard.press('Control+Shift+A');
    await page.getByText('3 of 4 selected').waitFor();
    expect(await tool(page, 'Edit Crate').count()).toBe(0);
    await choose(page, 'Distribute', 'Distribute horizontally');
    await expect.poll(() => crates(page)).toEqual(['200 200', '400 210', '600 220']);
    await choose(page, 'Align', 'Align bottom');
    await expect.poll(() => crates(page)).toEqual(['200 200', '400 200', '600 200']);
    await stageOf(page).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => crates(page)).toEqual(['200 200', '400 210', '600 220']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => crates(page)).toEqual(['200 200', '330 210', '600 220']);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('are selected with the lasso, by the middle of each', async () => {
    const { page, context } = await visitProject(game());
    await stageOf(page).focus();
    await page.keyboard.press('q');
    const path = [
      [150, 150],
      [420, 150],
      [420, 300],
      [150, 330],
      [150, 150],
    ] as const;
    for (const [at, [x, y]] of path.entries()) {
      const point = await pointOf(page, x, y);
      await page.mouse.move(point.x, point.y, { steps: 4 });
      if (at === 0) await page.mouse.down();
      await drawFrames(page, 2);
    }
    await page.mouse.up();
    await page.getByText('2 of 4 selected').waitFor();
    await expect.poll(() => crates(page)).toEqual(['200 200', '330 210', '600 220']);
    await context.close();
  });

  test('get equal distances while one is dragged, and a side settles while it is', async () => {
    const { page, context } = await visitProject(game());
    await dragScene(page, [330, 210], [404, 213], () =>
      page.locator('footer').getByText('Snapped to equal distances').waitFor(),
    );
    await expect.poll(async () => (await crates(page))[1]).toMatch(/^400 /);
    await page.keyboard.press('Control+z');
    // Small actors have their handles outside. The right side goes to the left side of the crate at 600.
    await clickScene(page, 330, 210);
    await dragScene(page, [367, 210], [595, 210], () =>
      page.locator('footer').getByText('Snapped to the left side of Crate').waitFor(),
    );
    await expect
      .poll(async () => (await actorsOf(page)).find((text) => text.includes('selected')))
      .toContain('270 by 40');
    await context.close();
  });
});

describe('the stamp', () => {
  test('places a row with a drag, and one with a press, without doubles', async () => {
    const { page, context, faults } = await visitProject(game());
    await clickScene(page, 800, 600);
    await tool(page, 'Stamp').click();
    await tool(page, 'Stamp Lantern').waitFor();
    await page.keyboard.down('Control');
    await dragScene(page, [500, 500], [625, 500]);
    await page.keyboard.up('Control');
    const lanterns = async () => (await actorsOf(page)).filter((text) => text.startsWith('Lantern')).length;
    await expect.poll(lanterns).toBe(4);
    await stageOf(page).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(lanterns).toBe(1);
    // On the lantern itself nothing is added.
    await clickScene(page, 800, 600);
    await untilActorsRest(page);
    expect(await lanterns()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('has a twin without a pointer', async () => {
    const { page, context } = await visitProject(game());
    await clickScene(page, 200, 200);
    await stageOf(page).focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Repeat…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Repeat Crate' });
    await dialog.getByRole('spinbutton', { name: 'Cells Columns' }).fill('3');
    await dialog.getByRole('spinbutton', { name: 'Cells Rows' }).fill('2');
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Add 5 copies' }).click();
    await page.getByText('6 of 9 selected').waitFor();
    const added = async () => (await crates(page)).slice(3);
    await expect.poll(added).toEqual(['240 200', '280 200', '200 240', '240 240', '280 240']);
    await context.close();
  });
});

test('select the one behind, everything on a layer, and lock by keys', async () => {
  const { page, context } = await visitProject(
    buildProject({
      title: 'Behind',
      prototypes: [
        { id: 'id1', name: 'Big', attributes: { size: { width: 200, height: 200 } } },
        { id: 'id2', name: 'Small', attributes: { size: { width: 50, height: 50 } } },
      ],
      scenes: [
        {
          name: 'Meadow',
          layers: [
            { name: 'Ground', actors: [{ prototype: 'id1', position: { x: 500, y: 400 } }] },
            { name: 'Front', actors: [{ prototype: 'id2', position: { x: 500, y: 400 } }] },
          ],
        },
      ],
    }),
  );
  await clickScene(page, 500, 400);
  const selected = async () => (await actorsOf(page)).find((text) => text.endsWith('selected'))?.split(',')[0];
  await expect.poll(selected).toBe('Small');
  await stageOf(page).focus();
  await page.keyboard.press('Shift+B');
  await expect.poll(selected).toBe('Big');
  await page.keyboard.press('l');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Unlock position' }).waitFor();
  await context.close();
});

test('an idle stage draws nothing', async () => {
  const { page, context } = await visitProject(game());
  await clickScene(page, 200, 200);
  await page.mouse.move(5, 5);
  const selected = async () => (await actorsOf(page)).filter((text) => text.endsWith('selected'));
  await expect.poll(selected).toEqual(['Crate, layer Ground, x 200, y 200, 40 by 40, selected']);
  await drawFrames(page, 60);
  const drawn = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        const { clearRect } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.clearRect = function (...rest) {
          count += 1;
          clearRect.apply(this, rest);
        };
        let frames = 60;
        const next = () => (frames-- > 0 ? requestAnimationFrame(next) : resolve(count));
        next();
      }),
  );
  expect(drawn).toBe(0);
  await context.close();
});
