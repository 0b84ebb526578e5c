import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, useBrowser, visit } from './browser.ts';
import { SyncedDevice, SyncServer } from './syncedDevice.ts';

useBrowser();

let browser: Browser;
let server: SyncServer;
let ann: SyncedDevice;
let bob: SyncedDevice;

beforeAll(async () => {
  server = new SyncServer(inject('editorDist'));
  [browser] = await Promise.all([openBrowser(), server.start()]);
  ann = await SyncedDevice.open(browser, server.url, 'otter-sync');
  bob = await SyncedDevice.open(browser, server.url, 'otter-sync');
});

afterAll(async () => {
  await browser.close();
  await server.remove();
});

const setOffline = (isOffline: boolean) => Promise.all([ann, bob].map(({ context }) => context.setOffline(isOffline)));

test('a project made on one device appears on another, and each sees what the other changes', async () => {
  await ann.makeProject();
  await ann.note('Synced');
  const asked: string[] = [];
  bob.page.on('response', (answer) => asked.push(`${answer.url().replace(/^.*\/|\?.*$/g, '')} ${answer.status()}`));
  await bob.page.getByRole('button', { name: /^Download/ }).click();
  await bob.note('Synced');
  // All of it comes in one answer.
  expect(asked.filter((each) => /^(pack|_bulk_get|file) /.test(each))).toEqual(['pack 200']);
  await ann.set('id101', 1);
  await expect.poll(() => bob.values('id101')).toEqual([1]);
  await bob.set('id102', 2);
  await expect.poll(() => ann.values('id101', 'id102')).toEqual([1, 2]);
  // Own steps can be undone, whatever came from elsewhere.
  await ann.page.evaluate(() => globalThis.synced?.session.undo());
  await expect.poll(() => bob.values('id101', 'id102')).toEqual([undefined, 2]);
});

test('what both change while they are offline is merged, and nothing is lost', async () => {
  const both = await ann.addActor('id901');
  const doomed = await ann.addActor('id902');
  await expect.poll(() => bob.actor('id902')).toBeDefined();
  await setOffline(true);
  const set = (actor: readonly unknown[], key: string, value: unknown) => ({
    op: 'set',
    path: [...actor, 'attributes', key],
    value,
  });
  await ann.apply(set(both, 'position', { x: 11, y: 12 }), set(both, 'rotation', 10));
  await ann.apply({ op: 'remove', path: doomed });
  await bob.apply(set(both, 'name', 'Changed by Bob'), set(both, 'rotation', 20));
  await bob.apply(set(doomed, 'name', 'Not to be deleted'));
  await Promise.all([ann.note(/Offline/), bob.note(/Offline/)]);
  await setOffline(false);
  await expect.poll(() => bob.actor('id901')).toMatchObject({ position: { x: 11, y: 12 }, name: 'Changed by Bob' });
  await expect.poll(() => ann.actor('id902')).toMatchObject({ name: 'Not to be deleted' });
  await expect
    .poll(async () => JSON.stringify(await ann.actor('id901')))
    .toBe(JSON.stringify(await bob.actor('id901')));
  // One of both.
  expect([10, 20]).toContain(((await ann.actor('id901')) as { rotation: number }).rotation);
  await Promise.all([ann.note('Synced'), bob.note('Synced')]);
});

test('a server that is killed and started again gets every edit', async () => {
  await server.kill();
  await ann.set('id103', 3);
  await ann.note(/Offline/);
  await server.start();
  await ann.set('id104', 4);
  await ann.note('Synced');
  await expect.poll(() => bob.values('id103', 'id104')).toEqual([3, 4]);
});

test('many deletions are confirmed before the server and other devices follow them', async () => {
  const ids = Array.from({ length: 30 }, (_, number) => `id${600 + number}`);
  await ann.dispatch(ids.map((id) => ({ kind: 'table.add', data: { id, rows: [`${id}1`], columns: [`${id}2`] } })));
  await expect.poll(() => bob.countTables()).toBe(30);
  await ann.dispatch(ids.map((table) => ({ kind: 'table.remove', data: { table } })));
  await ann.note('Delete in the cloud, too?');
  await ann.set('id106', 6);
  await expect.poll(() => bob.values('id106')).toEqual([6]);
  expect(await bob.countTables()).toBe(30);
  const size = ann.page.viewportSize() ?? expect.fail();
  await ann.page.setViewportSize({ width: 320, height: 568 });
  const play = (await ann.page.getByRole('button', { name: 'Play', exact: true }).boundingBox()) ?? expect.fail();
  expect(play.x + play.width).toBeLessThanOrEqual(320);
  await ann.page.setViewportSize(size);
  await ann.page.getByRole('button', { name: 'Review' }).click();
  const question = ann.page.getByRole('alertdialog', { name: 'Delete in the cloud, too?' });
  await question.getByText('30 parts of this project were deleted on this computer.').waitFor();
  await ann.context.setOffline(true);
  await question.getByRole('button', { name: 'Delete in the cloud' }).click();
  await question.getByText('The server cannot be reached.').waitFor();
  await ann.context.setOffline(false);
  await question.getByRole('button', { name: 'Delete in the cloud' }).click();
  await question.waitFor({ state: 'detached' });
  await ann.note('Synced');
  await expect.poll(() => bob.countTables()).toBe(0);
});

test('a session that ends stops the sync until the person signs in again', async () => {
  await ann.context.clearCookies();
  await ann.page.getByText('Your session has expired, please login again.').waitFor();
  await ann.note(/Sign in to sync/);
  await ann.set('id105', 5);
  await ann.signIn('otter-sync');
  await ann.note('Synced');
  await expect.poll(() => bob.values('id105')).toEqual([5]);
});

test('a project that is deleted on the server stays on this computer', async () => {
  const project = await bob.firstProject();
  expect(await bob.call('DELETE', `creator/project/${project.id}?uuid=${project.uuid}`)).toBe(200);
  const text =
    'This project is no longer accessible to you. It may have been deleted or the owner has revoked access to the project.';
  await ann.page.getByText(text).waitFor();
  await ann.page.waitForURL(/#\/projects$/);
  await ann.page.getByRole('button', { name: 'OK' }).click();
  await ann.page.getByRole('button', { name: 'Open', exact: true }).click();
  await ann.page.waitForURL(/#\/game\//);
  await ann.note('Saved on this computer');
  await expect.poll(() => ann.values('id103', 'id104')).toEqual([3, 4]);
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});

test('signing out asks before it deletes what the server does not have', async () => {
  const { page } = ann;
  await page.goto(`${server.url}#/projects`);
  await page.getByRole('button', { name: 'Sign out otter-sync' }).click();
  await page.getByRole('alertdialog').getByText('changes that are not on the server').waitFor();
  await page.getByLabel(/type “delete”/).fill('delete');
  await page.getByRole('button', { name: 'Delete and sign out' }).click();
  await page.waitForURL(`${server.url}login`);
  await page.goto(`${server.url}#/projects`);
  await page.getByText('Your portfolio is empty.').waitFor();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});

test('without a server, one look for it is all that is different', async () => {
  const { page, context } = await visit({ route: '/about', isReturning: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  const ofServer = () => asked.filter((url) => /\/(auth|db|creator)\/|config\.json/.test(url));
  await expect.poll(() => ofServer().length).toBe(1);
  await page.getByRole('link', { name: 'My Projects' }).click();
  await page.getByText('Your portfolio is empty.').waitFor();
  expect(await page.getByRole('button', { name: /Sign/ }).count()).toBe(0);
  expect(ofServer()).toHaveLength(1);
  await context.close();
});
