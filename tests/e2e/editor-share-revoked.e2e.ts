import type { DatabaseStore } from '@playhouse/server';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Libraries } from '../../packages/server/src/projects/libraries.ts';
import { Records } from '../../packages/server/src/records/records.ts';
import { openBrowser } from './browser.ts';
import { SyncedDevice, SyncServer } from './syncedDevice.ts';

let browser: Browser;
let server: SyncServer;

beforeAll(async () => {
  server = new SyncServer(inject('editorDist'));
  [browser] = await Promise.all([openBrowser(), server.start()]);
});

afterAll(async () => {
  await browser.close();
  await server.remove();
});

/** Shares a project with somebody who may edit it, or ends that. There is no page for it yet. */
function share(project: string, user: string, isShared: boolean) {
  return async (store: DatabaseStore): Promise<void> => {
    const records = new Records(store);
    await records.change(
      'project',
      project,
      (now) => now && { ...now, members: isShared ? { [user]: 'edit' as const } : {} },
    );
    await records.change('member', `${user}/${project}`, () => ({ project }));
    await new Libraries(records).write(user);
  };
}

test('somebody whose share is revoked while editing is told so, and keeps a copy with every edit', async () => {
  const ann = await SyncedDevice.open(browser, server.url, 'otter-owner');
  await ann.makeProject();
  await ann.note('Synced');
  const { id } = await ann.firstProject();
  const bob = await SyncedDevice.open(browser, server.url, 'otter-guest');
  const guest = await bob.userId();
  await server.kill();
  await server.change(share(id, guest, true));
  await server.start();
  // Parts of the page may have been on their way.
  await bob.page.reload();
  await bob.page.getByRole('button', { name: /^Download/ }).click();
  await bob.note('Synced');
  await bob.set('id101', 1);
  await expect.poll(() => ann.values('id101')).toEqual([1]);
  await server.kill();
  await bob.note(/Offline/);
  await bob.set('id102', 2);
  await server.change(share(id, guest, false));
  await server.start();
  await bob.page
    .getByText(
      'This project is no longer accessible to you. It may have been deleted or the owner has revoked access to the project.',
    )
    .waitFor();
  await bob.page.waitForURL(/#\/projects$/);
  await bob.page.getByRole('button', { name: 'OK' }).click();
  await bob.page.getByRole('button', { name: 'Open', exact: true }).click();
  await bob.page.waitForURL(/#\/game\//);
  await bob.note('Saved on this computer');
  await expect.poll(() => bob.values('id101', 'id102')).toEqual([1, 2]);
  // The owner goes on, without what was made after the end.
  await ann.note('Synced');
  expect(await ann.values('id101', 'id102')).toEqual([1, undefined]);
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});
