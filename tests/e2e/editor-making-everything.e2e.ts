import type { Frame, Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { assetCases } from '../../fixtures/assets/build/assetCases.ts';
import { useBrowser, visit } from './browser.ts';
import { choose, drag, drawOne, inMenu, save, setNumber } from './drawnImage.ts';
import { keepOpenProject, untilSaved } from './editedProject.ts';
import { nameFieldOf, typeWhenFocused } from './focusedField.ts';
import { addPart, type Part } from './newGameBuild.ts';
import { type Hands, withMouse } from './newGameHands.ts';
import { playGame } from './previewGame.ts';
import { openAdding } from './soundPage.ts';
import { keepSteps, keptSteps, projectText, undoSteps } from './undoneSteps.ts';

useBrowser();

const patient = { timeout: 60_000 };
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first().click();
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });

/** Draws a hero of four frames and makes an actor show them. */
async function drawHero(page: Page): Promise<void> {
  await tab(page, 'Actors');
  await page.getByRole('button', { name: 'New actor' }).click();
  await typeWhenFocused(nameFieldOf(page), 'Hero');
  await page.keyboard.press('Enter');
  await row(page, /^Hero/).waitFor();
  await drawOne(page);
  // A color that is seen on the black ground of a new scene.
  await page.getByRole('button', { name: '#BE2633', exact: true }).first().click();
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

/** Records a sound and keeps 0.3 s of it; makes a coin. */
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
  await row(page, 'beeps, sound').press('Enter');
  const own = page.getByRole('main');
  for (const [label, seconds] of [
    ['End', '0.4'],
    ['Start', '0.1'],
  ] as const) {
    await own.getByLabel(label).fill(seconds);
    await own.getByLabel(label).press('Enter');
  }
  await own.getByText('0.300 s selected').waitFor();
  await own.getByRole('button', { name: 'Trim to selection' }).click();
  await own.getByRole('button', { name: 'Save' }).click();
  await own.getByText('Not saved yet').waitFor({ state: 'detached' });
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

/** A second actor, which says what is in the tables, and shows the photo when a button of the pad is pressed. */
const friend = (photo: string): readonly Part[] => [
  { behavior: 'Display Text', fields: { Text: 'tableCellValue(tables.Level, 2, 1)', Font: 'Square', Size: '80' } },
  { behavior: 'Play Sound', fields: { Sound: 'beeps' } },
  {
    behavior: 'Rule',
    when: { isTrue: 'devices.player1.buttonA' },
    behaviors: [
      { behavior: 'Play Sound', fields: { Sound: 'coin' } },
      { behavior: 'Change Image', fields: { Image: photo } },
    ],
  },
];

async function makeFriend(page: Page): Promise<void> {
  await tab(page, 'Images');
  const photo = (await row(page, /^webcamPic_/).getAttribute('aria-label'))?.replace(', image', '') ?? '';
  await tab(page, 'Actors');
  await page.getByRole('button', { name: 'Add actor' }).first().click();
  await typeWhenFocused(nameFieldOf(page), 'Friend');
  await page.keyboard.press('Enter');
  await row(page, /^Friend/).press('Enter');
  await page.getByRole('button', { name: 'Actors / Friend, choose another' }).waitFor();
  const hands = withMouse(page);
  for (const part of friend(photo)) await addPart(hands, part, () => hands.insert(part.behavior));
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

async function placeActors(page: Page): Promise<void> {
  await tab(page, 'Scenes');
  await row(page, /^New Scene/).press('Enter');
  await tab(page, 'Actors');
  const hands: Hands = withMouse(page);
  await hands.place('Hero', 300, 400);
  await hands.place('Friend', 700, 400);
}

/** Runs in all frames: keeps the length of each sound that is played, in s. */
function listen(): void {
  const heard: number[] = [];
  Object.assign(globalThis, { heardSounds: heard });
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function begin(...when) {
    heard.push(this.buffer?.duration ?? 0);
    start.apply(this, when);
  };
}

const heardIn = (frame: Frame): Promise<readonly number[]> =>
  frame.evaluate(() => Reflect.get(globalThis, 'heardSounds'));

/** The colors in a part of the game, from the middle of an actor, in scene pixels. */
async function pictureAt(page: Page, frame: Frame, x: number, y: number): Promise<string> {
  const box = (await frame.locator('canvas').boundingBox()) ?? expect.fail('the game is shown');
  const zoom = Math.min(box.width / 1024, box.height / 768);
  const [left, top] = [box.x + box.width / 2 + (x - 512 - 50) * zoom, box.y + box.height / 2 - (y - 384 + 50) * zoom];
  const clip = { x: left, y: top, width: 100 * zoom, height: 100 * zoom };
  return (await page.screenshot({ clip })).toString('base64');
}

/** Plays: the hero walks through its four frames, both sounds are heard, and the pad's key shows the photo. */
async function play(page: Page): Promise<void> {
  const frame = await playGame(page);
  await expect.poll(() => page.getByRole('log').textContent(), patient).toContain('cells 5 Äpfel');
  await frame.locator('#stage').click();
  const shown = new Set<string>();
  await expect
    .poll(async () => shown.add(await pictureAt(page, frame, 300, 400)).size, { ...patient, interval: 20 })
    .toBe(4);
  await expect.poll(() => heardIn(frame), patient).toEqual([expect.closeTo(0.3, 3)]);
  // The font of the file: without it, the text would have loaded Arimo.
  const fonts = await frame.evaluate(() =>
    [...document.fonts].flatMap((font) => (font.status === 'loaded' ? font.family : [])),
  );
  expect(fonts).toEqual([expect.stringMatching(/-0$/)]);
  const before = await pictureAt(page, frame, 700, 400);
  await page.keyboard.down('k');
  await expect.poll(async () => (await heardIn(frame)).length, patient).toBe(2);
  await expect.poll(() => pictureAt(page, frame, 700, 400), patient).not.toBe(before);
  await page.keyboard.up('k');
  expect(shown.size).toBe(4);
  await page.getByRole('button', { name: /^Back to editing/ }).click();
}

test('a new user makes pictures, sounds, tables, a script and keys from nothing, plays them, and takes each back', async () => {
  const visited = await visit({ prepare: keepOpenProject, route: '/templates', device: { reducedMotion: 'reduce' } });
  const { page, context, faults } = visited;
  await context.addInitScript(listen);
  await page.getByRole('button', { name: /New project/ }).click();
  await page.getByText('The stage is yours').waitFor();
  await keepSteps(page);
  const parts = [
    drawHero,
    cutSheet,
    recordAndMake,
    typeTables,
    addFontAndPhoto,
    writeScript,
    mapPad,
    makeFriend,
    placeActors,
  ];
  const ends: number[] = [];
  for (const make of parts) {
    await make(page);
    ends.push((await keptSteps(page)).length);
  }
  // Each part has steps of its own.
  expect(ends).toEqual([...new Set(ends)].sort((one, other) => one - other));
  const [steps, made] = [await keptSteps(page), await projectText(page)];
  await play(page);

  await untilSaved(page);
  await page.reload();
  await page.waitForFunction(() => globalThis.edited !== undefined);
  await expect.poll(() => projectText(page).then((text) => text === made), patient).toBe(true);
  await play(page);
  await undoSteps(page, steps);
  expect(faults.filter((fault) => !fault.includes('sandboxed'))).toEqual([]);
  await context.close();
}, 300_000);
