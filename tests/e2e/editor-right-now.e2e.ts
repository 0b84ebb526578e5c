import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, test } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { useBrowser } from './browser.ts';
import { pressGame } from './previewGame.ts';
import { openPart, showPart, visitProject } from './stagePage.ts';

useBrowser();

const patient = { timeout: 60_000 };

/** The game of presses, with two ghosts in another scene. */
function ghostGame(): Project {
  const project = pressGame();
  const more = buildProject({
    prototypes: [
      {
        id: 'id2',
        name: 'Ghost',
        behaviors: [
          {
            id: 'id70',
            class: 'MoveBehavior',
            attributes: { direction: 0, speed: { '@': 'expression', $: [{ keypath: 'self.attributes.position.y' }] } },
          },
        ],
      },
    ],
    scenes: [
      {
        id: 'id21',
        name: 'Cave',
        layers: [
          {
            id: 'id31',
            actors: [50, 150].map((y, index) => ({ id: `id${41 + index}`, prototype: 'id2', position: { x: 60, y } })),
          },
        ],
      },
    ],
  });
  return {
    ...project,
    object: { ...project.object, prototypes: ['id1', 'id2'], scenes: ['id20', 'id21'] },
    actors: new Map([...project.actors, ...more.actors]),
    scenes: new Map([...project.scenes, ...more.scenes]),
  };
}

describe('right now', () => {
  test('lights the cards beside the game, follows it while paused, and ends with it', async () => {
    const { page, context, faults } = await visitProject(ghostGame());
    await openPart(page, 'prototype/id1');
    await page.keyboard.press('Control+Shift+Enter');
    const game = page.getByRole('region', { name: 'Preview' });
    await game.getByRole('button', { name: 'Pause' }).waitFor();
    const card = (title: string) => page.getByRole('article', { name: new RegExp(`^${title},`) });
    await card('Move').getByRole('img', { name: 'Active right now' }).waitFor();
    const speed = card('Move').locator('output');
    await expect.poll(() => speed.innerText(), patient).toMatch(/30$/);
    const press = page.getByRole('group', { name: /^When/ });
    await press.getByRole('img', { name: 'False right now' }).waitFor();
    await card('Change Attribute').getByRole('img', { name: 'Not active right now' }).waitFor();

    await page.locator('iframe').click();
    await page.keyboard.down('Space');
    await press.getByRole('img', { name: 'True right now' }).waitFor();
    await card('Change Attribute').getByRole('img', { name: 'Active right now' }).waitFor();
    await expect.poll(() => card('Change Attribute').locator('output').innerText(), patient).toMatch(/2$/);
    // The card names who last changed its attribute, and leads there.
    await card('Change Attribute').getByRole('button', { name: 'Pip › Change Attribute' }).waitFor();

    // Paused, the frame stays; going back shows the earlier one.
    await game.getByRole('button', { name: 'Pause' }).click();
    const now = page.getByRole('region', { name: 'Right now' });
    await now.getByText(/^At [\d.]+ s/).waitFor();
    await page.keyboard.up('Space');
    // The click took the focus from the game, which releases its keys: some frames may have passed without them.
    // The list shows the frame before until the game has answered, so one look is not enough.
    let looks = 0;
    const backUntilTrue = async () => {
      const isTrue = await press.getByRole('img', { name: 'True right now' }).isVisible();
      if (!isTrue) await game.getByRole('button', { name: 'One step back' }).click();
      looks = isTrue ? looks + 1 : 0;
      return looks;
    };
    await expect.poll(backUntilTrue, { ...patient, interval: 500 }).toBe(4);
    for (const part of ['main', '[aria-label=Preview]']) expect(await violationsInThemes(page, part)).toEqual([]);
    // What an actor that is followed only now did in this frame is found out.
    await openPart(page, 'prototype/id2');
    await now.getByText('Not in the running scene, Meadow.').waitFor();
    expect(await page.locator('[data-lamp]').count()).toBe(0);
    await openPart(page, 'prototype/id1');
    await press.getByRole('img', { name: 'True right now' }).waitFor();
    const slider = game.getByRole('slider', { name: 'Playback position' });
    await slider.focus();
    await page.keyboard.press('Home');
    await press
      .getByRole('img', { name: 'False right now' })
      .or(press.getByRole('img', { name: 'Not evaluated' }))
      .waitFor();
    await expect.poll(() => card('Change Attribute').locator('output').innerText(), patient).toMatch(/1$/);

    // Another list is lit by the same game; one without an actor in the scene says so.
    await openPart(page, 'prototype/id2');
    await now.getByRole('button', { name: 'Play Cave' }).click();
    await now.getByText('Right now:').waitFor();
    await now.getByRole('button', { name: 'Ghost (1), choose another actor' }).click();
    await page.getByRole('menuitem', { name: 'Ghost (2)' }).click();
    await expect.poll(() => page.locator('output').innerText(), patient).toMatch(/150$/);
    await game.getByRole('button', { name: 'Close the preview' }).click();
    await game.waitFor({ state: 'detached' });
    await page
      .locator(':focus')
      .and(page.getByRole('button', { name: 'Play beside the behaviors' }))
      .waitFor();
    expect(await page.locator('[data-lamp], output').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([
    [390, 844],
    [600, 800],
    [819, 900],
    [640, 360],
  ])('leaves the inspector and the other panels within reach at %i × %i', async (width, height) => {
    const { page, context, faults } = await visitProject(ghostGame(), new Map(), undefined, {
      viewport: { width, height },
    });
    await openPart(page, 'prototype/id1');
    await page.keyboard.press('Control+Shift+Enter');
    const game = page.getByRole('region', { name: 'Preview' });
    await game.getByRole('button', { name: 'Pause' }).waitFor();
    const panels = game.getByRole('complementary', { name: 'Watch, input and services' });
    const toggle = game.getByRole('button', { name: 'Inspector and watch panel' });
    const isLow = height < 500;
    expect([await toggle.isVisible(), await panels.isVisible()]).toEqual([!isLow, isLow]);
    if (!isLow) await toggle.press('Enter');
    await panels.getByRole('tab', { name: 'Inspector' }).click();
    const image = panels.getByRole('button', { name: /^Image/ }).first();
    await image.scrollIntoViewIfNeeded();
    // It can be pressed: nothing covers it, and the game and the list are still there.
    await image.click({ trial: true });
    expect(await page.getByRole('article', { name: /^Move,/ }).isVisible()).toBe(true);
    await game.getByRole('button', { name: 'Restart' }).click({ trial: true });
    await showPart(page, 'Library');
    const last = page.getByRole('tablist', { name: 'Libraries' }).getByRole('tab').last();
    await last.click({ trial: true });
    // What the rail has no room for is scrolled instead of covering the game.
    const box = async (part: typeof last) => (await part.boundingBox()) ?? { y: 0, height: 0 };
    const [lower, rail] = [await box(last), await box(page.getByRole('tablist', { name: 'Libraries' }))];
    expect(lower.y + lower.height).toBeLessThanOrEqual(rail.y + rail.height + 1);
    const hasColumns = width >= 560;
    if (!isLow && hasColumns) expect(rail.y + rail.height).toBeLessThanOrEqual((await box(game)).y + 1);
    expect(faults).toEqual([]);
    await context.close();
  });
});
