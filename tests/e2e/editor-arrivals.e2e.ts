import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packArchive, writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { dropFile, dropFromDesktop } from './droppedFile.ts';
import { stageOf, visitProject } from './stagePage.ts';

useBrowser();

declare global {
  var launched: ((launch: { files: readonly { getFile(): Promise<File> }[] }) => void) | undefined;
  var asked: number | undefined;
}

const scenes = [{ id: 'id20', name: 'Meadow', layers: [{}] }];
const open = buildProject({ title: 'Open game', scenes });
const bytes = [...packArchive(writeProject({ project: buildProject({ title: 'Arrived', scenes }), files: new Map() }))];

/** A browser that hands files to the page, as it does when they are opened with the installed editor. */
function queueLaunches(): void {
  Object.defineProperty(window, 'launchQueue', {
    value: {
      setConsumer(consumer: NonNullable<typeof globalThis.launched>) {
        globalThis.launched = consumer;
      },
    },
  });
}

/** Drags a file over a part of the page without dropping it; returns how many signs say that it can be. */
function dragOver(page: Page, selector: string, name: string, type: string): Promise<number> {
  return page.evaluate(
    async ([target, fileName, fileType]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([], fileName, { type: fileType }));
      const element = document.querySelector(target);
      element?.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
      await new Promise((resolve) => setTimeout(resolve, 100));
      return [...document.querySelectorAll('p')].filter((each) => each.textContent === 'Drop to import').length;
    },
    [selector, name, type] as const,
  );
}

const drop = (page: Page, selector: string, name: string, type: string, content: readonly number[] = bytes) =>
  dropFile(page, selector, name, type, content);

/** Runs in the page before anything else: drops a text, then an archive, when only the first script has run. */
function dropEarly(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const name of ['letter.txt', 'early.zip']) {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['no archive'], name));
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    }
  });
}

describe('projects from outside', () => {
  test('a file opened with the installed editor is imported and opened', async () => {
    const { page, context, faults } = await visit({ isReturning: true, prepare: queueLaunches });
    await page.waitForFunction(() => globalThis.launched !== undefined);
    await page.evaluate((contents) => {
      const file = new File([new Uint8Array(contents)], 'arrived.playhouse.zip', { type: 'application/zip' });
      globalThis.launched?.({ files: [{ getFile: async () => file }] });
    }, bytes);
    await stageOf(page).waitFor();
    expect(await page.title()).toContain('Arrived');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a file that the system cannot read is reported', async () => {
    const { page, context } = await visit({ isReturning: true, prepare: queueLaunches });
    await page.waitForFunction(() => globalThis.launched !== undefined);
    await page.evaluate(() =>
      globalThis.launched?.({ files: [{ getFile: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }] }),
    );
    await page.getByText('The file cannot be read.').waitFor();
    await context.close();
  });

  test('a .gameproj, of which the system knows no type, can be dropped on an open project', async () => {
    const { page, context } = await visitProject(open);
    const folder = mkdtempSync(path.join(tmpdir(), 'playhouse-drop-'));
    const file = path.join(folder, 'arrived.gameproj');
    writeFileSync(file, new Uint8Array(bytes));
    await dropFromDesktop(page, stageOf(page), file);
    await page.getByText('Arrived imported').waitFor();
    rmSync(folder, { recursive: true });
    await context.close();
  });

  test('a file of a type that the system does not know is refused in words', async () => {
    const { page, context } = await visitProject(open);
    const folder = mkdtempSync(path.join(tmpdir(), 'playhouse-drop-'));
    const file = path.join(folder, 'notes.hoot');
    writeFileSync(file, 'Who?');
    await dropFromDesktop(page, page.getByRole('banner'), file);
    await page.getByText('notes.hoot cannot be dropped here. Projects end in .zip or .gameproj.').waitFor();
    rmSync(folder, { recursive: true });
    await context.close();
  });

  test.each(['aside', '[role=application]', 'header'])(
    'an archive dropped on %s of an open project becomes a project of its own',
    async (part) => {
      const { page, context } = await visitProject(open);
      await expect.poll(() => dragOver(page, part, 'arrived.playhouse.zip', 'application/zip')).toBe(1);
      expect(await drop(page, part, 'arrived.playhouse.zip', 'application/zip')).toBe(false);
      await page.getByText('Arrived imported').waitFor();
      expect(await page.title()).toContain('Open game');
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await page.waitForFunction(() => document.title.includes('Arrived'));
      await context.close();
    },
  );

  test('an archive that is dropped as soon as the page is there waits until it can be imported', async () => {
    const { page, context } = await visit({ isReturning: true, route: '/settings', prepare: dropEarly });
    await page.getByRole('dialog', { name: 'early.zip could not be imported' }).waitFor();
    await context.close();
  });

  test('a damaged archive is reported, and other files are neither imported nor shown instead of the page', async () => {
    const { page, context } = await visit({ isReturning: true, route: '/settings' });
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    // No file is shown instead of the page, not even before the part that imports archives is loaded.
    expect(await dragOver(page, 'main', 'letter.txt', 'text/plain')).toBe(0);
    expect(await drop(page, 'main', 'letter.txt', 'text/plain')).toBe(false);
    await expect.poll(() => dragOver(page, 'main', 'broken.zip', 'application/zip')).toBe(1);
    expect(await drop(page, 'main', 'broken.zip', 'application/zip', [1, 2, 3])).toBe(false);
    const report = page.getByRole('dialog', { name: 'broken.zip could not be imported' });
    await report.waitFor();
    await page.keyboard.press('Escape');
    await report.waitFor({ state: 'detached' });
    await page.getByText('Drop to import').waitFor({ state: 'detached' });
    expect(await dragOver(page, 'main', 'letter.txt', 'text/plain')).toBe(0);
    expect(await drop(page, 'main', 'letter.txt', 'text/plain')).toBe(false);
    await page.getByText('letter.txt cannot be dropped here.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await context.close();
  });
});

describe('the editor as an application', () => {
  test('can be installed, as far as the browser can tell, and opens projects', async () => {
    const { page, context } = await visit({ isReturning: true, device: { serviceWorkers: 'allow' } });
    const session = await context.newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '{}');
    expect(manifest.file_handlers[0].accept['application/zip']).toContain('.playhouse.zip');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A context of a test is like a private window.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    for (const { src, sizes, type } of manifest.icons) {
      const response = await page.request.get(new URL(src, inject('editorUrl')).href);
      expect([src, response.status(), response.headers()['content-type']]).toEqual([src, 200, type]);
      if (type === 'image/png') {
        const header = await response.body();
        expect(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`).toBe(sizes);
      }
    }
    await context.close();
  });

  test('offers to be installed only where the browser offers it', async () => {
    const { page, context } = await visit({ isReturning: true });
    await page.getByRole('link', { name: 'Settings' }).waitFor();
    const install = page.getByRole('button', { name: 'Install' });
    expect(await install.count()).toBe(0);
    await page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      window.dispatchEvent(
        Object.assign(event, { prompt: async () => (globalThis.asked = (globalThis.asked ?? 0) + 1) }),
      );
    });
    await install.click();
    expect(await page.evaluate(() => globalThis.asked)).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await install.waitFor({ state: 'detached' });
    await context.close();
  });
});
