import { packArchive, writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { nameFieldOf, typeWhenFocused } from './focusedField.ts';
import { encodePng } from './player/png.ts';
import { openPart, stageOf, visitProject } from './stagePage.ts';

useBrowser();

const spawn = (id: string, prototypeKey: string) => ({ id, class: 'SpawnAction', attributes: { prototypeKey } });

/** Snail spawns what does not exist; two of its instances have errors of their own, another only a warning. */
function brokenGame() {
  const project = buildProject({
    title: 'Broken',
    prototypes: [
      { id: 'id1', name: 'Snail', behaviors: [spawn('id50', 'id9')] },
      { id: 'id2', name: 'Pip' },
    ],
    scenes: [
      {
        id: 'id20',
        name: 'Meadow',
        layers: [
          {
            actors: [
              { id: 'id40', prototype: 'id2', behaviors: [spawn('id51', 'id9'), spawn('id52', 'id9')] },
              { id: 'id41', prototype: 'id2', behaviors: [spawn('id53', 'id9')] },
              { id: 'id42', prototype: 'id2' },
            ],
          },
        ],
      },
      { id: 'id21', name: 'Cave', layers: [{ actors: [] }] },
    ],
  });
  const object = {
    ...project.object,
    scenes: [...project.object.scenes, 'id98'],
    prototypes: [...project.object.prototypes, 'id99'],
  };
  return { ...project, object };
}

/** The first row that is in view, and how many rows the page holds. */
function rowsHeld(page: Page): Promise<number> {
  return page.getByRole('grid', { name: 'actors' }).getByRole('row').count();
}

describe('rows of libraries', () => {
  test('count the actors of a scene that have errors, not the errors', async () => {
    const { page, context } = await visitProject(brokenGame());
    await page.getByRole('row', { name: 'Snail, actor, 1 error' }).waitFor();
    await page.getByRole('tab', { name: 'Scenes' }).click();
    const meadow = page.getByRole('row', { name: 'Meadow, scene, 2 errors' });
    await meadow.waitFor();
    await meadow.getByText('2', { exact: true }).waitFor();
    await page.getByRole('row', { name: 'Cave, scene', exact: true }).waitFor();
    await context.close();
  });

  test('stand for missing definitions, which can only be deleted', async () => {
    const { page, context } = await visitProject(brokenGame());
    for (const [library, text] of [
      ['Scenes', 'Scene definition is missing...'],
      ['Actors', 'Actor definition is missing...'],
    ] as const) {
      await page.getByRole('tab', { name: library }).click();
      const row = page.getByRole('row', { name: text });
      await row.hover();
      await row.getByRole('button', { name: `More actions for ${text}` }).click();
      expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([expect.stringMatching(/^Delete/)]);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const warning = page.getByRole('alertdialog', { name: 'Warning' });
      await warning.getByRole('button', { name: 'Delete' }).click();
      await row.waitFor({ state: 'detached' });
    }
    await context.close();
  });

  test('offer to delete a scene only while there is another one', async () => {
    const { page, context } = await visitProject(
      buildProject({ title: 'One', scenes: [{ id: 'id20', name: 'Only' }] }),
    );
    await page.getByRole('tab', { name: 'Scenes' }).click();
    const menu = async () => {
      await page.getByRole('row', { name: /^Only, scene/ }).hover();
      await page.getByRole('button', { name: 'More actions for Only' }).click();
      const names = await page.getByRole('menuitem').allInnerTexts();
      await page.keyboard.press('Escape');
      return names.some((name) => name.startsWith('Delete'));
    };
    expect(await menu()).toBe(false);
    await page.getByRole('button', { name: 'Add scene' }).click();
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /^New Scene, scene/ }).waitFor();
    expect(await menu()).toBe(true);
    await context.close();
  });

  test('show an actor in its color, as the game does', async () => {
    const white = encodePng(8, 8, () => [255, 255, 255, 255]);
    const project = buildProject({
      title: 'Colors',
      prototypes: [
        {
          id: 'id1',
          name: 'Red',
          attributes: { image: 'block', color: { red: 1, green: 0, blue: 0, alpha: 1 } },
        },
      ],
    });
    const images = [{ name: 'block', files: [{ name: 'block.png', size: white.length }] }];
    const withImage = { ...project, assets: { ...project.assets, images } };
    const { page, context } = await visitProject(withImage, new Map([['images/block.png', white]]));
    const row = page.getByRole('row', { name: /^Red, actor/ });
    await row.locator('img').waitFor();
    const middle = async () => {
      const shot = await row.locator('span:has(> img)').last().screenshot();
      return page.evaluate(
        async (bytes) => {
          const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context2d = canvas.getContext('2d');
          context2d?.drawImage(bitmap, 0, 0);
          const [red, green, blue] = context2d?.getImageData(bitmap.width >> 1, bitmap.height >> 1, 1, 1).data ?? [];
          return [red, green, blue];
        },
        [...shot],
      );
    };
    await expect.poll(middle).toEqual([255, 0, 0]);
    await context.close();
  });
});

describe('a library of 300 actors', () => {
  const many = buildProject({
    title: 'Many',
    prototypes: Array.from({ length: 300 }, (_, at) => ({ id: `id${1000 + at}`, name: `Actor ${at + 1}` })),
    scenes: [{ id: 'id20', name: 'Meadow' }],
  });

  test('holds only the rows in view, and reaches all of them', async () => {
    const { page, context } = await visitProject(many);
    await page.getByRole('row', { name: 'Actor 1, actor', exact: true }).waitFor();
    expect(await rowsHeld(page)).toBeLessThan(60);
    await page.getByRole('row', { name: 'Actor 1, actor', exact: true }).focus();
    await page.keyboard.press('End');
    await page.getByRole('row', { name: 'Actor 300, actor', exact: true }).waitFor();
    expect(await rowsHeld(page)).toBeLessThan(60);
    await page.getByRole('searchbox', { name: 'Search actors' }).fill('Actor 250');
    await expect.poll(() => rowsHeld(page)).toBe(1);
    await page.getByRole('row', { name: 'Actor 250, actor', exact: true }).press('F2');
    await typeWhenFocused(nameFieldOf(page), 'Renamed');
    await page.keyboard.press('Enter');
    await page.getByText('No actors named “Actor 250”.').waitFor();
    await page.getByRole('button', { name: 'Search the whole project' }).press('Enter');
    await expect.poll(() => page.getByRole('searchbox', { name: /project/ }).inputValue()).toBe('Actor 250');
    await context.close();
  });
});

test('with smart navigation, an actor opens the behaviors, and leaving it the library from before', async () => {
  const { page, context } = await visit({ isReturning: true, route: '/settings' });
  await page.getByRole('switch', { name: /behavior library/ }).click();
  await page.evaluate(() => location.assign('#/projects'));
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  const buffer = Buffer.from(packArchive(writeProject({ project: brokenGame(), files: new Map() })));
  await (await choosing).setFiles({ name: 'game.playhouse.zip', mimeType: 'application/zip', buffer });
  await page.getByRole('button', { name: 'More actions for Broken', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Open', exact: true }).click();
  await stageOf(page).waitFor();
  await page.getByRole('tab', { name: 'Images' }).click();
  await openPart(page, 'prototype/id1');
  await page.getByRole('tab', { name: 'Behaviors', selected: true }).waitFor();
  await openPart(page, 'scene/id20');
  await page.getByRole('tab', { name: 'Images', selected: true }).waitFor();
  await context.close();
});

test('the help of Tweet Sheet, and the services of the preview, say what sharing a message does', async () => {
  const { page, context } = await visitProject(brokenGame());
  await openPart(page, 'prototype/id1');
  await page.getByRole('tab', { name: 'Behaviors' }).click();
  await page.getByRole('searchbox', { name: 'Search behaviors' }).fill('Tweet');
  await page.getByRole('button', { name: 'Tweet Sheet', exact: false }).first().hover();
  await page.getByRole('button', { name: 'Help for Tweet Sheet' }).click();
  const about = page.getByRole('region', { name: 'Sharing messages' });
  await about.getByText('Sharing is simulated, here and in exported games: nothing leaves the computer.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page.getByRole('tab', { name: 'Services' }).click();
  await about.getByText('In the preview, Services lists what was shared.').waitFor();
  await context.close();
});
