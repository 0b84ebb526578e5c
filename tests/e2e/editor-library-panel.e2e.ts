import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { assetCases } from '../../fixtures/assets/build/assetCases.ts';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { keepOpenProject } from './editedProject.ts';
import { nameFieldOf, typeWhenFocused, untilFocused } from './focusedField.ts';
import { actorsOf, clickScene, openPart, stageOf, visitProject } from './stagePage.ts';

useBrowser();

/** Three actors, one of them on the stage, and three scenes. */
function game({ scenes = ['Meadow', 'Cave', 'Tower'], onStage = 'id1' } = {}) {
  const tags = ['red', 'redder', 'reddest', 'redo', 'reed', 'reef', 'reel'].join('\t');
  const project = buildProject({
    title: 'Lists',
    attributes: { actorTags: tags },
    prototypes: ['Pip', 'Snail', 'Gem'].map((name, at) => ({ id: `id${at + 1}`, name })),
    scenes: scenes.map((name, at) => ({
      id: `id${at + 1}`,
      name,
      layers: [
        { id: `id${at}10`, name: 'Ground', actors: [] },
        {
          id: `id${at}11`,
          name: 'Front',
          actors: [{ id: `id${at}20`, prototype: onStage, position: { x: 300, y: 300 } }],
        },
      ],
    })),
  });
  return project;
}

/** From here on, time passes only when the test lets it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-05T10:00:00' });
  await page.clock.pauseAt('2026-01-05T10:01:00');
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}\\b`) });

/** The names of a library, in order. */
async function namesIn(page: Page, grid: string): Promise<string[]> {
  const rows = page.getByRole('grid', { name: grid }).getByRole('row');
  return (await rows.allInnerTexts()).map((text) => text.trim());
}

/** Drags a row by its name to the upper part of another one, and holds it there. */
async function holdOver(page: Page, name: string, other: string): Promise<() => Promise<void>> {
  const [from, to] = [await rowOf(page, name).boundingBox(), await rowOf(page, other).boundingBox()];
  if (!from || !to) throw new Error('Both rows are shown.');
  await page.mouse.move(from.x + 90, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + from.height / 2 - 8, { steps: 4 });
  const [x, y] = [to.x + 90, to.y + 3];
  await page.mouse.move(x, y, { steps: 4 });
  // What a browser repeats while the pointer rests.
  const rest = () => page.mouse.move(x, y);
  await rest();
  return rest;
}

describe('the actor library', () => {
  test('is reordered after a second of rest, also when the pointer does not move at all', async () => {
    const { page, context, faults } = await visitProject(game());
    const names = () => namesIn(page, 'actors');
    await expect.poll(names).toEqual(['Pip', 'Snail', 'Gem']);
    await stopClock(page);
    const rest = await holdOver(page, 'Gem', 'Pip');
    await page.clock.runFor(900);
    await rest();
    await page.mouse.up();
    await page.clock.runFor(2000);
    expect(await names()).toEqual(['Pip', 'Snail', 'Gem']);

    const restAgain = await holdOver(page, 'Gem', 'Pip');
    await page.clock.runFor(1100);
    await restAgain();
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expect.poll(names).toEqual(['Gem', 'Pip', 'Snail']);
    await stageOf(page).focus();
    await page.keyboard.press('Control+z');
    await page.clock.runFor(1000);
    await expect.poll(names).toEqual(['Pip', 'Snail', 'Gem']);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('renames by a double click, and opens the behaviors when smart navigation is on', async () => {
    const { page, context } = await visitProject(game());
    await rowOf(page, 'Snail').getByText('Snail', { exact: true }).dblclick();
    await typeWhenFocused(nameFieldOf(page), 'Slug');
    await page.keyboard.press('Enter');
    await rowOf(page, 'Slug').waitFor();

    const isOpen = (name: string) => page.getByRole('tab', { name, exact: true, selected: true });
    await openPart(page, 'prototype/id1');
    await isOpen('Actors').waitFor();
    const project = page.url();
    await page.goto(project.replace(/#.*/, '#/settings'));
    await page.getByRole('switch', { name: 'Open the behavior library with an actor' }).press('Space');
    await page.goto(project.replace(/prototype.*/, 'scene/id1'));
    await isOpen('Actors').waitFor();
    await openPart(page, 'prototype/id1');
    await isOpen('Behaviors').waitFor();
    await openPart(page, 'scene/id1');
    await isOpen('Actors').waitFor();
    await context.close();
  });

  test('is dragged as its picture, half as large with Ctrl', async () => {
    const { page, context } = await visitProject(game());
    await page.evaluate(() => {
      DataTransfer.prototype.setDragImage = (image) => {
        const [picture = image] = image.getElementsByTagName('div');
        const { width, height } = getComputedStyle(picture);
        document.body.dataset.dragged = `${width} ${height}`;
      };
    });
    const dragged = async (key?: string) => {
      const box = await rowOf(page, 'Pip').boundingBox();
      if (!box) throw new Error('The row is shown.');
      if (key) await page.keyboard.down(key);
      await page.mouse.move(box.x + 90, box.y + 12);
      await page.mouse.down();
      await page.mouse.move(box.x + 110, box.y + 12, { steps: 4 });
      await page.mouse.up();
      if (key) await page.keyboard.up(key);
      return page.evaluate(() => document.body.dataset.dragged);
    };
    expect(await dragged()).toBe('100px 100px');
    expect(await dragged('Control')).toBe('50px 50px');
    await context.close();
  });

  test('warns before an actor and all its instances are removed', async () => {
    const { page, context } = await visitProject(game());
    await rowOf(page, 'Pip').focus();
    await page.keyboard.press('Delete');
    const warning = page.getByRole('alertdialog', { name: 'Warning' });
    await warning.getByText('Removing an actor removes all its instances in all scenes.').waitFor();
    await context.close();
  });

  test('adds to the last layer while none is selected', async () => {
    const { page, context } = await visitProject(game());
    await rowOf(page, 'Pip').hover();
    await page.getByRole('button', { name: 'More actions for Pip', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Add to scene' }).click();
    await expect.poll(async () => (await actorsOf(page)).join()).toContain('Pip, layer Front');
    await context.close();
  });
});

describe('the scene library', () => {
  test('is reordered by dragging unless it is sorted or searched', async () => {
    const { page, context } = await visitProject(game());
    await page.getByRole('tab', { name: 'Scenes' }).click();
    const names = () => namesIn(page, 'scenes');
    await expect.poll(names).toEqual(['Meadow', 'Cave', 'Tower']);
    const move = async () => {
      const rest = await holdOver(page, 'Tower', 'Cave');
      await rest();
      await page.mouse.up();
    };
    await move();
    await expect.poll(names).toEqual(['Meadow', 'Tower', 'Cave']);
    await stageOf(page).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(names).toEqual(['Meadow', 'Cave', 'Tower']);

    const sort = async (order: string) => {
      await page.getByRole('button', { name: 'Sort' }).click();
      await page.getByRole('menuitem', { name: order, exact: true }).click();
    };
    await sort('A-Z');
    await expect.poll(names).toEqual(['Cave', 'Meadow', 'Tower']);
    await move();
    await sort('Default');
    await expect.poll(names).toEqual(['Meadow', 'Cave', 'Tower']);
    await page.getByRole('searchbox', { name: 'Search scenes' }).fill('e');
    await move();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(names).toEqual(['Meadow', 'Cave', 'Tower']);
    await context.close();
  });

  test('offers to delete a scene only while there is another', async () => {
    const { page, context } = await visitProject(game({ scenes: ['Meadow'] }));
    await page.getByRole('tab', { name: 'Scenes' }).click();
    const entries = async () => {
      await rowOf(page, 'Meadow').hover();
      await page.getByRole('button', { name: 'More actions for Meadow', exact: true }).click();
      await page.getByRole('menuitem').first().waitFor();
      const found = await page.getByRole('menuitem').allInnerTexts();
      await page.keyboard.press('Escape');
      return found.some((text) => text.startsWith('Delete'));
    };
    expect(await entries()).toBe(false);
    expect(await page.getByRole('button', { name: 'Select multiple' }).count()).toBe(0);
    await rowOf(page, 'Meadow').focus();
    await page.keyboard.press('Delete');
    await drawFrames(page, 24);
    expect(await page.getByRole('alertdialog', { name: 'Warning' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Add scene' }).click();
    await untilFocused(nameFieldOf(page));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Select multiple' }).waitFor();
    expect(await entries()).toBe(true);
    await context.close();
  });
});

describe('every library', () => {
  test('has rows that appear four at a time, or at once with less motion', async () => {
    const prototypes = Array.from({ length: 9 }, (_, at) => ({ id: `id${at + 1}`, name: `Actor ${at}` }));
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const project = buildProject({ title: 'Rows', prototypes });
      const { page, context } = await visitProject(project, new Map(), undefined, { reducedMotion });
      const rows = page.getByRole('grid', { name: 'actors' }).getByRole('row');
      await expect.poll(() => rows.count()).toBe(9);
      const looks = await rows.evaluateAll((all) =>
        all
          .map((row) => getComputedStyle(row))
          .map(({ animationName, animationDelay }) => [animationName !== 'none', animationDelay]),
      );
      if (reducedMotion === 'reduce') expect(looks.map(([moves]) => moves)).toEqual(looks.map(() => false));
      else
        expect(looks).toEqual(
          ['0s', '0s', '0s', '0s', '0.1s', '0.1s', '0.1s', '0.1s', '0.2s'].map((delay) => [true, delay]),
        );
      await context.close();
    }
  });

  test('has rows of the specified heights', async () => {
    const { page, context } = await visitProject(game());
    const height = () => rowOf(page, 'Pip').evaluate((row) => Math.round(row.getBoundingClientRect().height * 10) / 10);
    for (const [theme, wanted] of [
      ['pro', 36.4],
      ['dark', 36.4],
      ['light', 42],
    ] as const) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      await expect.poll(height).toBe(wanted);
    }
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.getByRole('tab', { name: 'Actors' }).click();
    await expect.poll(height).toBe(42);
    await context.close();
  });

  test('forgets what is selected when several are to be selected', async () => {
    const { page, context } = await visitProject(game());
    const several = page.getByRole('button', { name: 'Select multiple' });
    await several.click();
    await rowOf(page, 'Pip').click();
    await page.getByText('1 selected', { exact: true }).waitFor();
    await several.click();
    await several.click();
    await page.getByText('0 selected', { exact: true }).waitFor();
    await context.close();
  });

  test('is hidden and shown by keyboard and by its edge', async () => {
    const { page, context } = await visitProject(game());
    const library = page.getByRole('region', { name: 'Actors library' });
    await library.waitFor();
    await page.keyboard.press('Control+\\');
    await library.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+\\');
    await library.waitFor();
    await page.getByRole('separator', { name: /library/i }).dblclick();
    await library.waitFor({ state: 'hidden' });
    await context.close();
  });
});

test('images open by a double click, under any name', async () => {
  const { page, context, faults } = await visitProject(game());
  const found = assetCases.images.find(({ title }) => title === 'one pixel');
  if (!found) throw new Error('There is a picture.');
  await page.getByRole('tab', { name: 'Images' }).click();
  await page.getByRole('button', { name: 'Add image', exact: true }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('dialog', { name: 'Add Images' }).getByRole('button', { name: 'Choose File' }).click();
  await (await choosing).setFiles({ name: 'dot.png', mimeType: '', buffer: Buffer.from(found.bytes) });
  const row = page.getByRole('row', { name: /, image$/ });
  for (const name of ['50%', 'up/down']) {
    await row.focus();
    await page.keyboard.press('F2');
    await typeWhenFocused(nameFieldOf(page), name);
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: `${name}, image` }).dblclick();
    await page.locator('main').getByText(name, { exact: true }).waitFor();
  }
  await page.reload();
  await page.locator('main').getByText('up/down', { exact: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('an actor without a definition says what to do', async () => {
  const { page, context } = await visitProject(game({ onStage: 'id9' }));
  await clickScene(page, 300, 300);
  await page.getByText('No actor definition: delete it, unless it has yet to be synced').waitFor();
  await context.close();
});

test('a tag is completed from its first character, by at most six', async () => {
  const { page, context } = await visitProject(game());
  await openPart(page, 'prototype/id1');
  const field = page.getByLabel('Add to Tags');
  const offered = () =>
    field.evaluate((input) => (input instanceof HTMLInputElement ? input.list?.options.length : 0) ?? 0);
  expect(await offered()).toBe(0);
  await field.fill('r');
  await expect.poll(offered).toBe(6);
  await field.fill('redd');
  await expect.poll(offered).toBe(2);
  await context.close();
});

test('the project is checked a second after the last edit', async () => {
  const { page, context } = await visitProject(game(), new Map(), keepOpenProject);
  await page.getByText('No problems').first().waitFor();
  await stopClock(page);
  const checked = () => page.getByText('No problems').count();
  const edit = (id: string) =>
    page.evaluate((behavior) => {
      const place = { owner: { prototype: 'id1' }, index: 0, id: behavior };
      const data = { ...place, class: 'ChangeImageAction', attributes: { image: 'nowhere' } };
      globalThis.edited?.project.session.dispatch({ kind: 'behavior.insert', data });
    }, id);
  await edit('id501');
  await page.clock.runFor(900);
  await edit('id502');
  await page.clock.runFor(990);
  expect(await checked()).toBeGreaterThan(0);
  await page.clock.runFor(20);
  await expect.poll(checked).toBe(0);
  await context.close();
});
