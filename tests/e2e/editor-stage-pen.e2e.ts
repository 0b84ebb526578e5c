import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { actorsOf, clickScene, dragScene, expectActors, pointOf, stageOf, visitProject } from './stagePage.ts';

useBrowser();

/** Two walls of one kind, of which the second is resized. */
function walls() {
  return buildProject({
    title: 'Walls',
    prototypes: [{ id: 'id1', name: 'Wall', attributes: { size: { width: 40, height: 40 } } }],
    scenes: [
      {
        id: 'id20',
        name: 'Meadow',
        layers: [
          {
            id: 'id10',
            name: 'Ground',
            actors: [
              { id: 'id30', prototype: 'id1', position: { x: 200, y: 600 } },
              {
                id: 'id31',
                prototype: 'id1',
                position: { x: 500, y: 600 },
                attributes: { size: { width: 120, height: 60 } },
              },
            ],
          },
        ],
      },
    ],
  });
}

async function choose(page: Page, x: number): Promise<void> {
  await clickScene(page, x, 600);
  await page.getByRole('toolbar').getByRole('button', { name: 'Stamp', exact: true }).click();
}

/** Where the actors are that were not there at first, with their sizes. */
async function added(page: Page): Promise<string[]> {
  const texts = (await actorsOf(page)).filter((text) => !/y 600/.test(text));
  return texts.map((text) => /x .*/.exec(text)?.[0] ?? text).toSorted();
}

/** Drags from the middle of a cell of an area to that of another, without snapping. */
async function stamp(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.keyboard.down('Control');
  await dragScene(page, from, to);
  await page.keyboard.up('Control');
}

describe('the stamp places rows and areas by the size of the actor', () => {
  test.each([
    ['as its prototype', 200, { width: 40, height: 40 }],
    ['of its own', 500, { width: 120, height: 60 }],
  ])('%s', async (_, x, size) => {
    const { page, context, faults } = await visitProject(walls());
    await choose(page, x);
    await stamp(page, [200, 200], [200 + size.width * 2, 200 + size.height]);
    await expect.poll(async () => (await added(page)).length).toBe(6);
    const found = (await added(page)).map((text) => text.match(/-?\d+/g)?.map(Number) ?? []);
    expect(found.map(([, , width, height]) => ({ width, height }))).toEqual(Array(6).fill(size));
    // Each has its neighbors at exactly its size.
    const at = (index: number) =>
      [...new Set(found.map((each) => each[index] ?? Number.NaN))].toSorted((a, b) => a - b);
    const gaps = (values: readonly number[]) => values.slice(1).map((value, index) => value - (values[index] ?? 0));
    expect([gaps(at(0)), gaps(at(1))]).toEqual([[size.width, size.width], [size.height]]);
    await stageOf(page).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await actorsOf(page)).length).toBe(2);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** A pen that points at, or presses, a place of the scene. */
async function usePen(
  page: Page,
): Promise<(type: 'Moved' | 'Pressed' | 'Released', x: number, y: number) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  let isDown = false;
  return async (type, x, y) => {
    const at = await pointOf(page, x, y);
    if (type === 'Pressed') isDown = true;
    const button = type === 'Moved' && !isDown ? 'none' : 'left';
    const buttons = type !== 'Released' && isDown ? 1 : 0;
    if (type === 'Released') isDown = false;
    const press = { button, buttons, clickCount: type === 'Moved' ? 0 : 1 } as const;
    await client.send('Input.dispatchMouseEvent', { type: `mouse${type}`, ...at, ...press, pointerType: 'pen' });
  };
}

test('a pen shows what it is above, selects it, moves it, and selects with a frame', async () => {
  const { page, context, faults } = await visitProject(walls());
  await page.evaluate(() => {
    const kinds = new Set<string>();
    Object.assign(globalThis, { kinds });
    addEventListener('pointerdown', (event) => kinds.add(event.pointerType), true);
  });
  const pen = await usePen(page);
  await pen('Moved', 100, 300);
  await pen('Moved', 500, 600);
  await page
    .getByRole('tooltip')
    .or(page.getByText('Wall', { exact: true }))
    .first()
    .waitFor();
  await pen('Pressed', 500, 600);
  await pen('Released', 500, 600);
  await page.getByText('1 of 2 selected').waitFor();
  await pen('Moved', 500, 600);
  await pen('Pressed', 500, 600);
  for (const x of [520, 560, 600]) {
    await pen('Moved', x, 400);
    await drawFrames(page, 2);
  }
  await pen('Released', 600, 400);
  await expect.poll(async () => (await actorsOf(page)).join()).toMatch(/x (59\d|60\d), y (39\d|40\d), 120 by 60/);
  await stageOf(page).focus();
  await page.keyboard.press('Control+z');
  await expectActors(page, [
    'Wall, layer Ground, x 200, y 600, 40 by 40',
    'Wall, layer Ground, x 500, y 600, 120 by 60, selected',
  ]);
  await pen('Pressed', 100, 700);
  for (const x of [300, 500, 700]) {
    await pen('Moved', x, 500);
    await drawFrames(page, 2);
  }
  await pen('Released', 700, 500);
  await page.getByText('2 of 2 selected').waitFor();
  expect(await page.evaluate(() => [...Reflect.get(globalThis, 'kinds')])).toEqual(['pen']);
  expect(faults).toEqual([]);
  await context.close();
});
