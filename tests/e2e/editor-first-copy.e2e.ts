import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { noisePng } from '../faults/noisePng.ts';
import { openBrowser } from './browser.ts';
import { PackGate } from './packGate.ts';
import { SyncedDevice, SyncServer } from './syncedDevice.ts';

const username = 'otter-copies';
const pictures = 30;
const bytesOfPicture = noisePng(1).length;
let browser: Browser;
let server: SyncServer;
let ann: SyncedDevice;
const gates: PackGate[] = [];

beforeAll(async () => {
  server = new SyncServer(inject('editorDist'));
  [browser] = await Promise.all([openBrowser(), server.start()]);
  ann = await SyncedDevice.open(browser, server.url, username);
  await makeLargeProject();
});

afterAll(async () => {
  for (const gate of gates) gate.close();
  await browser.close();
  await server.remove();
});

interface OpenedHere {
  readonly assets: {
    getFiles(): ReadonlyMap<string, unknown>;
    put(path: string, bytes: Uint8Array): Promise<{ message: string } | undefined>;
  };
  readonly session: {
    getState(): {
      readonly project: { readonly scenes: ReadonlyMap<string, { name: string }>; readonly actors: { size: number } };
      readonly history: { readonly undo: readonly unknown[] };
    };
    dispatch(edit: object): { readonly ok: boolean; readonly issues?: readonly { readonly message: string }[] };
  };
}

/** A game with five scenes and thirty pictures, and an actor that nothing has: a problem that a check finds. */
async function makeLargeProject(): Promise<void> {
  await ann.makeProject();
  await ann.note('Synced');
  const files = Array.from({ length: pictures }, (_, index) => [...noisePng(index + 1)]);
  await ann.page.evaluate(async (all) => {
    const { assets, session } = globalThis.synced as unknown as OpenedHere;
    for (const [index, bytes] of all.entries()) await assets.put(`images/p${index}.png`, Uint8Array.from(bytes));
    const [scene] = session.getState().project.scenes.values();
    const ops = [
      ...all.map((bytes, index) => ({
        op: 'insert',
        path: ['assets', 'images'],
        index: 0,
        value: { name: `p${index}`, files: [{ name: `p${index}.png`, size: bytes.length }] },
      })),
      ...[901, 902, 903, 904].flatMap((number) => [
        { op: 'set', path: ['scenes', `id${number}`], value: { ...scene, id: `id${number}`, layers: [] } },
        { op: 'insert', path: ['object', 'scenes'], index: 1, value: `id${number}` },
      ]),
    ];
    const done = session.dispatch({ kind: 'ops.apply', data: ops });
    if (!done.ok) throw new Error(done.issues?.[0]?.message);
  }, files);
  await ann.note('Synced');
}

async function deviceBehind(fileBytes: number): Promise<{ gate: PackGate; bob: SyncedDevice }> {
  const gate = new PackGate(server.url, fileBytes);
  gates.push(gate);
  await gate.start();
  const bob = await SyncedDevice.open(browser, gate.url, username);
  return { gate, bob };
}

const copied = ({ page }: SyncedDevice) =>
  page.evaluate(() => {
    const { session, assets } = globalThis.synced as unknown as OpenedHere;
    const { project, history } = session.getState();
    return { scenes: project.scenes.size, files: assets.getFiles().size, steps: history.undo.length };
  });

const rename = ({ page }: SyncedDevice, title: string) =>
  page.evaluate((text) => {
    const { session } = globalThis.synced as unknown as OpenedHere;
    return session.dispatch({ kind: 'project.setTitle', data: { title: text } }).ok;
  }, title);

/** The list of problems in the top bar, and what a repair says. */
const badges = ({ page }: SyncedDevice) => page.getByText(/No problems|problem|was repaired/).count();

test('a project opens when it can be shown, says how much is here, and can be changed when all of it is', async () => {
  const { gate, bob } = await deviceBehind(4.5 * bytesOfPicture);
  await bob.page.getByRole('button', { name: /^Download/ }).click();
  const strip = bob.page.getByText(/Downloading \d+ of \d+\. You can look at the project and play it/);
  await strip.waitFor();
  // What cannot be done yet is not offered.
  expect(await bob.page.getByText('The stage is yours').count()).toBe(0);
  await bob.page.waitForURL(/#\/game\/.*\/scene\//);
  await bob.page.getByRole('tab', { name: 'Sounds' }).click();
  await bob.page.getByText('Still downloading.').waitFor();
  await expect.poll(() => copied(bob)).toMatchObject({ scenes: 5, steps: 0 });
  expect((await copied(bob)).files).toBeLessThan(pictures);
  const [, arrived = '', total = ''] = /(\d+) of (\d+)/.exec((await strip.textContent()) ?? '') ?? [];
  expect(Number(arrived)).toBeLessThan(Number(total));
  expect([await rename(bob, 'Too early'), await badges(bob)]).toEqual([false, 0]);
  gate.open();
  await bob.note('Synced');
  await expect.poll(() => copied(bob)).toMatchObject({ scenes: 5, files: pictures });
  expect(await strip.count()).toBe(0);
  await expect.poll(() => badges(bob)).toBeGreaterThan(0);
  expect(await rename(bob, 'Complete')).toBe(true);
  await ann.page.getByRole('heading', { name: 'Complete' }).waitFor({ state: 'attached' });
  // One request brought everything.
  expect([gate.packs, bob.faults]).toEqual([1, []]);
});

test('a copy that is cut stays incomplete, also after a reload, and completes when the server is back', async () => {
  const { gate, bob } = await deviceBehind(4.5 * bytesOfPicture);
  await bob.page.getByRole('button', { name: /^Download/ }).click();
  await bob.page.getByText(/Downloading \d+ of \d+\./).waitFor();
  gate.cut();
  const stopped = bob.page.getByText(/is not completely downloaded|The download stopped at \d+ of \d+/);
  await stopped.waitFor();
  const before = await copied(bob);
  expect(before).toMatchObject({ scenes: 5, steps: 0 });
  await bob.page.evaluate(() => {
    globalThis.synced = undefined;
  });
  await bob.page.reload();
  await bob.page.waitForFunction(() => globalThis.synced !== undefined);
  await stopped.waitFor();
  expect([await copied(bob), await rename(bob, 'Too early'), await badges(bob)]).toEqual([before, false, 0]);
  // The list of projects says so, and offers nothing that would make half of it a whole.
  await bob.page.goto(`${gate.url}#/projects`);
  await bob.page.getByText('Not completely downloaded').waitFor();
  await bob.page.getByRole('button', { name: /^More actions for/ }).click();
  expect(await bob.page.getByRole('menuitem').allTextContents()).toEqual(['Open', 'Play', 'Delete']);
  await bob.page.keyboard.press('Escape');
  gate.mend();
  gate.open();
  await bob.openListed();
  await bob.note('Synced');
  await expect.poll(() => copied(bob)).toMatchObject({ scenes: 5, files: pictures });
  expect([await stopped.count(), await rename(bob, 'Complete after all'), bob.faults]).toEqual([0, true, []]);
});

test('without packs, it opens as early', async () => {
  const { gate, bob } = await deviceBehind(0);
  await bob.page.evaluate(() => localStorage.setItem('playhouse-sync-without', 'pack'));
  await bob.page.getByRole('button', { name: /^Download/ }).click();
  await bob.page.getByText(/Downloading( \d+ of \d+)?\. You can look/).waitFor();
  expect([(await copied(bob)).files, await rename(bob, 'Too early'), await badges(bob)]).toEqual([0, false, 0]);
  gate.open();
  await bob.note('Synced');
  await expect.poll(() => copied(bob)).toMatchObject({ scenes: 5, files: pictures });
  expect([gate.packs, await rename(bob, 'Without packs'), bob.faults]).toEqual([0, true, []]);
});
