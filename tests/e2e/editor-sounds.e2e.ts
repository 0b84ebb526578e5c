import { decodeWav } from '@playhouse/audio';
import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Screen, violationsOnScreens } from './axe.ts';
import { useBrowser } from './browser.ts';
import { wave } from './player/wave.ts';
import { addFile, storedBytes, tabTo, undoProject, visitSound, visitSounds } from './soundPage.ts';
import { visitProject } from './stagePage.ts';

useBrowser();

const beep = wave(0.25);

/** The samples of a file of 16 bits whose only chunks are format and samples. */
function samplesOf(bytes: readonly number[]): readonly number[] {
  const file = Buffer.from(bytes);
  return Array.from({ length: (file.length - 44) / 2 }, (_, index) => file.readInt16LE(44 + index * 2));
}

test('a sound is changed with its own undo, saved as one step of the game, and brought back by undoing it', async () => {
  const { page, context, faults } = await visitSound(beep);
  expect(await storedBytes(page)).toEqual([...beep]);
  const own = page.getByRole('main');
  await own.getByRole('button', { name: 'Reverse' }).click();
  await own.getByRole('button', { name: 'Fade in' }).click();
  await own.getByText('Not saved yet').waitFor();
  await own.getByRole('button', { name: /^Undo/ }).click();
  await own.getByRole('button', { name: /^Undo/ }).click();
  await own.getByText('Not saved yet').waitFor({ state: 'detached' });
  await own.getByRole('button', { name: 'Reverse' }).click();
  const keptFor = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('sound-edits')));
  const kept = await keptFor();
  expect(kept).toHaveLength(1);
  await page.evaluate(([key = '']) => {
    const stored = localStorage.getItem(key) ?? '';
    localStorage.setItem(key.replace('beep.wav', 'gone.wav'), stored);
    localStorage.setItem(key.replace(/:.*\//, ':deleted-game/'), stored);
  }, kept);
  await page.reload();
  // The edit is kept over a reload; those of a sound and of a game that are gone are forgotten.
  await own.getByText('Not saved yet').waitFor();
  await expect.poll(keptFor).toEqual(kept);
  await own.getByRole('button', { name: 'Save' }).click();
  await own.getByText('Not saved yet').waitFor({ state: 'detached' });
  expect(samplesOf(await storedBytes(page))).toEqual(samplesOf([...beep]).toReversed());
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => storedBytes(page)).toEqual([...beep]);
  await own.getByRole('button', { name: 'Reverse' }).waitFor();
  expect(await own.getByText('Not saved yet').isVisible()).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
});

test('edits survive leaving the sound, and leaving the game at once', async () => {
  const { page, context, faults } = await visitSound(beep);
  const own = page.getByRole('main');
  await own.getByRole('button', { name: 'Reverse' }).click();
  await page.getByRole('tab', { name: 'Scenes' }).click();
  await page.getByRole('row', { name: /^Barn/ }).press('Enter');
  await expect.poll(async () => samplesOf(await storedBytes(page))).toEqual(samplesOf([...beep]).toReversed());
  await page.getByRole('tab', { name: 'Sounds' }).click();
  await page.getByRole('row', { name: 'beep, sound' }).press('Enter');
  await own.getByRole('button', { name: 'Reverse' }).click();
  await own.getByText('Not saved yet').waitFor();
  const address = page.url();
  await page.evaluate(() => {
    location.hash = '#/projects';
  });
  await page.getByRole('button', { name: 'Import' }).waitFor();
  await page.goto(address);
  await own.getByRole('button', { name: 'Reverse' }).waitFor();
  await expect.poll(async () => samplesOf(await storedBytes(page))).toEqual(samplesOf([...beep]));
  expect(faults).toEqual([]);
  await context.close();
});

/** 16 bits of an amplitude. */
const toInteger = (value: number) => Math.max(-32_768, Math.min(32_767, Math.floor(value + 0.5)));

interface Operation {
  readonly button: string;
  /** Selected seconds; without, the whole sound. */
  readonly range?: readonly [number, number];
  /** More to do after the button. */
  readonly go?: (page: Page) => Promise<void>;
  /** The samples after it; `from` and `to` are the selected frames. */
  readonly formula: (samples: readonly number[], from: number, to: number) => readonly number[];
}

const within =
  (change: (sample: number, part: number) => number): Operation['formula'] =>
  (samples, from, to) =>
    samples.map((sample, at) =>
      at >= from && at < to ? toInteger(change(sample, (at - from) / (to - from))) : sample,
    );

const operations: readonly Operation[] = [
  { button: 'Trim to selection', range: [0.05, 0.1], formula: (samples, from, to) => samples.slice(from, to) },
  {
    button: 'Delete',
    range: [0.05, 0.1],
    formula: (samples, from, to) => [...samples.slice(0, from), ...samples.slice(to)],
  },
  { button: 'Silence', range: [0.05, 0.1], formula: within(() => 0) },
  { button: 'Fade in', range: [0.05, 0.1], formula: within((sample, part) => sample * part) },
  {
    button: 'Fade out',
    formula: (samples) => samples.map((sample, at) => toInteger((sample * (samples.length - 1 - at)) / samples.length)),
  },
  {
    button: 'Gain…',
    range: [0, 0.2],
    go: async (page) => {
      await page.getByLabel('Gain in dB').fill('-12');
      await page.getByRole('button', { name: 'Apply' }).click();
    },
    formula: within((sample) => sample * 10 ** (-12 / 20)),
  },
  {
    button: 'Normalize',
    formula: (samples) => {
      const peak = Math.max(...samples.map(Math.abs));
      return samples.map((sample) => toInteger((sample / peak) * 10 ** (-1 / 20) * 32_768));
    },
  },
  {
    button: 'Reverse',
    range: [0.1, 0.2],
    formula: (samples, from, to) => [
      ...samples.slice(0, from),
      ...samples.slice(from, to).toReversed(),
      ...samples.slice(to),
    ],
  },
];

test('after each operation, the samples are those of its formula, and undo brings back the first byte', async () => {
  const { page, context, faults } = await visitSound(beep);
  const own = page.getByRole('main');
  const before = samplesOf([...beep]);
  for (const { button, range = [0, 0], go, formula } of operations) {
    await own.getByLabel('End').fill(String(range[1]));
    await own.getByLabel('End').press('Enter');
    await own.getByLabel('Start').fill(String(range[0]));
    await own.getByLabel('Start').press('Enter');
    await own.getByRole('button', { name: button, exact: true }).click();
    await go?.(page);
    await own.getByRole('button', { name: 'Save' }).click();
    await own.getByText('Not saved yet').waitFor({ state: 'detached' });
    const [from, to] = range.map((seconds) => Math.round(seconds * 8_000)) as [number, number];
    const expected = formula(before, from, to);
    const saved = samplesOf(await storedBytes(page));
    expect(saved, button).toHaveLength(expected.length);
    // Samples are computed with 32 bits, so a half may be rounded either way.
    const off = saved.filter((sample, at) => Math.abs(sample - (expected[at] ?? 0)) > 1);
    expect(off, button).toEqual([]);
    await undoProject(page);
    await expect.poll(() => storedBytes(page), { message: button }).toEqual([...beep]);
    await own.getByText(`${(before.length / 8_000).toFixed(2)} s`, { exact: true }).waitFor();
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('loop points are set with the keyboard only, and saved in the file', async () => {
  const { page, context } = await visitSound(beep);
  const own = page.getByRole('main');
  await tabTo(page, /^Waveform$/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await own.getByText('0.250 s selected').waitFor();
  await tabTo(page, /^Set loop points$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  // Saved, although the worker may not have made the edit yet.
  await page.keyboard.press('Control+S');
  const loop = async () => {
    const saved = decodeWav(Uint8Array.from(await storedBytes(page)));
    return saved.ok && saved.value.sound.loop;
  };
  await expect.poll(loop).toEqual({ start: 0, end: 2_000 });
  await own.getByRole('button', { name: 'Remove loop' }).click();
  await own.getByRole('button', { name: 'Save' }).click();
  await own.getByText('Not saved yet').waitFor({ state: 'detached' });
  expect(await storedBytes(page)).toEqual([...beep]);
  await context.close();
});

/** A third of a second of m4a, as this browser records it. */
async function recordMusic(page: Page): Promise<Uint8Array> {
  const bytes: number[] = await page.evaluate(async () => {
    const context = new AudioContext();
    const target = context.createMediaStreamDestination();
    const tone = new OscillatorNode(context);
    tone.connect(target);
    tone.start();
    await context.resume();
    const recorder = new MediaRecorder(target.stream, { mimeType: 'audio/mp4' });
    const recorded = new Promise<Blob>((resolve) => {
      recorder.ondataavailable = ({ data }) => resolve(data);
    });
    recorder.start();
    setTimeout(() => recorder.stop(), 300);
    const made = [...new Uint8Array(await (await recorded).arrayBuffer())];
    await context.close();
    return made;
  });
  return Uint8Array.from(bytes);
}

test('music becomes a WAV file only after a question, also when its edits were kept over a reload', async () => {
  const { page, context, faults } = await visitSounds();
  const music = await recordMusic(page);
  await addFile(page, 'theme.m4a', music);
  await page.getByRole('row', { name: 'theme, sound' }).press('Enter');
  const own = page.getByRole('main');
  const question = page.getByRole('dialog', { name: 'Edit this music?' });
  const unsaved = own.getByText('Not saved yet');
  await own.getByRole('button', { name: 'Reverse' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await unsaved.isVisible()).toBe(false);
  await own.getByRole('button', { name: 'Reverse' }).click();
  await question.getByRole('button', { name: 'Edit this one' }).click();
  await unsaved.waitFor();
  await page.reload();
  await unsaved.waitFor();
  // Nobody has answered since the reload: leaving keeps the edits, but does not save them.
  await page.getByRole('tab', { name: 'Scenes' }).click();
  await page.getByRole('row', { name: /^Barn/ }).press('Enter');
  await page.getByRole('application').waitFor();
  expect(await storedBytes(page)).toEqual([...music]);
  await page.getByRole('tab', { name: 'Sounds' }).click();
  await page.getByRole('row', { name: 'theme, sound' }).press('Enter');
  await unsaved.waitFor();
  await own.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Edit this one' }).click();
  await unsaved.waitFor({ state: 'detached' });
  expect(decodeWav(Uint8Array.from(await storedBytes(page))).ok).toBe(true);
  await undoProject(page);
  await expect.poll(() => storedBytes(page)).toEqual([...music]);
  expect(faults).toEqual([]);
  await context.close();
});

const screens: readonly Screen[] = [
  { name: 'page of a sound', within: 'main', go: async () => undefined },
  {
    name: 'an unsaved sound',
    within: 'main',
    go: (page) => page.getByRole('main').getByRole('button', { name: 'Normalize' }).click(),
  },
];

test('its page has no violations', async () => {
  const { page, context } = await visitSound(beep);
  expect(await violationsOnScreens(page, screens)).toEqual([]);
  await context.close();
});

test.each([
  ['mouse', {}],
  ['finger', { hasTouch: true, isMobile: true }],
])('how often a sound is used is in line with the other facts, for a %s', async (_name, device) => {
  const uses = { class: 'PlaySoundAction', attributes: { soundName: 'beep' } };
  const scenes = [{ id: 'id1', name: 'Barn', layers: [{ id: 'id10' }] }];
  const project = buildProject({ scenes, prototypes: [{ id: 'id2', name: 'Owl', behaviors: [uses] }] });
  const { page, context } = await visitProject(project, new Map(), undefined, device);
  await page.getByRole('tab', { name: 'Sounds' }).click();
  await addFile(page, 'beep.wav', beep);
  await page.getByRole('row', { name: /^beep, sound/ }).press('Enter');
  await page.getByRole('button', { name: '1 place' }).waitFor();
  const places = await page
    .getByRole('main')
    .locator('dd')
    .evaluateAll((facts) =>
      facts.map((fact) => {
        const content = document.createRange();
        content.selectNodeContents(fact.querySelector('button') ?? fact);
        const { left, top, height } = content.getBoundingClientRect();
        return { start: left - fact.getBoundingClientRect().left, middle: top + height / 2 };
      }),
    );
  const [first] = places;
  expect(Math.max(...places.map(({ start }) => Math.abs(start)))).toBeLessThan(1);
  expect(Math.max(...places.map(({ middle }) => Math.abs(middle - (first?.middle ?? 0))))).toBeLessThan(1);
  await context.close();
});
