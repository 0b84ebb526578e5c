import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { dragFinger } from './flowHands.ts';
import { actorsOf, pointOf, showPart, stageOf, untilActorsRest, visitProject } from './stagePage.ts';

useBrowser();

const tablet: BrowserContextOptions = { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true };

function threeActors(): Project {
  return buildProject({
    title: 'Fingers',
    prototypes: [{ id: 'id1', name: 'Pip', attributes: { size: { width: 80, height: 80 } } }],
    scenes: [
      {
        id: 'id20',
        name: 'Meadow',
        layers: [
          {
            name: 'Ground',
            actors: [200, 500, 800].map((x, at) => ({ id: `id4${at}`, prototype: 'id1', position: { x, y: 400 } })),
          },
        ],
      },
    ],
  });
}

async function tapScene(page: Page, x: number, y: number): Promise<void> {
  const at = await pointOf(page, x, y);
  await page.touchscreen.tap(at.x, at.y);
}

/** Fingers that press together, move by an offset, and lift. */
async function touch(page: Page, places: readonly (readonly [number, number])[], by = { x: 0, y: 0 }): Promise<void> {
  const points = await Promise.all(places.map(([x, y]) => pointOf(page, x, y)));
  const client = await page.context().newCDPSession(page);
  // However busy the machine is, 20 ms lie between two events: taps are short.
  let timestamp = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) => {
    timestamp += 0.02;
    return client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  const at = (part: number) => points.map(({ x, y }, id) => ({ x: x + by.x * part, y: y + by.y * part, id }));
  await send('touchStart', at(0));
  if (by.x !== 0 || by.y !== 0) for (const part of [0.3, 0.6, 1]) await send('touchMove', at(part));
  await send('touchEnd', []);
  await client.detach();
}

const count = async (page: Page) => (await actorsOf(page)).length;

describe('with fingers', () => {
  test('actors are moved, multi-selected and deleted; two fingers undo and three redo', async () => {
    const { page, context, faults } = await visitProject(threeActors(), undefined, undefined, tablet);
    await tapScene(page, 200, 400);
    await page.getByText('1 of 3 selected').waitFor();
    await touch(page, [[200, 400]], { x: 0, y: -60 });
    await expect.poll(async () => (await actorsOf(page)).join()).toMatch(/x 200, y (4[2-9]\d|[5-9]\d\d)/);
    await touch(page, [
      [300, 150],
      [600, 150],
    ]);
    await expect.poll(async () => (await actorsOf(page)).join()).not.toMatch(/x 200, y (4[2-9]\d|[5-9]\d\d)/);
    await touch(page, [
      [300, 150],
      [500, 150],
      [600, 150],
    ]);
    await expect.poll(async () => (await actorsOf(page)).join()).toMatch(/x 200, y (4[2-9]\d|[5-9]\d\d)/);

    await page.getByRole('button', { name: 'Select multiple actors' }).tap();
    await tapScene(page, 500, 400);
    await tapScene(page, 800, 400);
    await page.getByText('3 of 3 selected').waitFor();
    await tapScene(page, 500, 400);
    await page.getByText('2 of 3 selected').waitFor();
    await page.getByRole('toolbar', { name: 'Stage tools' }).getByRole('button', { name: 'Delete' }).tap();
    await expect.poll(() => count(page)).toBe(1);
    await touch(page, [
      [300, 150],
      [600, 150],
    ]);
    await expect.poll(() => count(page)).toBe(3);
    await page.getByRole('button', { name: 'Select multiple actors' }).tap();
    await tapScene(page, 800, 400);
    await page.getByText('1 of 3 selected').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('rows that are held go to the stage and to other places of their list, unless Esc is pressed or they stay', async () => {
    const game = buildProject({
      title: 'Rows',
      prototypes: ['Pip', 'Snail', 'Owl'].map((name, at) => ({ id: `id${at + 1}`, name })),
      scenes: [{ id: 'id20', name: 'Meadow', layers: [{ name: 'Ground' }] }],
    });
    const { page, context, faults } = await visitProject(game, undefined, undefined, tablet);
    const library = page.getByRole('region', { name: 'Actors library' });
    const row = (name: string) => library.getByRole('row', { name: `${name}, actor` });
    const names = async () => (await library.getByRole('row').allTextContents()).map((text) => text.trim());
    const middleOf = async (name: string) => {
      const box = await row(name).boundingBox();
      if (!box) throw new Error('the row is shown');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y + 2 };
    };
    const picture = page.locator('[data-drag-picture]');
    const isHeld = () => picture.waitFor();
    const place = await pointOf(page, 500, 400);

    const expectMarked = (name: string) => row(name).locator('[data-current]').waitFor({ state: 'attached' });
    await dragFinger(page, await middleOf('Snail'), await middleOf('Snail'), isHeld);
    await expectMarked('Snail');
    await dragFinger(page, await middleOf('Owl'), place, isHeld);
    await expect.poll(async () => (await actorsOf(page)).join()).toMatch(/Owl.*x (49[5-9]|50[0-5]).*y (39\d|40\d)/);
    expect(await picture.count()).toBe(0);
    await expectMarked('Owl');
    await row('Snail').tap();
    await expectMarked('Snail');
    // What is selected later counts, also when it is the same again.
    await tapScene(page, 800, 200);
    await page.getByText('Nothing selected').waitFor();
    await tapScene(page, 500, 400);
    await expectMarked('Owl');
    await dragFinger(page, await middleOf('Snail'), place, isHeld, () => page.keyboard.press('Escape'));
    await untilActorsRest(page);
    expect([await picture.count(), await count(page)]).toEqual([0, 1]);
    const { x, top } = await middleOf('Pip');
    await dragFinger(page, await middleOf('Owl'), { x, y: top }, isHeld, () =>
      library.locator('[data-drop-target]').first().waitFor(),
    );
    await expect.poll(names).toEqual(['Owl', 'Pip', 'Snail']);
    // A finger that moves at once scrolls.
    await dragFinger(page, await middleOf('Snail'), place);
    await untilActorsRest(page);
    expect([await picture.count(), await count(page)]).toEqual([0, 1]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a pinch is not a tap', async () => {
    const { page, context } = await visitProject(threeActors(), undefined, undefined, tablet);
    await tapScene(page, 500, 400);
    await page.getByRole('toolbar', { name: 'Stage tools' }).getByRole('button', { name: 'Delete' }).tap();
    await expect.poll(() => count(page)).toBe(2);
    await touch(
      page,
      [
        [300, 150],
        [600, 150],
      ],
      { x: 60, y: 0 },
    );
    await untilActorsRest(page);
    expect(await count(page)).toBe(2);
    await context.close();
  });
});

const long = 'The very long name of a brave little lighthouse keeper who never sleeps';
const arabic = 'حارس المنارة الصغير الشجاع الذي لا ينام أبدا';

function longNames(): Project {
  return buildProject({
    title: `${long} and the storm`,
    displaySize: { width: 480, height: 320 },
    prototypes: [
      { id: 'id1', name: long, attributes: { size: { width: 60, height: 60 } } },
      { id: 'id2', name: arabic, attributes: { size: { width: 60, height: 60 } } },
    ],
    scenes: [
      {
        id: 'id20',
        name: arabic,
        attributes: { size: { width: 480, height: 320 } },
        layers: [
          {
            name: long,
            actors: [
              { id: 'id40', prototype: 'id1', position: { x: 100, y: 160 } },
              { id: 'id41', prototype: 'id2', position: { x: 300, y: 160 } },
            ],
          },
        ],
      },
      { id: 'id21', name: long },
    ],
  });
}

/** Buttons, fields and headings that exceed the screen's width. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    const lost = [...document.querySelectorAll('button, a, input, h1, h2, h3')].filter((node) => {
      const { left, right, width: own } = node.getBoundingClientRect();
      return own > 1 && (right > width + 1 || left < -1);
    });
    const names = lost.map((node) => `${node.tagName} ${node.getAttribute('aria-label') ?? node.textContent}`);
    return scrollWidth > width ? [...names, `the page is ${scrollWidth} wide`] : names;
  });
}

const screens: Readonly<Record<string, BrowserContextOptions>> = {
  'a small phone': { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'a laptop at 200 %': { viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 },
  'a tablet': { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
};

describe.each(Object.entries(screens))('%s', (_, device) => {
  test('shows everything within its width, with long and Arabic names, and plays', async () => {
    const { page, context } = await visitProject(longNames(), undefined, undefined, device);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
    const found = [await outside(page)];
    // The message disappears by itself and may already be gone.
    await page.getByRole('button', { name: 'Close' }).evaluateAll(([close]) => {
      if (close instanceof HTMLElement) close.click();
    });
    await stageOf(page).focus();
    await page.keyboard.press('Tab');
    await page.getByText(/1 of 2 selected/).waitFor();
    found.push(await outside(page));
    await showPart(page, 'Library');
    await page.getByRole('tab', { name: 'Scenes' }).click();
    found.push(await outside(page));
    await showPart(page, 'Editor');
    await stageOf(page).focus();
    await press('Play');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    found.push(await outside(page));
    await press('Back to editing');
    await stageOf(page).waitFor();
    await page.evaluate(() => location.assign('#/projects'));
    await page.getByRole('heading', { name: 'My Project Library' }).waitFor();
    found.push(await outside(page));
    expect(found).toEqual([[], [], [], [], []]);
    await context.close();
  });
});

test('names that are too long show their beginning', async () => {
  const { page, context } = await visitProject(longNames(), undefined, undefined, screens['a phone']);
  const sides = await page.evaluate(
    (names) => {
      const holders = [...document.querySelectorAll('[dir="auto"]')].filter((node) =>
        names.includes(node.textContent ?? ''),
      );
      return holders.map((node) => [node.textContent?.charCodeAt(0) === 1581, getComputedStyle(node).direction]);
    },
    [arabic, long, `${long} and the storm`],
  );
  expect(sides.length).toBeGreaterThan(2);
  for (const [isArabic, direction] of sides) expect(direction).toBe(isArabic ? 'rtl' : 'ltr');
  await context.close();
});
