import { packArchive, writeProject } from '@playhouse/core';
import { expect, test } from 'vitest';
import { lanternFiles, lanterns } from '../e2e/languageScreens.ts';
import { openFirefox } from './firefoxPage.ts';

/** Each page of a project, by the end of its address, and what it shows once it is there. */
const pages: readonly (readonly [address: string, content: string])[] = [
  ['prototype/id1', '[data-row]'],
  ['scene/id2?tab=game', '[role=application]'],
  ['scene/id2/actor/id40', '[data-lock]'],
  ['table/id70', '[data-table-grid]'],
  ['assets/fonts/Lora', 'main table, main dl'],
  ['assets/image/moss', 'main canvas'],
  ['assets/sound/click', 'main canvas'],
  ['delegate/id80', '.cm-content'],
  ['controller/1', 'main [data-arms]'],
  ['preview', 'iframe'],
];

test('an archive is imported by dropping it, and every page of its project opens', async () => {
  const { page, faults } = await openFirefox('/projects');
  // The project that is there first is shown above the others.
  const sample = 'Pip and the Lanterns';
  await page.waitForFunction((title) => document.querySelector('main')?.textContent?.includes(title), {}, sample);
  const archive = packArchive(writeProject({ project: lanterns(), files: new Map(lanternFiles) }));
  await page.evaluate((text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], 'game.playhouse.zip', { type: 'application/zip' }));
    const options = { bubbles: true, cancelable: true, dataTransfer };
    for (const type of ['dragenter', 'dragover', 'drop']) document.body.dispatchEvent(new DragEvent(type, options));
  }, Buffer.from(archive).toString('base64'));
  const card = await page.waitForSelector('main a[aria-label="Open Lanterns"]');
  await card?.click();
  await page.waitForSelector('[role=application]');
  for (const [address, content] of pages) {
    await page.evaluate((end) => {
      location.hash = location.hash.replace(/(#\/game\/[^/]+)\/.*$/, `$1/${end}`);
    }, address);
    await page.waitForSelector(content);
    // Beside the message of the import, which stays for some seconds.
    const alerts = await page.$$eval('[role=alert]', (all) => all.map(({ textContent }) => textContent));
    expect([address, alerts.filter((text) => text !== 'Lanterns imported')]).toEqual([address, []]);
  }
  expect(faults).toEqual([]);
});
