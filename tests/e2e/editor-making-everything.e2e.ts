import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { assetCases } from '../../fixtures/assets/build/assetCases.ts';
import { useBrowser, visit } from './browser.ts';
import { choose, drag, drawOne, inMenu, save, setNumber } from './drawnImage.ts';
import { keepOpenProject, untilSaved } from './editedProject.ts';
import { playGame } from './previewGame.ts';
import { openAdding, undoProject } from './soundPage.ts';

useBrowser();

const patient = { timeout: 20_000 };
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first().click();
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });

/** The whole project as one text; the order in which documents were read does not count. */
function projectText(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(globalThis.edited?.project.session.getState().project, (_, value: unknown) =>
      value instanceof Map ? [...value].sort(([one], [other]) => (one < other ? -1 : 1)) : value,
    ),
  );
}

/** Draws a hero of four frames and makes an actor show them. */
async function drawHero(page: Page): Promise<void> {
  await tab(page, 'Actors');
  await page.getByRole('button', { name: 'New actor' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Hero');
  await page.keyboard.press('Enter');
  await row(page, /^Hero/).waitFor();
  await drawOne(page);
  await choose(page, 'Rectangle');
  await drag(page, [10, 10], [40, 50]);
  for (const x of [44, 48, 52]) {
    await page.getByRole('button', { name: 'Duplicate frame' }).click();
    await drag(page, [x, 20], [x + 2, 30]);
  }
  await inMenu(page, 'File', 'Animate an actor');
  await page.getByRole('button', { name: /^Actor/ }).click();
  await page.getByRole('option', { name: 'Hero' }).click();
  await page.getByRole('button', { name: 'Save and animate' }).click();
  await row(page, 'Drawing4, image').waitFor();
}

/** Cuts a sheet of 2 by 2 pictures, with the first one kept as the picture. */
async function cutSheet(page: Page): Promise<void> {
  const quarter = (color: string) => ({
    input: { create: { width: 16, height: 16, channels: 4 as const, background: color } },
  });
  const sheet = await sharp({ create: { width: 32, height: 32, channels: 4, background: '#000' } })
    .composite([
      { ...quarter('red'), left: 0, top: 0 },
      { ...quarter('lime'), left: 16, top: 0 },
      { ...quarter('blue'), left: 0, top: 16 },
      { ...quarter('white'), left: 16, top: 16 },
    ])
    .png()
    .toBuffer();
  await drawOne(page);
  const choosing = page.waitForEvent('filechooser');
  await inMenu(page, 'File', 'Import frames');
  await (await choosing).setFiles({ name: 'sheet.png', mimeType: 'image/png', buffer: sheet });
  await page.getByRole('dialog', { name: 'Cut into frames' }).waitFor();
  await setNumber(page, 'Columns', 2);
  await setNumber(page, 'Rows', 2);
  await page.getByRole('button', { name: 'Use 4 frames' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Frame \d/ }).count()).toBe(4);
  await save(page);
}

async function recordAndMake(page: Page): Promise<void> {
  await tab(page, 'Sounds');
  await openAdding(page, 'Record a Sound');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByText(/^(1\.[2-9]|[2-9]\.\d) s$/)
    .waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('beeps');
  await page.getByRole('dialog').getByRole('button', { name: 'Add sound', exact: true }).click();
  await row(page, 'beeps, sound').waitFor();
  await openAdding(page, 'Make a Sound');
  await page.getByRole('button', { name: 'Coin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add sound', exact: true }).click();
  await row(page, 'coin, sound').waitFor();
}

async function typeTables(page: Page): Promise<void> {
  await tab(page, 'Tables');
  await page
    .getByRole('button', { name: /New table|Add table/ })
    .first()
    .click();
  await row(page, 'New Table, table').getByRole('textbox').fill('Level');
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Level', exact: true }).focus();
  for (let at = 0; at < 40; at++) {
    await page.keyboard.type(String((at * 7) % 10));
    await page.keyboard.press(at === 39 ? 'Enter' : 'Tab');
  }
  await page
    .getByRole('button', { name: /Add table/ })
    .first()
    .click();
  await row(page, 'New Table, table').getByRole('textbox').fill('Fruit');
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Fruit', exact: true }).focus();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const buffer = Buffer.from('Name;Größe\nÄpfel;10\nBirnen;9\n', 'latin1');
  await (await choosing).setFiles({ name: 'obst.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('columnheader', { name: /^Größe/ }).waitFor();
}

async function addFontAndPhoto(page: Page): Promise<void> {
  await tab(page, 'Fonts');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add font', exact: true }).click();
  const font = assetCases.fonts.find(({ title }) => title === 'a font') ?? expect.fail('there is a font');
  await (await choosing).setFiles({ name: 'Square.ttf', mimeType: '', buffer: Buffer.from(font.bytes) });
  await row(page, 'Square, font').waitFor();
  await tab(page, 'Images');
  await page.getByRole('button', { name: 'Add image', exact: true }).click();
  await page.getByRole('button', { name: 'Open Webcam' }).click();
  await page.getByRole('dialog', { name: 'Take a picture' }).getByRole('button', { name: 'Take Picture' }).click();
  await page.getByRole('button', { name: 'Add Picture' }).click();
  await row(page, /^webcamPic_\d+, image$/).waitFor();
}

const script = `log('cells', getTable('Level').get(2, 1), getTable('Fruit').get(1, 1));`;

/** Writes a script with an error, sees its line, and mends it. */
async function writeScript(page: Page): Promise<void> {
  await tab(page, 'Scripts');
  await page
    .getByRole('button', { name: /New script|Add script$/ })
    .first()
    .click();
  await row(page, /New Script.*, script/)
    .getByRole('textbox')
    .fill('Start');
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: 'Script Start', exact: true });
  await code.focus();
  await page.keyboard.insertText(`// Reads the tables.\n${script}\nlog(1;`);
  const problems = page.getByRole('region', { name: 'Problems of this script' });
  await problems.getByText('Line 3').waitFor(patient);
  await code.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(script);
  await problems.getByText('No problems found.').waitFor(patient);
}

async function mapPad(page: Page): Promise<void> {
  await tab(page, 'Controllers');
  await row(page, /^Player 1/).press('Enter');
  const keys = page.getByRole('region', { name: 'Keys' });
  await keys.getByRole('button', { name: 'A, no key' }).click();
  await page.keyboard.press('k');
  await keys.getByRole('button', { name: 'A, k', exact: true }).waitFor();
}

async function placeHero(page: Page): Promise<void> {
  await tab(page, 'Scenes');
  await row(page, /^New Scene/).press('Enter');
  await tab(page, 'Actors');
  await row(page, /^Hero/).hover();
  await page.getByRole('button', { name: 'More actions for Hero', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add to scene' }).click();
  await page.locator('[data-actor]').first().waitFor({ state: 'attached' });
}

test('a new user makes pictures, sounds, tables, a script and keys from nothing, plays them, and takes each back', async () => {
  const visited = await visit({ prepare: keepOpenProject, route: '/templates', device: { reducedMotion: 'reduce' } });
  const { page, context, faults } = visited;
  await page.getByRole('button', { name: /New project/ }).click();
  await page.getByText('The stage is yours').waitFor();
  const states: string[] = [await projectText(page)];
  for (const make of [drawHero, cutSheet, recordAndMake, typeTables, addFontAndPhoto, writeScript, mapPad, placeHero]) {
    await make(page);
    states.push(await projectText(page));
  }
  expect(new Set(states).size).toBe(states.length);

  const frame = await playGame(page);
  await expect.poll(() => page.getByRole('log').textContent(), patient).toContain('cells 5 Äpfel');
  await frame.locator('#stage').waitFor();
  await page.getByRole('button', { name: /^Back to editing/ }).click();

  await untilSaved(page);
  await page.reload();
  await page.waitForFunction(() => globalThis.edited !== undefined);
  const last = states.at(-1);
  await expect.poll(() => projectText(page).then((text) => text === last), patient).toBe(true);

  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo' });
  for (const state of states.slice(0, -1).toReversed()) {
    let steps = 0;
    while ((await projectText(page)) !== state && steps < 200) {
      steps += 1;
      await undoProject(page);
    }
    expect(await projectText(page).then((text) => text === state)).toBe(true);
  }
  expect(await undo.isDisabled()).toBe(true);
  expect(faults.filter((fault) => !fault.includes('sandboxed'))).toEqual([]);
  await context.close();
}, 300_000);
