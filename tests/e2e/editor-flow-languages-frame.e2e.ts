import { buffer } from 'node:stream/consumers';
import { buildProject } from '@playhouse/core/testing';
import type { Locator } from 'playwright';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { untilSaved } from './editedProject.ts';
import { endFlow, flowsInTurn, type Hands, visitFlow } from './flowHands.ts';
import { goToPage } from './homePage.ts';
import { actorsOf, pointOf, stageOf } from './stagePage.ts';

useBrowser();

const nextFlows = flowsInTurn('de');

/** Two scenes, one with Pip. */
function pipGame() {
  return buildProject({
    title: 'Pips',
    prototypes: [{ id: 'id1', name: 'Pip', attributes: { size: { width: 100, height: 100 } } }],
    scenes: [
      {
        id: 'id20',
        name: 'Meadow',
        layers: [{ name: 'Ground', actors: [{ id: 'id40', prototype: 'id1', position: { x: 500, y: 400 } }] }],
      },
      { id: 'id21', name: 'Cave', layers: [{ name: 'Ground' }] },
    ],
  });
}

/** Opens the palette and looks for a command by its name. */
async function findCommand({ page, say }: Hands, command: string): Promise<Locator> {
  await stageOf(page).focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: say('Search commands and places') }).fill(`>${say(command)}`);
  const option = page.getByRole('option', { name: say(command) }).first();
  await option.waitFor();
  return option;
}

test.each(nextFlows())('in %s, a command is found and run, and its shortcut changed', async (code, device) => {
  const flow = await visitFlow(code, device, pipGame());
  const { page, hands } = flow;
  const { press, say } = hands;
  const canvases = () => page.locator('main canvas').count();
  const before = await canvases();
  await stageOf(page).press('r');
  await expect.poll(canvases).toBeLessThan(before);
  const command = await findCommand(hands, 'Keyboard shortcuts');
  await hands.expectTranslated();
  await press(command);
  const dialog = page.getByRole('dialog', { name: say('Keyboard shortcuts') });
  await dialog.getByRole('searchbox').fill(say('Show or hide the rulers'));
  const label = say('Show or hide the rulers');
  const entry = (keys: string) => dialog.getByRole('button', { name: say('{label}: {keys}, change', { label, keys }) });
  await press(entry('R'));
  await page.keyboard.press('u');
  await entry('U').waitFor();
  await hands.expectTranslated();
  await press(dialog.getByRole('button', { name: say('Close') }));
  await dialog.waitFor({ state: 'detached' });
  await stageOf(page).press('u');
  await expect.poll(canvases).toBe(before);
  await endFlow(flow);
});

test.each(nextFlows())('in %s, places are gone back and forward to', async (code, device) => {
  const flow = await visitFlow(code, device, pipGame());
  const { page, hands } = flow;
  const { button, press } = hands;
  // Where there is less room, there are only the keys.
  await page.setViewportSize({ width: 1366, height: 900 });
  await hands.library('Scenes');
  await press(hands.row('Cave', 'scene').getByText('Cave', { exact: true }));
  await page.waitForURL(/scene\/id21/);
  await press(button('Back'));
  await page.waitForURL(/scene\/id20/);
  await press(button('Forward'));
  await page.waitForURL(/scene\/id21/);
  await page.keyboard.press('Alt+ArrowLeft');
  await page.waitForURL(/scene\/id20/);
  // The way back is where reading begins.
  const [back, forward] = [await button('Back').boundingBox(), await button('Forward').boundingBox()];
  expect((back?.x ?? 0) < (forward?.x ?? 0)).toBe(code === 'de');
  await endFlow(flow);
});

test.each(nextFlows())('in %s, a narrow window has parts and a sheet', async (code, device) => {
  const flow = await visitFlow(code, device, pipGame());
  const { page, hands } = flow;
  const { say, press } = hands;
  await page.setViewportSize({ width: 390, height: 844 });
  const part = (name: string) =>
    page.getByRole('tablist', { name: say('Parts of the page') }).getByRole('tab', { name: say(name) });
  await part('Editor').waitFor();
  await hands.pressAt(await pointOf(page, 500, 400));
  await page
    .getByText(say('{count} of {total} selected', { count: 1, total: 1 }))
    .first()
    .waitFor();
  await press(part('Inspector'));
  const handle = page.getByRole('separator', { name: say('Height of the inspector') });
  await expect.poll(() => handle.getAttribute('aria-valuetext')).toBe(say('Half the page'));
  await hands.expectTranslated();
  const x = page.getByRole('spinbutton', { name: say('Position X') });
  await x.fill('300');
  await x.press('Enter');
  await expect.poll(async () => (await actorsOf(page)).join()).toContain('x 300');
  await handle.press('End');
  await expect.poll(() => handle.getAttribute('aria-valuetext')).toBe(say('The whole page'));
  await press(part('Library'));
  await hands.row('Pip', 'actor').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await endFlow(flow);
});

test.each(nextFlows())('in %s, a project is exported and opened again by its file', async (code, device) => {
  const flow = await visitFlow(code, device, pipGame());
  const { page, hands } = flow;
  const { say, press, button } = hands;
  await stageOf(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await actorsOf(page)).join()).toContain('x 501');
  await untilSaved(page);
  await goToPage(page, 'projects');
  const downloading = page.waitForEvent('download');
  await press(button('More actions for {title}', { title: 'Pips' }));
  await hands.expectTranslated();
  await press(page.getByRole('menuitem', { name: say('Export'), exact: true }));
  const download = await downloading;
  const choosing = page.waitForEvent('filechooser');
  await press(button('Import'));
  const bytes = await buffer(await download.createReadStream());
  await (await choosing).setFiles({ name: download.suggestedFilename(), mimeType: 'application/zip', buffer: bytes });
  const copies = page.getByRole('button', {
    name: new RegExp(`^${say('More actions for {title}', { title: 'Pips' })}`),
  });
  await expect.poll(() => copies.count()).toBe(2);
  await hands.expectTranslated();
  await press(copies.first());
  await press(page.getByRole('menuitem', { name: say('Open'), exact: true }));
  await stageOf(page).waitFor();
  await expect.poll(async () => (await actorsOf(page)).join()).toContain('x 501');
  await endFlow(flow);
});

test.each(nextFlows())('in %s, preferences are searched, changed, and seen in another tab', async (code, device) => {
  const flow = await visitFlow(code, device, pipGame());
  const { page, context, hands } = flow;
  const { say, press } = hands;
  const other = await context.newPage();
  await other.goto(`${inject('editorUrl')}#/settings`);
  await goToPage(page, 'settings');
  const search = page.getByRole('searchbox', { name: say('Search settings') });
  await search.fill(say('Show Monetization'));
  await press(page.getByText(say('Show Monetization'), { exact: true }));
  await expect.poll(() => other.getByRole('switch', { name: say('Show Monetization') }).isChecked()).toBe(true);
  await search.fill(say('Theme'));
  await press(page.getByRole('radio', { name: say('Light'), exact: true }));
  await other.locator('html[data-theme="light"]').waitFor();
  await search.fill('zzz');
  await page.getByText(say('No setting contains “{query}”.', { query: 'zzz' })).waitFor();
  await endFlow(flow);
});

test.each(nextFlows())(
  'in %s, the regions, the stage and its actors are walked through with keys',
  async (code, device) => {
    const flow = await visitFlow(code, { ...device, reducedMotion: 'reduce' }, pipGame());
    const { page, hands } = flow;
    const region = () =>
      page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region ?? 'none');
    const walked = new Set<string>();
    await expect
      .poll(async () => {
        await page.keyboard.press('F6');
        walked.add(await region());
        return [...walked].toSorted();
      })
      .toEqual(expect.arrayContaining(['inspector', 'library', 'rail', 'stage', 'top']));
    await stageOf(page).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(async () => (await actorsOf(page)).join()).toMatch(/x 501\D+y 410/);
    // Nothing moves where less motion is wanted.
    await hands.library('Actors');
    const moving = await page.evaluate(
      () => document.getAnimations().filter((each) => Number(each.effect?.getComputedTiming().duration) > 1).length,
    );
    expect(moving).toBe(0);
    await endFlow(flow);
  },
);
