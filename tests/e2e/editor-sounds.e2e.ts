import { buildProject } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { assetCases } from '../../fixtures/assets/build/assetCases.ts';
import { type Screen, violationsOnScreens } from './axe.ts';
import { useBrowser } from './browser.ts';
import { visitProject } from './stagePage.ts';

useBrowser();

const beep = assetCases.sounds.find(({ title }) => title === 'stereo with 16 bits')?.bytes ?? new Uint8Array();

/** The page of a sound that was added by choosing its file. */
async function visitSound() {
  const project = buildProject({ title: 'Owls', scenes: [{ id: 'id1', name: 'Barn', layers: [{ id: 'id10' }] }] });
  const visit = await visitProject(project);
  const { page } = visit;
  await page.getByRole('tab', { name: 'Sounds' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add sound', exact: true }).click();
  await (await choosing).setFiles({ name: 'beep.wav', mimeType: '', buffer: Buffer.from(beep) });
  await page.getByRole('row', { name: 'beep, sound' }).press('Enter');
  await page.getByRole('button', { name: 'Reverse' }).waitFor();
  return visit;
}

const screens: readonly Screen[] = [
  { name: 'page of a sound', within: 'main', go: async () => undefined },
  {
    name: 'an unsaved sound',
    within: 'main',
    go: (page) => page.getByRole('main').getByRole('button', { name: 'Normalize' }).click(),
  },
];

test('its page has no violations in any theme', async () => {
  const { page, context } = await visitSound();
  expect(await violationsOnScreens(page, screens)).toEqual([]);
  await context.close();
});
