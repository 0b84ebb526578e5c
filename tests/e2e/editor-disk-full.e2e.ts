import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CDPSession } from 'playwright';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { edit, keepOpenProject, openedEdit, openNewProject, untilSaved } from './editedProject.ts';
import { killOwnBrowsers, startOwnBrowser } from './ownBrowser.ts';

const folders: string[] = [];
const mounts: string[] = [];
afterEach(async () => {
  await killOwnBrowsers();
  for (const mount of mounts.splice(0)) spawnSync('umount', ['-l', mount]);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'playhouse-profile-'));
  folders.push(folder);
  return folder;
}

/** Gives the origin so many bytes of room, as long as the session lasts; undefined as much as there is. */
async function allow(session: CDPSession, quotaSize?: number): Promise<void> {
  const { origin } = new URL(inject('editorUrl'));
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) });
}

describe('a browser that has no room left', () => {
  test('says so, offers the project, and saves by itself when there is room again', async () => {
    const profile = newFolder();
    const browser = await startOwnBrowser(profile, keepOpenProject);
    const { page } = browser;
    const url = await openNewProject(page, inject('editorUrl'));
    await edit(page, 1);
    await untilSaved(page);
    const session = await page.context().newCDPSession(page);
    await allow(session, 1);
    await edit(page, 2);
    await page.getByText('No room left on this computer.').waitFor();
    expect(await page.evaluate(() => globalThis.edited?.project.saving.get().kind)).toBe('full');
    const download = page.waitForEvent('download');
    await page.getByRole('banner').getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.playhouse\.zip$/);
    await allow(session);
    await untilSaved(page);
    await browser.kill();
    const again = await startOwnBrowser(profile, keepOpenProject);
    expect(await openedEdit(again.page, url)).toBe(2);
    await again.kill();
  });
});

// A file system of its own needs rights that not every computer gives, so the usual run goes without.
if (process.env.PLAYHOUSE_KILLS_REST !== undefined) {
  describe('a disk that is full', () => {
    test.each([1, 2, 3])(
      'loses nothing that was called saved, and says what it does not save, time %i',
      async (time) => {
        const disk = newFolder();
        expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk]).status).toBe(0);
        mounts.push(disk);
        const profile = path.join(disk, 'profile');
        let browser = await startOwnBrowser(profile, keepOpenProject);
        const url = await openNewProject(browser.page, inject('editorUrl'));
        await edit(browser.page, 1);
        await untilSaved(browser.page);
        fill(path.join(disk, 'ballast'));
        let saved = 1;
        for (let number = 2; number < 12 * time; number += 1) {
          await edit(browser.page, number);
          await new Promise((resolve) => setTimeout(resolve, 700));
          const kind = await browser.page.evaluate(() => globalThis.edited?.project.saving.get().kind);
          if (kind === 'saved') saved = number;
        }
        rmSync(path.join(disk, 'ballast'));
        const last = 12 * time;
        await edit(browser.page, last);
        await untilSaved(browser.page);
        await browser.kill();
        browser = await startOwnBrowser(profile, keepOpenProject);
        expect(await openedEdit(browser.page, url)).toBe(last);
        expect(saved).toBeGreaterThan(0);
        await browser.kill();
      },
    );
  });
}

/** Writes until the disk takes no more. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (let size = 1024 * 1024; size >= 1; ) {
    try {
      writeSync(handle, new Uint8Array(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(handle);
}
