import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolderReplica } from '@playhouse/sync/folder';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { png } from '../../packages/server/src/test/png.ts';
import { callJson } from '../cli/inProcess.ts';
import { Member, type Served, serveProgram } from './servedProgram.ts';
import { attribute, edit, filesOf, put, putGame, read, withAttribute } from './syncFolders.ts';

let folder = '';
let served: Served | undefined;
let ann: Member;
let user = '';
let env: Readonly<Record<string, string>> = {};
let count = 0;
let one = '';
let other = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'playhouse-sync-'));
  served = await serveProgram(folder, '--sku', 'PRO.SCHOOL');
  ann = new Member(served.address);
  user = await ann.join('ann-otter', served.setup);
  const { body } = await ann.call('POST', 'auth/tokens', { title: 'test', scopes: ['projects'] });
  env = {
    XDG_CONFIG_HOME: path.join(folder, 'config'),
    PLAYHOUSE_TOKEN: String(body.token),
    PLAYHOUSE_SERVER: served.address,
  };
}, 60_000);

afterAll(async () => {
  await served?.kill();
  await rm(folder, { recursive: true });
});

/** A game in a folder, and the name of another folder. */
beforeEach(() => {
  count += 1;
  one = path.join(folder, `one${count}`);
  other = path.join(folder, `other${count}`);
  putGame(one, `Maze ${count}`);
});

async function sync(place: string, ...options: string[]) {
  const { status, value } = await callJson(['sync', place, ...options], { env });
  return { status, ...value };
}

/** The same project in two folders, both in sync. */
async function twoFolders(): Promise<void> {
  expect(await sync(one)).toMatchObject({ status: 0 });
  const joined = await sync(other, '--project', `Maze ${count}`);
  expect(joined).toMatchObject({ status: 0 });
}

describe('sync', () => {
  it('makes the project on the server, and brings it into another folder as it is', async () => {
    const first = await sync(one);
    expect(first).toMatchObject({ status: 0, received: 0, written: [], refused: [], conflicts: [] });
    expect(first.sent).toBe(Object.keys(filesOf(one)).length);
    const library = (await ann.call('GET', `db/creator2_${user}_ini/project_library`)).body;
    expect(library.projects).toContainEqual(
      expect.objectContaining({ name: `Maze ${count}`, uuid: first.project.uuid }),
    );
    const second = await sync(other, '--project', first.project.uuid);
    expect(second).toMatchObject({ status: 0, sent: 0, written: Object.keys(filesOf(one)) });
    expect(filesOf(other)).toEqual(filesOf(one));
    for (const place of [one, other]) {
      expect(await sync(place)).toMatchObject({ status: 0, sent: 0, received: 0, written: [] });
    }
    expect(fs.readFileSync(path.join(one, '.playhouse/.gitignore'), 'utf8')).toBe('*\n');
    expect(filesBelow(path.join(one, '.playhouse')).filter((text) => text.includes(env.PLAYHOUSE_TOKEN ?? ''))).toEqual(
      [],
    );
  });

  it('carries edits, new files and deletions both ways, and leaves files alone that say the same', async () => {
    await twoFolders();
    edit(one, { title: 'New title' });
    put(one, ['tables/id501.json', JSON.stringify({ id: 'id501', name: 'Levels', columns: [], rows: [] })]);
    fs.rmSync(path.join(one, 'images/hero.png'));
    expect(await sync(one)).toMatchObject({ status: 0, sent: 3, written: [] });
    const before = fs.readFileSync(path.join(one, 'object.json'), 'utf8');
    expect(await sync(other)).toMatchObject({
      status: 0,
      written: ['images/hero.png', 'object.json', 'tables/id501.json'],
    });
    expect(read(other)).toMatchObject({ title: 'New title' });
    expect(fs.existsSync(path.join(other, 'images/hero.png'))).toBe(false);
    // Written in another way, it is the same.
    put(one, ['object.json', JSON.stringify(read(one), null, 8)]);
    expect(await sync(one)).toMatchObject({ sent: 0, written: [] });
    expect(fs.readFileSync(path.join(one, 'object.json'), 'utf8')).not.toBe(before);
  });

  it('merges what changed on both sides', async () => {
    await twoFolders();
    edit(one, withAttribute(one, 'id101', 'one'));
    edit(other, withAttribute(other, 'id102', 'other'));
    await sync(one);
    expect(await sync(other)).toMatchObject({ status: 0, merged: ['object.json'], conflicts: [] });
    expect(await sync(one)).toMatchObject({ status: 0, written: ['object.json'] });
    for (const place of [one, other]) {
      expect(read(place).attributes).toMatchObject({ id101: attribute('one'), id102: attribute('other') });
    }
    expect(filesOf(one)).toEqual(filesOf(other));
  });

  it('names what lost a conflict, keeps it, and exits with 1', async () => {
    await twoFolders();
    edit(one, { title: 'Mine' });
    edit(other, { title: 'Yours' });
    await sync(one);
    const merged = await sync(other);
    expect(merged).toMatchObject({ status: 1, conflicts: [{ document: 'object.json' }] });
    expect(merged.conflicts[0].words).toContain('itle');
    const kept = (merged.lost as string[]).map((name) => read(other, name).title);
    expect(kept).toContain(read(other).title === 'Mine' ? 'Yours' : 'Mine');
    await sync(one);
    expect(read(one).title).toBe(read(other).title);
  });

  it('keeps what one side changed and the other deleted', async () => {
    put(one, ['tables/id501.json', JSON.stringify({ id: 'id501', name: 'Levels', columns: [], rows: [] })]);
    await twoFolders();
    fs.rmSync(path.join(one, 'tables/id501.json'));
    edit(other, { name: 'Changed' }, 'tables/id501.json');
    await sync(other);
    await sync(one);
    expect(read(one, 'tables/id501.json')).toMatchObject({ name: 'Changed' });
    expect(await sync(other)).toMatchObject({ status: 0, written: [] });
  });

  it('names documents that are refused, and goes on with the others', async () => {
    await sync(one);
    put(one, ['images/no.png', 'no picture'], ['tables/id501.json', '{"name": "Levels"}'], ['tables/id502.json', '{']);
    const refused = await sync(one);
    expect(refused).toMatchObject({ status: 1, sent: 1 });
    expect((refused.refused as { id: string }[]).map(({ id }) => id).sort()).toEqual([
      'images/no.png',
      'tables/id502.json',
    ]);
    // They are named each time, and never deleted.
    expect(await sync(one)).toMatchObject({ status: 1, refused: refused.refused });
    expect(fs.readFileSync(path.join(one, 'tables/id502.json'), 'utf8')).toBe('{');
    put(one, ['images/no.png', png], ['tables/id502.json', '{"name": "Enemies"}']);
    expect(await sync(one)).toMatchObject({ status: 0, sent: 2, refused: [] });
  });

  it('with --push only sends, and with --pull only brings', async () => {
    await twoFolders();
    edit(one, { title: 'Pushed' });
    edit(other, withAttribute(other, 'id102', 'other'));
    expect(await sync(other, '--push')).toMatchObject({ status: 0, sent: 1 });
    expect(await sync(one, '--push')).toMatchObject({ status: 0, sent: 1, written: [] });
    expect(read(one).attributes).not.toHaveProperty('id102');
    put(one, ['tables/id501.json', '{"name": "Levels"}']);
    expect(await sync(one)).toMatchObject({ status: 0 });
    edit(other, { title: 'Not sent' });
    const pulled = await sync(other, '--pull');
    expect(pulled).toMatchObject({ status: 1, sent: 0, unmerged: ['object.json'], written: ['tables/id501.json'] });
    expect(read(other)).toMatchObject({ title: 'Not sent' });
    expect((await sync(other)).status).toBeLessThan(2);
    expect(await sync(one)).toMatchObject({ status: 0, unmerged: [] });
    expect(filesOf(one)).toEqual(filesOf(other));
  });

  it('deletes many documents only when that is confirmed', async () => {
    const tables = Array.from({ length: 40 }, (_, number) => `tables/id5${String(number).padStart(2, '0')}.json`);
    put(one, ...tables.map((name) => [name, JSON.stringify({ name })] as const));
    await sync(one);
    for (const name of tables) fs.rmSync(path.join(one, name));
    const refused = await sync(one);
    expect([refused.status, refused.refused.length]).toEqual([1, tables.length]);
    expect(await sync(one, '--confirm-deletions')).toMatchObject({ status: 0, sent: tables.length, refused: [] });
    await sync(other, '--project', `Maze ${count}`);
    expect(filesOf(other)).toEqual(filesOf(one));
  });

  it.each(['was synced', 'was taken by a first sync that was killed'])(
    'does not take a folder that lost its project for deletions, which %s',
    async (what) => {
      await sync(one);
      if (what !== 'was synced') await forgetSeen(one);
      const before = filesOf(one);
      for (const name of Object.keys(before)) fs.rmSync(path.join(one, name));
      expect(await sync(one)).toMatchObject({ status: 3, error: { code: 'project.missing' } });
      expect(await sync(one, '--pull')).toMatchObject({ status: 0, written: Object.keys(before) });
      expect(filesOf(one)).toEqual(before);
    },
  );
});

/** As after a kill between storing what was made of a folder and noting that. */
async function forgetSeen(place: string): Promise<void> {
  const open = await openFolderReplica(path.join(place, '.playhouse'));
  const state = await open.replica.readState();
  await open.replica.writeState({ seen: {}, pending: {}, taking: state?.seen ?? {} });
  await open.close();
}

describe('sync refuses', () => {
  const codeOf = async (args: readonly string[], more: Record<string, string> = {}) => {
    const { status, value } = await callJson(['sync', ...args], { cwd: folder, env: { ...env, ...more } });
    return [status, value.error.code];
  };

  it('what is no project, and wrong options', async () => {
    expect(await codeOf(['nowhere'])).toEqual([3, 'project.missing']);
    fs.writeFileSync(path.join(folder, 'file'), 'x');
    expect(await codeOf(['file'])).toEqual([3, 'sync.archive']);
    expect(await codeOf([one, '--push', '--live'])).toEqual([2, 'usage']);
    expect(await codeOf([one, '--couchdb', 'ftp://x'])).toEqual([2, 'couchdb.address']);
    expect(await codeOf([other, '--project', 'No such game'])).toEqual([3, 'project.unknown']);
    expect(fs.existsSync(other)).toBe(false);
  });

  it('to send a token to a server that nobody named, and what the server refuses', async () => {
    expect(await codeOf([one], { PLAYHOUSE_SERVER: '' })).toEqual([2, 'server.missing']);
    expect(await codeOf([one], { PLAYHOUSE_TOKEN: '' })).toEqual([3, 'login.missing']);
    expect(await codeOf([one], { PLAYHOUSE_TOKEN: 'wrong' })).toEqual([3, 'token.refused']);
    expect(await codeOf([one, '--server', 'http://127.0.0.1:1'])).toEqual([3, 'server.unreachable']);
  });

  it('a project in the trash, and one that is not shared any more', async () => {
    const { project } = await sync(one);
    const id = String(project.remote).split('project_')[1];
    await ann.call('DELETE', `creator/project/${id}`);
    expect(await codeOf([one])).toEqual([3, 'project.inaccessible']);
    fs.rmSync(path.join(one, '.playhouse/project.json'));
    put(one, ['.playhouse/project.json', JSON.stringify({ uuid: project.uuid, clouds: {} })]);
    expect(await codeOf([one])).toEqual([3, 'project.trashed']);
  });

  it('a folder whose notes are damaged', async () => {
    await sync(one);
    put(one, ['.playhouse/project.json', '{']);
    expect(await codeOf([one])).toEqual([3, 'sync.damaged']);
  });
});

function filesBelow(place: string): string[] {
  const names = fs.readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => path.join(place, name));
  return names.filter((name) => fs.statSync(name).isFile()).map((name) => fs.readFileSync(name, 'latin1'));
}
