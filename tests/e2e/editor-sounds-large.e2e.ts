import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { longestTask } from './longestTask.ts';
import { withinGoal } from './withinGoal.ts';

useBrowser();

const patient = { timeout: 60_000 };

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-sizes-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Writes a PCM file at 44.1 kHz. */
function writeWav(name: string, channels: number, bits: number, samples: Buffer): string {
  const frame = (channels * bits) / 8;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(44_100, 24);
  head.writeUInt32LE(44_100 * frame, 28);
  head.writeUInt16LE(frame, 32);
  head.writeUInt16LE(bits, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  const file = path.join(folder, `${name}.wav`);
  fs.writeFileSync(file, Buffer.concat([head, samples]));
  return file;
}

/** Mono with 16 bits: a click, then silence. */
function click(megabytes: number): string {
  const samples = Buffer.alloc(megabytes * 1024 * 1024);
  samples.writeInt16LE(20_000, 0);
  return writeWav(`click ${megabytes}`, 1, 16, samples);
}

/** Ten minutes of stereo with 8 bits, which become 106 MB with 16: the left side rises again and again. */
function longStereo(): string {
  return writeWav(
    'ten minutes',
    2,
    8,
    Buffer.alloc(600 * 44_100 * 2, Buffer.from([...Array(64)].flatMap((_, at) => [at * 4, 128]))),
  );
}

async function addSound(page: Page, file: string): Promise<void> {
  await page.getByRole('tab', { name: 'Sounds' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add sound', exact: true }).click();
  await page.getByRole('button', { name: 'Choose File' }).click();
  await (await choosing).setFiles(file);
}

async function addLongSound(page: Page): Promise<void> {
  await addSound(page, click(60));
  await page.getByRole('row', { name: 'click 60, sound' }).waitFor(patient);
  await page.getByText('Saved on this computer').waitFor(patient);
}

/** Opens the sound, changes it in every way that reads or writes all of it, plays and saves it. */
async function editLongSound(page: Page): Promise<void> {
  await page.getByRole('row', { name: 'click 60, sound' }).press('Enter');
  const own = page.getByRole('main');
  const press = (name: string) => own.getByRole('button', { name, exact: true }).click();
  await own.getByText('11 min 53 s').waitFor(patient);
  await press('Reverse');
  await own.getByText('Not saved yet').waitFor(patient);
  await press('Normalize');
  await press('Fade in');
  await own.getByRole('application', { name: 'Waveform' }).press('Control+z');
  await press('Zoom in');
  await press('Play');
  await press('Stop');
  await press('Save');
  await own.getByText('Not saved yet').waitFor({ state: 'detached', ...patient });
  await own.getByText('62.9 MB').waitFor();
}

/** Edits a sound that is too long for a WAV file, and saves it once it is mono. */
async function editTooLongSound(page: Page): Promise<void> {
  const own = page.getByRole('main');
  const press = (name: string | RegExp) => own.getByRole('button', { name }).click();
  await addSound(page, longStereo());
  await page.getByRole('row', { name: 'ten minutes, sound' }).press('Enter', patient);
  const note = own.getByRole('status').filter({ hasText: 'the limit is 67.1 MB' });
  await note.getByText('edits are saved as WAV').waitFor(patient);
  await press('Reverse');
  await note.getByText('edits are kept in this browser only').waitFor(patient);
  await press('Save');
  await page.getByRole('alertdialog').getByText('As a WAV file, the sound has 105.8 MB').waitFor(patient);
  await page.reload();
  await own.getByText('Not saved yet').waitFor(patient);
  await own.getByRole('button', { name: /^Lower to 24,000 Hz: 57\.6 MB$/ }).waitFor();
  await press('Mix to mono: 52.9 MB');
  await note.waitFor({ state: 'detached', ...patient });
  await press('Save');
  await own.getByText('Not saved yet').waitFor({ state: 'detached', ...patient });
  await own.getByText('52.9 MB').waitFor();
  await own.getByText('16-bit PCM').waitFor();
}

test('the page answers while it gets a sound of 60 MB and edits it, and one too long for a WAV file', async () => {
  const { page, context, faults } = await visit({ isReturning: true, route: '/templates' });
  await page.getByRole('button', { name: /New project/ }).click();
  await page.getByText('The stage is yours').waitFor();
  for (const work of [addLongSound, editLongSound, editTooLongSound]) {
    expect(await longestTask(page, () => work(page)), work.name).toBeLessThan(withinGoal(200));
  }
  expect(faults).toEqual([]);
  await context.close();
});
