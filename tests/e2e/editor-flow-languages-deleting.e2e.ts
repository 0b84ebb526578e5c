import { packArchive, writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { dropFile } from './droppedFile.ts';
import { confirmWarning, endFlow, flowsInTurn, type Hands, handsOf, visitFlow } from './flowHands.ts';
import { goToPage } from './homePage.ts';
import { lanternFiles, lanterns } from './languageScreens.ts';
import { pressGame } from './previewGame.ts';
import { actorsOf, importProject, stageOf } from './stagePage.ts';
import { mend, takeAway } from './takenTexts.ts';

useBrowser();

const nextFlows = flowsInTurn('ar');

const scenes = [{ id: 'id20', name: 'Meadow', layers: [{}] }];

test.each(nextFlows())(
  'in %s, a picture, a sound, a table and a script are deleted after a warning, and come back',
  async (code, device) => {
    const flow = await visitFlow(code, device, lanterns(), lanternFiles);
    const { page, hands } = flow;
    for (const [library, name] of [
      ['Images', 'moss'],
      ['Sounds', 'click'],
      ['Tables', 'Level'],
      ['Scripts', 'Morning'],
    ] as const) {
      const row = (await hands.library(library)).getByRole('row', { name: new RegExp(`^${name}`) });
      await hands.choose(row, name, 'Delete');
      await confirmWarning(hands);
      await row.waitFor({ state: 'detached' });
      await hands.undo();
      await row.waitFor();
    }
    await page.keyboard.press('Control+Shift+z');
    await page.getByRole('row', { name: /^Morning/ }).waitFor({ state: 'detached' });
    await endFlow(flow);
  },
);

/** The menu of a project of the library. */
const menuOf = ({ button }: Hands, title: string) => button('More actions for {title}', { title });

test.each(nextFlows())('in %s, a project is deleted for good, and the Trash Can is emptied', async (code, device) => {
  const flow = await visitFlow(code, device, buildProject({ title: 'One', scenes }));
  const { page, hands } = flow;
  const { say, press, button, chooseIn } = hands;
  for (const title of ['Two', 'Three']) await importProject(page, buildProject({ title, scenes }));
  await goToPage(page, 'projects');
  for (const title of ['One', 'Two', 'Three']) {
    await chooseIn(menuOf(hands, title), 'Delete');
    await confirmWarning(hands);
    await menuOf(hands, title).waitFor({ state: 'detached' });
  }
  const fold = page.getByRole('button', { name: new RegExp(`^${say('Trash Can')} ?\\d`) });
  await press(fold);
  const trashed = (title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await press(trashed('Two').getByRole('button', { name: say('Delete for good') }));
  await confirmWarning(hands);
  await trashed('Two').waitFor({ state: 'detached' });
  await press(trashed('Three').getByRole('button', { name: say('Bring back') }));
  await menuOf(hands, 'Three').waitFor();
  await press(button('Empty Trash Can'));
  await confirmWarning(hands);
  await fold.waitFor({ state: 'detached' });
  await page.reload();
  await menuOf(hands, 'Three').waitFor();
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases.filter(({ name }) => name?.includes('project-'))).toHaveLength(1);
  await endFlow(flow);
});

test.each(nextFlows())(
  'in %s, an archive that is dropped becomes a project, and a broken one is reported',
  async (code, device) => {
    const flow = await visitFlow(code, device, buildProject({ title: 'Before', scenes }));
    const { page, hands } = flow;
    const { say, press } = hands;
    const zip = 'application/zip';
    const archive = packArchive(
      writeProject({ project: buildProject({ title: 'Arrived', scenes }), files: new Map() }),
    );
    await dropFile(page, 'header', 'broken.zip', zip, [1, 2, 3]);
    const report = page.getByRole('dialog', { name: say('{file} could not be imported', { file: 'broken.zip' }) });
    await report.waitFor();
    await hands.expectTranslated();
    await press(report.getByRole('button', { name: say('Close') }).last());
    await report.waitFor({ state: 'detached' });
    await dropFile(page, 'header', 'arrived.playhouse.zip', zip, [...archive]);
    await page.getByText(say('{title} imported', { title: 'Arrived' })).waitFor();
    await hands.expectTranslated();
    await press(page.getByRole('button', { name: say('Open'), exact: true }));
    await page.waitForFunction(() => document.title.includes('Arrived'));
    await stageOf(page).waitFor();
    await endFlow(flow);
  },
);

test.each(nextFlows())(
  'in %s, a panel that fails can be reported and opened again, and a repair is undone',
  async (code, device) => {
    const flow = await visitFlow(code, device, lanterns(), lanternFiles);
    const { page, hands, faults } = flow;
    const { say, press, button } = hands;
    const address = page.url();
    const library = await hands.library('Actors');
    await takeAway(page, 'localeCompare');
    await press(library.getByRole('button', { name: say('Sort'), exact: true }));
    await press(page.getByRole('menuitem', { name: 'A-Z' }));
    const stopped = page.getByRole('alert');
    await stopped.getByText(say('Your game is saved.')).waitFor();
    await mend(page);
    await hands.expectTranslated();
    await press(stopped.getByRole('button', { name: say('Report…') }));
    const dialog = page.getByRole('dialog', { name: say('Report what happened') });
    await hands.expectTranslated();
    const downloading = page.waitForEvent('download');
    await press(dialog.getByRole('button', { name: say('Download report') }));
    expect((await downloading).suggestedFilename()).toMatch(/^playhouse-report-/);
    await press(dialog.getByRole('button', { name: say('Cancel') }));
    await press(stopped.getByRole('button', { name: say('Open again') }));
    await library.getByRole('row', { name: /^Pip/ }).waitFor();
    // The browser reports what failed, too.
    faults.splice(0);

    await goToPage(page, 'settings');
    await press(page.getByText(say('Repair projects when they are opened'), { exact: true }));
    await page.goto(address);
    const repaired = page.getByRole('dialog', { name: say('The project was repaired') });
    await repaired.getByRole('listitem').first().waitFor();
    await hands.expectTranslated();
    await press(repaired.getByRole('button', { name: say('Undo the repair') }));
    await repaired.waitFor({ state: 'detached' });
    await press(button('History'));
    await page
      .getByRole('option', { name: say('Repaired the project') })
      .first()
      .waitFor();
    await endFlow(flow);
  },
);

test.each(nextFlows())(
  'in %s, a game is changed, played and exported without a network after the first visit',
  async (code, device) => {
    const { page, context, faults } = await visit({
      isReturning: true,
      device: { ...device, serviceWorkers: 'allow' },
    });
    const hands = handsOf(page, code, device.hasTouch === true);
    const { say, press, button } = hands;
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await importProject(page, pressGame());
    await context.setOffline(true);
    await page.reload();
    await stageOf(page).press('Control+a');
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await actorsOf(page)).join()).toContain('x 101');
    await press(button('Play'));
    await page.getByRole('log').getByText('here I am').first().waitFor();
    await hands.expectTranslated();
    await press(button('Back to editing'));
    await stageOf(page).waitFor();
    await goToPage(page, 'projects');
    await press(menuOf(hands, 'Presses'));
    const downloading = page.waitForEvent('download');
    await press(page.getByRole('menuitem', { name: say('Export'), exact: true }));
    expect((await downloading).suggestedFilename()).toBe('Presses.playhouse.zip');
    await hands.expectTranslated();
    // The page may look for a server meanwhile.
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await context.close();
  },
);
