import { text } from 'node:stream/consumers';
import { buildProject } from '@playhouse/core/testing';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { keepOpenProject } from './editedProject.ts';
import { expectActors, stageOf, visitProject } from './stagePage.ts';
import { mend, takeAway } from './takenTexts.ts';

useBrowser();

function secretGame() {
  return buildProject({
    title: 'Lanterns',
    prototypes: [
      { id: 'id1', name: 'Secret Snail', attributes: { size: { width: 40, height: 40 } } },
      { id: 'id2', name: 'Secret Bat' },
    ],
    scenes: [
      {
        id: 'id20',
        name: 'Secret Meadow',
        layers: [{ actors: [{ id: 'id40', prototype: 'id1', position: { x: 100, y: 200 } }] }],
      },
    ],
  });
}

/** Sorts the library of actors by name, which needs `localeCompare`. */
async function breakLibrary(page: Page): Promise<Locator> {
  await takeAway(page, 'localeCompare');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await page.getByRole('menuitem', { name: 'A-Z' }).click();
  const stopped = page.getByRole('region', { name: 'Actors library' }).getByRole('alert');
  await stopped.getByText('This panel stopped.').waitFor();
  return stopped;
}

async function downloaded(page: Page, dialog: Locator): Promise<Record<string, unknown>> {
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download report' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^playhouse-report-[-\d]+\.json$/);
  return JSON.parse(await text(await download.createReadStream())) as Record<string, unknown>;
}

describe('a panel that fails while it is rendered', () => {
  test('leaves the rest usable, says that the game is saved, and opens again', async () => {
    const { page, context } = await visitProject(secretGame(), undefined, keepOpenProject);
    await page
      .getByRole('option', { name: /Secret Snail/ })
      .or(page.getByRole('row', { name: /Secret Snail/ }))
      .waitFor();
    // An edit that only the journal has when the panel fails.
    await page.evaluate(() => {
      globalThis.edited?.project.session.dispatch({
        kind: 'prototype.rename',
        data: { prototype: 'id1', name: 'Renamed Snail' },
      });
    });
    const stopped = await breakLibrary(page);
    await stopped.getByText('Your game is saved.').waitFor();
    expect(await page.evaluate(() => globalThis.edited?.project.saving.get().kind)).toBe('saved');
    await mend(page);
    await stageOf(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expectActors(page, ['Renamed Snail, layer New Layer, x 101, y 200, 40 by 40, selected']);
    await stopped.getByRole('button', { name: 'Open again' }).click();
    await page.getByRole('row', { name: /Renamed Snail/ }).waitFor();
    await page.reload();
    await expectActors(page, ['Renamed Snail, layer New Layer, x 101, y 200, 40 by 40']);
    await context.close();
  });

  test('offers a report that says nothing of the contents of the project, unless asked', async () => {
    const { page, context } = await visitProject(secretGame(), undefined, keepOpenProject);
    await page.evaluate(() => {
      globalThis.edited?.project.session.dispatch({ kind: 'scene.rename', data: { scene: 'id20', name: 'Hidden' } });
    });
    const stopped = await breakLibrary(page);
    await mend(page);
    await stopped.getByRole('button', { name: 'Report…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report what happened' });
    const report = await downloaded(page, dialog);
    expect(report).toMatchObject({
      format: 'playhouse-report',
      part: 'library actors',
      error: { name: 'TypeError', message: expect.stringContaining('localeCompare') },
      page: '/game/…/scene/…',
      problems: { errors: 0, warnings: 0 },
      project: { scenes: 1, prototypes: 2, instances: 1 },
      commands: [{ kinds: ['scene.rename'] }],
    });
    expect(report.build).toMatch(/\.js$/);
    expect(String(report.userAgent)).toContain('Chrome');
    expect(JSON.stringify(report)).not.toMatch(/Secret|Hidden|Lanterns/);
    await dialog.getByRole('switch', { name: 'Include the project, without its files' }).click();
    const whole = await downloaded(page, dialog);
    expect(Object.keys(whole.contents as object)).toEqual(
      expect.arrayContaining(['object.json', 'actors/id1.json', 'scenes/id20.json']),
    );
    await dialog.getByRole('button', { name: 'What the report says' }).click();
    await expect
      .poll(() => dialog.getByRole('textbox', { name: 'What the report says' }).inputValue())
      .toContain('localeCompare');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await context.close();
  });

  test('is tried again when it shows something else', async () => {
    const { page, context } = await visitProject(secretGame());
    const stopped = await breakLibrary(page);
    await mend(page);
    await page.getByRole('tab', { name: 'Scenes' }).click();
    await page.getByRole('row', { name: /Secret Meadow/ }).waitFor();
    await page.getByRole('tab', { name: 'Actors' }).click();
    await page.getByRole('row', { name: /Secret Snail/ }).waitFor();
    expect(await stopped.count()).toBe(0);
    await context.close();
  });
});

describe('a page that fails while it is rendered', () => {
  test('offers a report, the way back, and to open it again once it can be', async () => {
    const { page, context } = await visitProject(secretGame(), undefined, keepOpenProject);
    // A title that is no text, which the top bar cannot show.
    await page.evaluate(() => {
      globalThis.edited?.project.session.dispatch({
        kind: 'ops.apply',
        data: [{ op: 'set', path: ['object', 'title'], value: { not: 'a text' } }],
      });
    });
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await page.getByText('Your game is saved.').waitFor();
    await page.getByRole('button', { name: 'Report…' }).click();
    const report = await downloaded(page, page.getByRole('dialog', { name: 'Report what happened' }));
    expect(report).toMatchObject({ part: 'project', commands: [{ kinds: ['ops.apply'] }] });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.evaluate(() => {
      globalThis.edited?.project.session.dispatch({
        kind: 'ops.apply',
        data: [{ op: 'set', path: ['object', 'title'], value: 'Lanterns' }],
      });
    });
    await page.getByRole('button', { name: 'Open again' }).click();
    await stageOf(page).waitFor();
    await context.close();
  });

  test('leads back to the projects, which can be opened', async () => {
    const { page, context } = await visitProject(secretGame());
    await page.evaluate(() => location.assign('#/projects'));
    const search = page.getByRole('searchbox', { name: 'Search projects' });
    await search.waitFor();
    await page.evaluate(() => void setTimeout(() => JSON.parse('{'), 0));
    await search.focus();
    await takeAway(page, 'toLocaleLowerCase');
    // Not `fill`, which waits for the field: any other change of the page may have failed before it.
    await page.keyboard.type('lantern');
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await page.getByRole('button', { name: 'Report…' }).click();
    const report = await downloaded(page, page.getByRole('dialog', { name: 'Report what happened' }));
    expect(report).toMatchObject({ part: 'home', page: '/projects', earlier: [{ name: 'SyntaxError' }] });
    expect(report).not.toHaveProperty('project');
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.getByRole('link', { name: 'Settings' }).count()).toBe(1);
    await mend(page);
    await page.getByRole('button', { name: 'Open again' }).click();
    await page
      .getByRole('link', { name: 'Open Lanterns' })
      .or(page.getByRole('button', { name: 'Open', exact: true }))
      .first()
      .click();
    await stageOf(page).waitFor();
    await context.close();
  });
});
