import { createPreset, decodeWav, encodeWav, mutate, renderSound, type Sound, serializeSynth } from '@playhouse/audio';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Screen, violationsOnScreens } from './axe.ts';
import { useBrowser } from './browser.ts';
import { keepOpenProject } from './editedProject.ts';
import { openAdding, projectText, storedBytes, tabTo, undoProject, visitSounds } from './soundPage.ts';

useBrowser();

type Parameters = ReturnType<typeof createPreset>;

/** The file of a made sound, computed here, outside the browser. */
const fileOf = (parameters: Parameters) => [
  ...encodeWav(renderSound(parameters), { recipe: serializeSynth(parameters) }),
];

async function setSeed(page: Page, seed: number): Promise<void> {
  await page.getByLabel('Seed').fill(String(seed));
  await page.getByLabel('Seed').press('Enter');
  await page.getByText(new RegExp(`seed ${seed}$`)).waitFor();
}

const addButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Add sound', exact: true });

test('a made sound has the bytes of its preset and seed, can be changed there later, and is undone step by step', async () => {
  const { page, context, faults } = await visitSounds();
  const empty = await projectText(page);
  await openAdding(page, 'Make a Sound');
  await page.getByRole('button', { name: 'Coin' }).click();
  await setSeed(page, 4711);
  await page.getByRole('button', { name: 'Mutate' }).click();
  await setSeed(page, 12);
  await addButton(page).click();
  await page.getByRole('row', { name: 'coin, sound' }).press('Enter');
  const coin = mutate(createPreset('coin', 4711), 12);
  expect(await storedBytes(page)).toEqual(fileOf(coin));
  // The settings survive a reload, in the file.
  await page.reload();
  await page.getByRole('button', { name: 'Change sound…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change “coin”' });
  await dialog.getByText('The settings of this sound').waitFor();
  await dialog.getByRole('button', { name: 'Laser' }).click();
  await setSeed(page, 99);
  await dialog.getByRole('button', { name: 'Change sound', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await storedBytes(page)).toEqual(fileOf(createPreset('laser', 99)));
  await undoProject(page);
  await expect.poll(() => storedBytes(page)).toEqual(fileOf(coin));
  await undoProject(page);
  await expect.poll(() => projectText(page)).toEqual(empty);
  expect(faults).toEqual([]);
  await context.close();
});

test('a made sound that was edited on its page says so before it is changed', async () => {
  const { page, context } = await visitSounds();
  await openAdding(page, 'Make a Sound');
  await addButton(page).click();
  await page.getByRole('row', { name: 'coin, sound' }).press('Enter');
  const edited = page.getByText('This sound was also edited on its page.');
  await page.getByRole('button', { name: 'Change sound…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await edited.count()).toBe(0);
  await page.getByRole('button', { name: 'Reverse' }).click();
  await page.getByRole('button', { name: 'Change sound…' }).click();
  await edited.waitFor();
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Change sound', exact: true }).isDisabled()).toBe(
    true,
  );
  await context.close();
});

test('a sound is made with the keyboard only; the dialog has its own undo and keeps what was not added', async () => {
  const { page, context, faults } = await visitSounds();
  const empty = await projectText(page);
  await page.getByRole('button', { name: 'Add sound', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Choose File' }).waitFor();
  await tabTo(page, /^Make a Sound$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Make a sound' }).waitFor();
  await tabTo(page, /^Blip$/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Seed$/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('31');
  await page.keyboard.press('Enter');
  await page.getByText('Blip, seed 31', { exact: true }).waitFor();
  await tabTo(page, /^Decay$/);
  await page.keyboard.press('End');
  await page.getByText('Blip, seed 31, then changed').waitFor();
  await page.keyboard.press('Control+Z');
  await page.getByText('Blip, seed 31', { exact: true }).waitFor();
  await page.keyboard.press('Control+Shift+Z');
  await page.getByText('Blip, seed 31, then changed').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await projectText(page)).toBe(empty);
  await openAdding(page, 'Make a Sound');
  await page.getByText('Blip, seed 31, then changed').waitFor();
  await tabTo(page, /^Add sound$/);
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: 'blip, sound' }).waitFor();
  expect(await storedBytes(page)).toEqual(fileOf({ ...createPreset('blip', 31), decay: 3 }));
  expect(faults).toEqual([]);
  await context.close();
});

/** Keeps every stream that the page opens, and refuses the first ones if a test wants that. */
function watchStreams(): void {
  const opened: MediaStream[] = [];
  Object.assign(globalThis, { streams: opened, refused: 0 });
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    if (Reflect.get(globalThis, 'refused') > 0) {
      Reflect.set(globalThis, 'refused', Reflect.get(globalThis, 'refused') - 1);
      throw new DOMException('Permission denied', 'NotAllowedError');
    }
    const stream = await open(wanted);
    opened.push(stream);
    return stream;
  };
}

/** How many streams were opened, and how many of them are still on. */
function streamsOf(page: Page): Promise<{ opened: number; on: number }> {
  return page.evaluate(() => {
    const opened: MediaStream[] = Reflect.get(globalThis, 'streams');
    const isOn = (stream: MediaStream) => stream.getTracks().some(({ readyState }) => readyState === 'live');
    return { opened: opened.length, on: opened.filter(isOn).length };
  });
}

async function visitMicrophone() {
  const visit = await visitSounds();
  await visit.page.evaluate(watchStreams);
  return visit;
}

/** Records until the counter shows at least this many seconds. The fake device beeps twice a second. */
async function record(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('span')].some(
        ({ textContent }) => /^\d+\.\d s$/.test(textContent) && Number.parseFloat(textContent) >= wanted,
      ),
    seconds,
  );
}

const soundOf = (bytes: readonly number[]): Sound => {
  const read = decodeWav(Uint8Array.from(bytes));
  if (!read.ok) throw new Error(read.fault.message);
  return read.value.sound;
};

/** Frames of silence before the first and after the last beep, and all frames. */
function silenceOf(sound: Sound): { before: number; after: number; all: number } {
  const [samples = new Float32Array()] = sound.channels;
  const isLoud = (sample: number) => Math.abs(sample) > 0.05;
  const last = samples.findLastIndex(isLoud);
  return { before: samples.findIndex(isLoud), after: samples.length - 1 - last, all: samples.length };
}

test('a sound is recorded, heard, trimmed and added; the microphone is off afterwards', async () => {
  const { page, context, faults } = await visitMicrophone();
  const empty = await projectText(page);
  await openAdding(page, 'Record a Sound');
  await record(page, 1.3);
  expect(await streamsOf(page)).toEqual({ opened: 1, on: 1 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('img', { name: /^Waveform/ }).waitFor();
  expect(await streamsOf(page)).toEqual({ opened: 1, on: 0 });
  await page.getByRole('dialog').getByRole('button', { name: 'Play' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  const trim = page.getByRole('switch', { name: 'Trim silence at both ends' });
  const seconds = async () =>
    Number.parseFloat(
      (await page
        .getByRole('dialog')
        .getByText(/^\d+\.\d\d s$/)
        .textContent()) ?? '',
    );
  const trimmed = await seconds();
  await trim.press('Space');
  await expect.poll(seconds).toBeGreaterThan(trimmed);
  await trim.press('Space');
  await expect.poll(seconds).toBe(trimmed);
  await page.getByRole('dialog').getByLabel('Name').fill('beeps');
  await addButton(page).click();
  await page.getByRole('row', { name: 'beeps, sound' }).waitFor();
  const added = soundOf(await storedBytes(page));
  const { before, after, all } = silenceOf(added);
  // 10 ms, or less where the recording began or ended close to a beep.
  const margin = added.sampleRate / 100;
  expect(Math.max(before, after)).toBeLessThan(margin + 50);
  expect(all / added.sampleRate).toBeCloseTo(trimmed, 1);
  expect(all).toBeGreaterThan(added.sampleRate / 2);
  await page.reload();
  await expect.poll(async () => (await storedBytes(page)).length).toBe(44 + all * 2);
  await undoProject(page);
  await expect.poll(() => projectText(page)).toEqual(empty);
  expect(faults).toEqual([]);
  await context.close();
});

test('every way out of recording turns the microphone off and keeps what was recorded', async () => {
  const { page, context } = await visitMicrophone();
  const isOff = () => expect.poll(async () => (await streamsOf(page)).on).toBe(0);
  // Closed before it began, closed with Escape while recording, and hidden.
  await openAdding(page, 'Record a Sound');
  await page.getByRole('button', { name: 'Record', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await isOff();
  await openAdding(page, 'Record a Sound');
  await record(page, 0.7);
  await page.keyboard.press('Escape');
  await isOff();
  await openAdding(page, 'Record a Sound');
  const first = await page.getByRole('img', { name: /^Waveform/ }).getAttribute('aria-label');
  await page.getByRole('button', { name: 'Record again' }).click();
  await page.getByRole('button', { name: 'Back to the last recording' }).click();
  expect(await page.getByRole('img', { name: /^Waveform/ }).getAttribute('aria-label')).toBe(first);
  await isOff();
  await page.getByRole('button', { name: 'Record again' }).click();
  await record(page, 0.7);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await isOff();
  await page.getByRole('img', { name: /^Waveform/ }).waitFor();
  // Without trimming, all of it is added. The counter rounds to tenths of a second.
  await page.getByText('Trim silence at both ends').click();
  await addButton(page).click();
  await page.getByRole('row', { name: 'recording, sound' }).waitFor();
  const added = soundOf(await storedBytes(page));
  expect(silenceOf(added).all).toBeGreaterThanOrEqual(0.65 * added.sampleRate);
  await context.close();
});

test('a refused microphone says what to do, and opens when it is allowed', async () => {
  const { page, context } = await visitMicrophone();
  await page.evaluate(() => Reflect.set(globalThis, 'refused', 1));
  await openAdding(page, 'Record a Sound');
  await page.getByText('The microphone is not allowed. Allow it in the browser’s settings').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).waitFor();
  expect(await streamsOf(page)).toEqual({ opened: 1, on: 1 });
  await context.close();
});

const screens: readonly Screen[] = [
  {
    name: 'Add Sounds',
    within: '[role="dialog"]',
    go: (page) => page.getByRole('button', { name: 'Add sound', exact: true }).click(),
  },
  {
    name: 'Make a sound',
    within: '[role="dialog"]',
    go: (page) => page.getByRole('button', { name: 'Make a Sound' }).click(),
  },
  {
    name: 'Record a sound',
    within: '[role="dialog"]',
    go: async (page) => {
      await page.keyboard.press('Escape');
      await openAdding(page, 'Record a Sound');
      await page.getByRole('button', { name: 'Record', exact: true }).waitFor();
    },
  },
  {
    name: 'a recording',
    within: '[role="dialog"]',
    go: async (page) => {
      await record(page, 0.7);
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'Record again' }).waitFor();
    },
  },
];

test('the dialogs have no violations', async () => {
  const { page, context } = await visitSounds();
  expect(await violationsOnScreens(page, screens)).toEqual([]);
  await context.close();
});

test('a sound is made with a finger on a tablet, without scrolling sideways', async () => {
  const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
  const { page, context, faults } = await visitSounds(tablet, keepOpenProject);
  await page.getByRole('button', { name: 'Add sound', exact: true }).tap();
  await page.getByRole('button', { name: 'Make a Sound' }).tap();
  await page.getByRole('button', { name: 'Hit' }).tap();
  await page.getByText(/^Hit, seed/).waitFor();
  const slider = page.getByRole('slider', { name: 'Volume' });
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider is shown');
  expect(box.height).toBeGreaterThanOrEqual(24);
  await page.touchscreen.tap(box.x + box.width - 2, box.y + box.height / 2);
  await page.getByText(/^Hit, seed \d+, then changed$/).waitFor();
  expect(await slider.getAttribute('aria-valuetext')).toBe('1');
  const overflow = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await addButton(page).tap();
  await page.getByRole('row', { name: 'hit, sound' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
