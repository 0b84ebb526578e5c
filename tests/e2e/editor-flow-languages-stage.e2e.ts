import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { dragFinger, endFlow, flowsInTurn, type Hands, visitFlow } from './flowHands.ts';
import { actorsOf, pointOf, stageOf } from './stagePage.ts';

useBrowser();

const nextFlows = flowsInTurn('de');

/** Three crates at uneven distances and heights, each of them hand-sized. */
function crateGame() {
  return buildProject({
    title: 'Crates',
    prototypes: [{ id: 'id1', name: 'Crate', attributes: { size: { width: 80, height: 80 } } }],
    scenes: [
      {
        id: 'id20',
        name: 'Meadow',
        layers: [
          {
            id: 'id10',
            name: 'Ground',
            actors: [
              { id: 'id40', prototype: 'id1', position: { x: 200, y: 200 } },
              { id: 'id41', prototype: 'id1', position: { x: 430, y: 240 } },
              { id: 'id42', prototype: 'id1', position: { x: 600, y: 270 } },
            ],
          },
        ],
      },
    ],
  });
}

/** The positions of all actors, back to front. */
async function positions(page: Page): Promise<(readonly number[])[]> {
  const texts = await actorsOf(page);
  return texts.map((text) => (/x (-?[\d.]+)\D+y (-?[\d.]+)/.exec(text)?.slice(1) ?? []).map(Number));
}

const xOf = async (page: Page, at: number) => (await positions(page))[at]?.[0];

const tools = ({ page, say }: Hands) => page.getByRole('toolbar', { name: say('Stage tools') });

const tool = (hands: Hands, name: string) =>
  tools(hands)
    .getByRole('button', { name: hands.say(name), exact: true })
    .first();

const expectSelected = ({ page, say }: Hands, count: number, total: number) =>
  page.getByText(say('{count} of {total} selected', { count, total })).first().waitFor();

async function dragScene({ page, drag }: Hands, from: readonly [number, number], to: readonly [number, number]) {
  await drag(await pointOf(page, ...from), await pointOf(page, ...to));
}

/** A finger that holds an actor until it is lifted, moves, and lifts. */
function hold(page: Page, from: Parameters<typeof dragFinger>[1], to: Parameters<typeof dragFinger>[2]) {
  return dragFinger(page, from, to, () => page.locator('[role=application][data-lifted]').waitFor());
}

test.each(nextFlows())(
  'in %s, an actor follows the pointer to the right, up and back, and comes from the library',
  async (code, device) => {
    const flow = await visitFlow(code, device, crateGame());
    const { page, hands } = flow;
    const { pressAt, undo } = hands;
    await pressAt(await pointOf(page, 200, 200));
    await expectSelected(hands, 1, 3);
    await dragScene(hands, [200, 200], [260, 480]);
    const moved = async () => {
      const [x = 0, y = 0] = (await positions(page))[0] ?? [];
      return Math.abs(x - 260) < 15 && Math.abs(y - 480) < 15;
    };
    await expect.poll(moved).toBe(true);
    await undo();
    await expect.poll(() => xOf(page, 0)).toBe(200);
    await stageOf(page).press('ArrowLeft');
    await expect.poll(() => xOf(page, 0)).toBe(199);

    // What is dropped on the right of the stage is on the right of the scene.
    await hands.carry(hands.row('Crate', 'actor'), await pointOf(page, 800, 600));
    await expect.poll(async () => (await positions(page)).length).toBe(4);
    const [x = 0, y = 0] = (await positions(page))[3] ?? [];
    expect([Math.abs(x - 800) < 3, Math.abs(y - 600) < 3]).toEqual([true, true]);
    await endFlow(flow);
  },
);

test.each(nextFlows())('in %s, an actor that is held is carried, and has a menu', async (code, device) => {
  const flow = await visitFlow(code, device, crateGame());
  const { page, hands } = flow;
  const { say, undo } = hands;
  const menu = page.getByRole('menu', { name: say('Actor') });
  const at = await pointOf(page, 430, 240);
  if (hands.isTouch) await hold(page, at, at);
  else await page.mouse.click(at.x, at.y, { button: 'right' });
  await expectSelected(hands, 1, 3);
  await menu.waitFor();
  await hands.expectTranslated();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });

  if (hands.isTouch) await hold(page, at, await pointOf(page, 630, 440));
  else await dragScene(hands, [430, 240], [630, 440]);
  const moved = async () => {
    const [x = 0, y = 0] = (await positions(page))[1] ?? [];
    return Math.abs(x - 630) < 15 && Math.abs(y - 440) < 15;
  };
  await expect.poll(moved).toBe(true);
  expect(await menu.count()).toBe(0);
  await undo();
  await expect.poll(() => xOf(page, 1)).toBe(430);
  await endFlow(flow);
});

test.each(nextFlows())(
  'in %s, actors are selected together, aligned, distributed, copied and pasted',
  async (code, device) => {
    const flow = await visitFlow(code, device, crateGame());
    const { page, hands } = flow;
    const { press, pressAt, button, undo, chooseIn, isTouch } = hands;
    if (isTouch) {
      await press(button('Select multiple actors'));
      for (const [x, y] of [
        [200, 200],
        [430, 240],
        [600, 270],
      ] as const)
        await pressAt(await pointOf(page, x, y));
    } else await dragScene(hands, [100, 100], [700, 350]);
    await expectSelected(hands, 3, 3);
    await chooseIn(tool(hands, 'Distribute'), 'Distribute horizontally');
    await expect
      .poll(() => positions(page))
      .toEqual([
        [200, 200],
        [400, 240],
        [600, 270],
      ]);
    await chooseIn(tool(hands, 'Align'), 'Align right');
    await expect
      .poll(() => positions(page))
      .toEqual([
        [600, 200],
        [600, 240],
        [600, 270],
      ]);
    await hands.expectTranslated();
    await undo();
    await undo();
    await expect
      .poll(() => positions(page))
      .toEqual([
        [200, 200],
        [430, 240],
        [600, 270],
      ]);

    await stageOf(page).focus();
    await page.keyboard.press('Shift+F10');
    await page
      .getByRole('menuitem', { name: hands.say('Copy') })
      .first()
      .waitFor();
    await hands.expectTranslated();
    await press(page.getByRole('menuitem', { name: hands.say('Copy') }).first());
    await stageOf(page).press('Control+v');
    await expect
      .poll(async () => (await positions(page)).slice(3))
      .toEqual([
        [210, 210],
        [440, 250],
        [610, 280],
      ]);
    await undo();
    await expect.poll(async () => (await positions(page)).length).toBe(3);
    await endFlow(flow);
  },
);

test.each(nextFlows())(
  'in %s, the grid snaps, a guide is added, rulers go and the minimap moves the view',
  async (code, device) => {
    const flow = await visitFlow(code, device, crateGame());
    const { page, hands } = flow;
    const { press, pressAt, say } = hands;
    const openGrid = async () => {
      await press(page.getByRole('button', { name: new RegExp(`^${say('Grid {size}', { size: '' }).trim()} *\\d`) }));
      await page.getByRole('dialog', { name: say('Grid') }).waitFor();
    };
    const closeGrid = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: say('Grid') }).waitFor({ state: 'hidden' });
    };
    await openGrid();
    await press(page.getByText(say('Show the grid'), { exact: true }));
    await press(page.getByText(say('To intersection'), { exact: true }));
    await hands.expectTranslated();
    await closeGrid();
    await pressAt(await pointOf(page, 200, 200));
    await expectSelected(hands, 1, 3);
    await dragScene(hands, [200, 200], [840, 540]);
    await expect.poll(async () => (await positions(page))[0]).toEqual([800, 500]);

    await stageOf(page).press('Control+k');
    await page.getByRole('combobox', { name: say('Search commands and places') }).fill(`>${say('Add vertical guide')}`);
    await page
      .getByRole('option', { name: say('Add vertical guide') })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await openGrid();
    await page.getByRole('spinbutton', { name: say('Guide {at}, {axis}', { at: 1, axis: 'x' }) }).waitFor();
    await closeGrid();

    const canvases = () => page.locator('main canvas').count();
    const before = await canvases();
    await stageOf(page).press('r');
    await expect.poll(canvases).toBeLessThan(before);
    for (let step = 0; step < 4; step += 1) await stageOf(page).press('+');
    const map = page.getByRole('group', { name: say('Minimap') });
    const view = () =>
      map
        .locator('div')
        .last()
        .evaluate((node) => node.style.transform);
    // A small stage has none.
    await page.setViewportSize({ width: 1366, height: 900 });
    await map.waitFor();
    const shown = await view();
    const box = await map.boundingBox();
    await pressAt({ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 });
    await expect.poll(view).not.toBe(shown);
    await endFlow(flow);
  },
);
