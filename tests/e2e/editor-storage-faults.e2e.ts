import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { edit, keepOpenProject, openedEdit, openNewProject, shownEdit, untilSaved } from './editedProject.ts';
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

describe('a page that crashes', () => {
  test('loses no saved edit, and the next visit says up to when everything is there', async () => {
    const browser = await startOwnBrowser(profile, keepOpenProject);
    const { page } = browser;
    const url = await openNewProject(page, inject('editorUrl'));
    await edit(page, 3);
    await untilSaved(page);
    const strip = (of: Page) => of.getByRole('status').filter({ hasText: 'Playhouse closed unexpectedly' });
    await page.reload();
    await page.waitForFunction(() => globalThis.edited !== undefined);
    expect(await strip(page).count()).toBe(0);
    const devtools = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // Nobody answers.
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    const next = await browser.newPage();
    expect(await openedEdit(next, url)).toBe(3);
    await strip(next)
      .getByText(/Everything up to \d+:\d\d\s[AP]M is here\./)
      .waitFor();
    await strip(next).getByRole('button', { name: 'Show history' }).click();
    await next.getByRole('dialog', { name: 'History' }).waitFor();
    expect(await strip(next).count()).toBe(0);
    await browser.kill();
  });
});

describe('a tab that the browser freezes', () => {
  /** A new project with a saved edit, in a tab that makes another one at an event of its life. */
  async function openEditing(editsAt: 'visibilitychange' | 'resume') {
    const browser = await startOwnBrowser(profile, keepOpenProject, { canHide: true });
    const { page } = browser;
    const url = await openNewProject(page, inject('editorUrl'));
    await edit(page, 1);
    await untilSaved(page);
    await page.evaluate((type) => {
      const change = () => {
        const { session } = globalThis.edited?.project ?? {};
        const [scene] = [...(session?.getState().project.scenes.values() ?? [])];
        session?.dispatch({ kind: 'scene.rename', data: { scene: scene?.id, name: 'Edit 2' } });
        document.documentElement.dataset.changed = '';
      };
      document.addEventListener(type, change, { once: true });
    }, editsAt);
    const devtools = await page.context().newCDPSession(page);
    const setState = (state: 'frozen' | 'active') => devtools.send('Page.setWebLifecycleState', { state });
    await setState('frozen');
    const second = await browser.newPage();
    await second.goto(url);
    await second.getByRole('button', { name: 'Use it here' }).click();
    return { browser, page, url, second, wake: () => setState('active') };
  }

  const untilOpen = (page: Page) => page.waitForFunction(() => globalThis.edited !== undefined);

  test('loses its project, of which it overwrites nothing when it wakes up', async () => {
    const { browser, page, url, second, wake } = await openEditing('resume');
    await untilOpen(second);
    expect(await shownEdit(second)).toBe(1);
    await edit(second, 100);
    await untilSaved(second);
    await wake();
    await page.locator('html[data-changed]').waitFor({ state: 'attached' });
    await page.getByRole('heading', { name: 'Open in another tab' }).waitFor();
    await second.close();
    expect(await openedEdit(await browser.newPage(), url)).toBe(100);
    await browser.kill();
  });

  test('in the middle of a save keeps its project until it wakes up, and then hands over all edits', async () => {
    const { browser, page, second, wake } = await openEditing('visibilitychange');
    await second.getByRole('heading', { name: 'The other tab does not respond' }).waitFor();
    await wake();
    await untilOpen(second);
    expect(await shownEdit(second)).toBe(2);
    await page.getByRole('heading', { name: 'Open in another tab' }).waitFor();
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

/** Storage that a browser shares with others. */
interface Room {
  fill(): unknown;
  /** Frees what was used up. */
  empty(): unknown;
}

/** Uses up the room during edits, checks what the page says, and makes room. Returns the number of the last edit. */
async function editWithoutRoom({ page }: OwnBrowser, room: Room, times: number): Promise<number> {
  let last = 0;
  const editTimes = async (count: number) => {
    for (let each = 0; each < count; each += 1) {
      last += 1;
      await edit(page, last);
    }
  };
  const kindOfSaving = () => page.evaluate(() => globalThis.edited?.project.saving.get().kind);
  await editTimes(1);
  await untilSaved(page);
  await room.fill();
  await editTimes(times);
  // What had room before takes some edits more.
  const editUntilFull = async () => {
    const kind = await kindOfSaving();
    if (kind === 'saved') await editTimes(1);
    return kind;
  };
  await expect.poll(editUntilFull).not.toMatch(/^sav/);
  await page.getByRole('banner').getByRole('alert').waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Export' }).waitFor();
  await editTimes(2 * times);
  expect(await kindOfSaving()).not.toBe('saved');
  await room.empty();
  await untilSaved(page);
  return last;
}

/** What the browser lets the page store. */
async function quotaOf({ page }: OwnBrowser): Promise<Room> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(inject('editorUrl'));
  return {
    fill: () => devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 }),
    empty: () => devtools.send('Storage.overrideQuotaForOrigin', { origin }),
  };
}

test('a browser that lets the page store nothing more reports it, offers an export, and keeps what it saves later', async () => {
  const browser = await startOwnBrowser(profile, keepOpenProject);
  const url = await openNewProject(browser.page, inject('editorUrl'));
  const last = await editWithoutRoom(browser, await quotaOf(browser), 1);
  await browser.kill();
  const again = await startOwnBrowser(profile, keepOpenProject);
  expect(await openedEdit(again.page, url)).toBe(last);
  await again.kill();
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
      const url = await openNewProject(browser.page, inject('editorUrl'));
      const last = await editWithoutRoom(browser, disk, time);
      await browser.kill();
      // Chromium discards its databases at startup when they continue in the log file in which a write was interrupted.
      const again = await startOwnBrowser(ownProfile, keepOpenProject);
      expect(await openedEdit(again.page, url)).toBe(last);
      await again.kill();
    });
  });
}
