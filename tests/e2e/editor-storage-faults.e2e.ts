import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { edit, keepOpenProject, openedEdit, openNewProject, untilSaved } from './editedProject.ts';
import { killOwnBrowsers, type OwnBrowser, startOwnBrowser } from './ownBrowser.ts';
import { mountSmallDisk, type SmallDisk } from './smallDisk.ts';

/** How often a disk is filled. */
const diskTimes = Number(process.env.PLAYHOUSE_KILLS ?? 6) < 100 ? [1] : [1, 2, 3, 4, 5];

let profile = '';
const disks: SmallDisk[] = [];
beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'playhouse-profile-'));
});
afterEach(async () => {
  await killOwnBrowsers();
  for (const disk of disks.splice(0)) disk.remove();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

describe('a suspended tab', () => {
  test('does not overwrite edits of the tab that took over its project, and reports what is lost', async () => {
    const browser = await startOwnBrowser(profile, keepOpenProject);
    const url = await openNewProject(browser.page, inject('editorUrl'));
    await edit(browser.page, 1);
    await untilSaved(browser.page);
    const second = await browser.newPage();
    await second.goto(url);
    await second.getByRole('heading', { name: 'Open in another tab' }).waitFor();
    // The first tab stops responding with an unsaved edit; when it wakes up, it continues editing at once.
    let wake: () => void = () => undefined;
    const awake = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await browser.page.route('**/wake', (route) => awake.then(() => route.fulfill({ body: 'awake' })));
    const asleep = browser.page.evaluate(() => {
      const { project } = globalThis.edited ?? {};
      const [scene] = [...(project?.session.getState().project.scenes.values() ?? [])];
      const rename = (name: string) =>
        project?.session.dispatch({ kind: 'scene.rename', data: { scene: scene?.id, name } });
      rename('Edit 2');
      const request = new XMLHttpRequest();
      request.open('GET', '/wake', false);
      request.send();
      rename('Edit 3');
      return project?.saving.flush();
    });
    await second.getByRole('button', { name: 'Use it here' }).click();
    await second.waitForFunction(() => globalThis.edited !== undefined);
    await edit(second, 100);
    await second.evaluate(() => globalThis.edited?.project.saving.flush());
    expect(await second.evaluate(() => globalThis.edited?.project.saving.get().kind)).toBe('saved');
    wake();
    await asleep;
    await browser.page.getByRole('heading', { name: 'Open in another tab' }).waitFor();
    await browser.page.getByText('The last change made here is not in it.').waitFor();
    await browser.page.getByRole('button', { name: 'Export this version' }).waitFor();
    await edit(second, 101);
    await second.evaluate(() => globalThis.edited?.project.saving.flush());
    await second.close();
    const third = await browser.newPage();
    expect(await openedEdit(third, url)).toBe(101);
    await browser.kill();
  });
});

/** Clears all storage of the origin except cookies, like the browser's settings. */
async function clearStorage(browser: OwnBrowser): Promise<void> {
  const session = await browser.page.context().newCDPSession(browser.page);
  const { origin } = new URL(inject('editorUrl'));
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
}

describe('storage cleared while the page is open', () => {
  test('is detected without an edit and reported, and the project is stored again', async () => {
    const browser = await startOwnBrowser(profile, keepOpenProject);
    const url = await openNewProject(browser.page, inject('editorUrl'));
    await edit(browser.page, 7);
    await browser.page.evaluate(() => globalThis.edited?.project.saving.flush());
    await clearStorage(browser);
    await browser.page.getByText('This browser’s storage was cleared. The project has been saved again.').waitFor();
    await browser.page.getByText('Saved on this computer').waitFor();
    await browser.kill();
    const again = await startOwnBrowser(profile, keepOpenProject);
    expect(await openedEdit(again.page, url)).toBe(7);
    await again.kill();
  });

  test('loses no edit made right after', async () => {
    const browser = await startOwnBrowser(profile, keepOpenProject);
    const url = await openNewProject(browser.page, inject('editorUrl'));
    await clearStorage(browser);
    await edit(browser.page, 8);
    await browser.page.getByText('Saved on this computer').waitFor();
    await browser.page.evaluate(() => globalThis.edited?.project.saving.flush());
    await browser.page.reload();
    expect(await openedEdit(browser.page, url)).toBe(8);
    await browser.kill();
  });
});

/** Whether this user may mount a disk; other users skip these tests. */
const canMount = mountSmallDisk();
canMount?.remove();

if (canMount) {
  describe('a browser on a full disk', () => {
    test.each(diskTimes)('reports it, offers an export, and keeps what it saves later, time %i', async (time) => {
      const disk = mountSmallDisk();
      if (!disk) throw new Error('the disk cannot be mounted any more');
      disks.push(disk);
      const ownProfile = path.join(disk.folder, 'profile');
      const browser = await startOwnBrowser(ownProfile, keepOpenProject);
      const { page } = browser;
      const url = await openNewProject(page, inject('editorUrl'));
      await edit(page, 1);
      await untilSaved(page);
      disk.fill();
      let last = 1;
      const editTimes = async (times: number) => {
        for (let each = 0; each < times; each += 1) {
          last += 1;
          await edit(page, last);
        }
      };
      const kindOfSaving = () => page.evaluate(() => globalThis.edited?.project.saving.get().kind);
      await editTimes(time);
      // The last block of a file that had room takes some edits more.
      const editUntilFull = async () => {
        const kind = await kindOfSaving();
        if (kind === 'saved') await editTimes(1);
        return kind;
      };
      await expect.poll(editUntilFull).not.toMatch(/^sav/);
      await page.getByRole('banner').getByRole('alert').waitFor();
      await page.getByRole('banner').getByRole('button', { name: 'Export' }).waitFor();
      await editTimes(2 * time);
      expect(await kindOfSaving()).not.toBe('saved');
      disk.empty();
      await untilSaved(page);
      await browser.kill();
      // Chromium discards its databases at startup when they continue in the log file in which a write was interrupted.
      const again = await startOwnBrowser(ownProfile, keepOpenProject);
      expect(await openedEdit(again.page, url)).toBe(last);
      await again.kill();
    });
  });
}
