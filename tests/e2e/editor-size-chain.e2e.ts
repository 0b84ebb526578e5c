import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { actorsOf, clickScene, stageOf, visitProject } from './stagePage.ts';

useBrowser();

function crate() {
  const actor = { id: 'id40', prototype: 'id1', position: { x: 200, y: 200 } };
  return buildProject({
    title: 'Crates',
    prototypes: [{ id: 'id1', name: 'Crate', attributes: { size: { width: 100, height: 100 } } }],
    scenes: [{ id: 'id20', name: 'Meadow', layers: [{ actors: [actor] }] }],
  });
}

const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

test('keeps the proportions of a size while its chain is closed', async () => {
  const { page, context } = await visitProject(crate());
  await clickScene(page, 200, 200);
  const chain = page.getByRole('button', { name: 'Keep the proportions' });
  await field(page, 'Size W').focus();
  await chain.press('Enter');
  await field(page, 'Size W').fill('50');
  await field(page, 'Size W').press('Enter');
  await expect.poll(async () => (await actorsOf(page)).at(-1)).toContain('50 by 50');
  await field(page, 'Size H').fill('80');
  await field(page, 'Size H').press('Enter');
  await expect.poll(async () => (await actorsOf(page)).at(-1)).toContain('80 by 80');
  await stageOf(page).focus();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await actorsOf(page)).at(-1)).toContain('50 by 50');
  await field(page, 'Size H').focus();
  await chain.press('Enter');
  await field(page, 'Size H').fill('90');
  await field(page, 'Size H').press('Enter');
  await expect.poll(async () => (await actorsOf(page)).at(-1)).toContain('50 by 90');
  await context.close();
});
