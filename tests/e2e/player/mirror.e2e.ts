import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readProject } from '@playhouse/core';
import type { InputEvent } from '@playhouse/runtime';
import { generatedGame } from '@playhouse/runtime/testing';
import { expect, test } from 'vitest';
import { readProjectFiles } from '../../../packages/dev/src/engines/projectFiles.ts';
import { usePlayerPage } from './playerPage.ts';

const playerPage = usePlayerPage();

const templates = path.resolve(import.meta.dirname, '../../../fixtures/templates');
const moments = [1, 20, 50, 100];
/** Small, because most of the time goes into drawing. */
const host = { width: 256, height: 192 };

/** Input of a player who presses keys at random. */
function inputOf(frame: number): InputEvent[] {
  const keys = ['right', 'space', 'up', 'left', 'enter', 'a'];
  const key = keys[Math.floor(frame / 17) % keys.length] ?? 'space';
  const [at, which] = [{ x: (frame * 13) % 400, y: (frame * 7) % 300 }, frame % 17];
  if (which === 0) return [{ type: 'keyDown', key }];
  if (which === 9) return [{ type: 'keyUp', key }];
  if (which === 11) return [{ type: 'pointerDown', ...at }];
  return which === 13 ? [{ type: 'pointerUp', ...at }] : [];
}

/** Plays the open game up to a frame and takes a picture. */
async function pictureAt(from: number, to: number, input: (frame: number) => readonly InputEvent[]): Promise<string> {
  const { page } = playerPage();
  const steps = Array.from({ length: to - from }, (_, i) => input(from + i + 1));
  await page.evaluate(async (all) => {
    for (const events of all) {
      for (const event of events) window.controls.addInput(event);
      await window.controls.step();
    }
    await window.controls.settled();
  }, steps);
  return (await page.screenshot()).toString('base64');
}

async function picturesOf(input: (frame: number) => readonly InputEvent[]): Promise<string[]> {
  const pictures: string[] = [];
  let last = 1;
  for (const moment of moments) {
    pictures.push(await pictureAt(last, moment, input));
    last = moment;
  }
  return pictures;
}

test.each(readdirSync(templates))('%s looks the same wherever it runs, to the pixel', async (name) => {
  const read = readProject(readProjectFiles(path.join(templates, name)));
  if (!read.ok) throw new Error('the sample is whole');
  const { project, files } = read.value.contents;
  const { open, page } = playerPage();
  await open(project, files, { ...host, isPicture: true });
  const here = await picturesOf(inputOf);
  await open(project, files, { ...host, isElsewhere: true });
  const there = await picturesOf(inputOf);
  expect(there.map((picture, i) => picture === here[i])).toEqual(moments.map(() => true));
  // Pictures that never change would prove little.
  expect(new Set(here).size).toBeGreaterThan(2);
  expect(await page.evaluate(() => window.told.filter((line) => line.startsWith('end')))).toEqual([]);
});

test.each([1, 2, 3, 5, 8])('the generated game %i looks the same wherever it runs, to the pixel', async (number) => {
  const { project, events } = generatedGame(number, 100);
  const input = (frame: number) => events.filter((event) => event.frame === frame);
  const { open } = playerPage();
  const options = { ...host, hasOwnServices: true };
  await open(project, new Map(), { ...options, isPicture: true });
  const here = await picturesOf(input);
  await open(project, new Map(), { ...options, isElsewhere: true });
  const there = await picturesOf(input);
  expect(there.map((picture, i) => picture === here[i])).toEqual(moments.map(() => true));
});
