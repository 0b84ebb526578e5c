import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AuditLog } from '../audit/auditLog.ts';
import { Records } from '../records/records.ts';
import type { DatabaseStore } from '../stores/databaseStore.ts';
import { createMemoryStore } from '../stores/pouch/memoryStore.ts';
import { png } from '../test/png.ts';
import { type Browser, enrol, makeProject, type School, startSchool, temporaryFolder } from '../test/schoolServer.ts';
import { localClient, remoteClient } from '../test/testServer.ts';
import { backUpDaily } from './dailyBackup.ts';
import { BackupFault, type Manifest } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

let folder = '';
let remove: () => Promise<void>;
let school: School;

beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
  fs.writeFileSync(path.join(folder, 'secret.json'), '{"key":"kept"}');
  school = await startSchool({ store: createMemoryStore() });
});

afterEach(async () => {
  await school.close();
  await remove();
});

const at = (name: string) => path.join(folder, name);
const backUp = (store: DatabaseStore = school.store) =>
  writeBackup(at('backup'), { store, secrets: at('secret.json'), now: school.now() });
const restore = (store: DatabaseStore) =>
  restoreBackup(at('backup'), { store, secrets: at('secret.new'), now: school.now });

/** Everything in a database, bodies, histories, conflicts, tombstones and files, without what a restore changes. */
async function contentsOf(store: DatabaseStore, name: string): Promise<unknown> {
  const changes = await store.changes(name, { style: 'all_docs' });
  if (!changes.ok) return changes.fault.code;
  const rows = [];
  for (const { id, revisions } of changes.value.results) {
    if (name === 'meta' && id === 'instance') continue;
    const requests = [...revisions].sort().map((rev) => ({ id, rev }));
    const found = await store.bulkGet(name, requests, { revs: true, attachments: true });
    if (!found.ok) throw new Error(found.fault.message);
    rows.push([id, JSON.stringify(found.value).replace(/"revpos":\d+,?/g, '')]);
  }
  return rows.sort();
}

async function fill(): Promise<{ id: string; browser: Browser }> {
  const ann = await enrol(school, 'ann-otter');
  await enrol(school, 'ben-panda');
  const id = await makeProject(ann, 1);
  const { browser } = ann;
  const data = Buffer.from(png).toString('base64');
  const file = { content_type: 'image/png', data };
  const docs = [
    { _id: 'object.json', title: 'é😀' },
    { _id: 'images/a.png', _attachments: { file } },
    { _id: 'images/b.png', _attachments: { file } },
    { _id: 'scenes/id1.json' },
  ];
  const { body } = await browser.call('POST', `/db/project_${id}/_bulk_docs`, { docs });
  const [, , , scene] = body as unknown as { rev: string }[];
  await browser.call('DELETE', `/db/project_${id}/scenes%2Fid1.json?rev=${scene?.rev}`);
  const conflict = ['a', 'b'].map((letter) => ({ _id: 'actors/id1.json', _rev: `1-${letter.repeat(32)}`, letter }));
  await browser.call('POST', `/db/project_${id}/_bulk_docs`, { docs: conflict, new_edits: false });
  return { id, browser };
}

describe('a backup', () => {
  it('has everything, and restores it into another store', async () => {
    const { id } = await fill();
    const manifest = await backUp();
    expect(Object.keys(manifest.databases)).toEqual(
      expect.arrayContaining([`project_${id}`, 'accounts', 'audit_202609']),
    );
    // The same picture twice is one file.
    expect(fs.readdirSync(at('backup/files'))).toHaveLength(1);
    const store = createMemoryStore();
    expect(await restore(store)).toEqual(manifest);
    for (const name of Object.keys(manifest.databases)) {
      if (name.startsWith('audit_')) continue;
      expect([name, await contentsOf(store, name)]).toEqual([name, await contentsOf(school.store, name)]);
    }
    expect(fs.readFileSync(at('secret.new'), 'utf8')).toBe('{"key":"kept"}');
    const audit = new AuditLog(new Records(store), school.now);
    expect(await audit.verify('202609')).toBeUndefined();
  });

  it('has the versions of projects', async () => {
    const { id, browser } = await fill();
    const { body } = await browser.call('POST', `/creator/project/${id}/versions`, { name: 'First' });
    await backUp();
    const store = createMemoryStore();
    await restore(store);
    const restored = await startSchool({ store });
    const archive = await restored.all.services.versions.archive(id, String(body.id));
    expect(archive).toEqual(await school.all.services.versions.archive(id, String(body.id)));
    expect(archive?.length).toBeGreaterThan(100);
    await restored.close();
  });

  it('is another server for clients, which push back what it lacks', async () => {
    const { id, browser } = await fill();
    await backUp();
    const client = localClient();
    const docs = [{ _id: 'scenes/id2.json', made: 'later' }];
    const { rev } = (
      (await browser.call('POST', `/db/project_${id}/_bulk_docs`, { docs })).body as unknown as { rev: string }[]
    )[0] ?? { rev: '' };
    const { secret } = await school.all.services.sessions.giveToken(
      (await school.all.services.accounts.byName('ann-otter'))?.id ?? '',
      'x',
      ['projects'],
    );
    const token = { authorization: `Bearer ${secret}` };
    await client.sync(remoteClient(school.url, `project_${id}`, 'ann', [], token));
    const store = createMemoryStore();
    await restore(store);
    const restored = await startSchool({ store });
    const { secret: again } = await restored.all.services.sessions.giveToken(
      (await restored.all.services.accounts.byName('ann-otter'))?.id ?? '',
      'x',
      ['projects'],
    );
    expect(restored.all.instance).not.toBe(school.all.instance);
    const pushed = await client.sync(
      remoteClient(restored.url, `project_${id}`, 'ann', [], { authorization: `Bearer ${again}` }),
    );
    expect(pushed).toMatchObject({ push: { docs_written: 1 }, pull: { docs_written: 0 } });
    expect(await store.get(`project_${id}`, 'scenes/id2.json', {})).toMatchObject({ ok: true, value: { _rev: rev } });
    await restored.close();
  });

  it('that was interrupted leaves the one before, and is none', async () => {
    await fill();
    await backUp();
    const before = fs.readFileSync(at('backup/manifest.json'), 'utf8');
    let calls = 0;
    const failing: DatabaseStore = {
      ...school.store,
      bulkGet(...given) {
        calls += 1;
        if (calls > 5) throw new Error('cut');
        return school.store.bulkGet(...given);
      },
    };
    const second = writeBackup(at('second'), { store: failing, secrets: at('secret.json'), now: 0 });
    await expect(second).rejects.toThrow('cut');
    expect(fs.existsSync(at('second'))).toBe(false);
    await expect(
      restoreBackup(at('second.partial'), { store: createMemoryStore(), secrets: at('x'), now: () => 0 }),
    ).rejects.toThrow(BackupFault);
    expect(fs.readFileSync(at('backup/manifest.json'), 'utf8')).toBe(before);
    await writeBackup(at('second'), { store: school.store, secrets: at('secret.json'), now: 0 });
    expect(fs.existsSync(at('second/manifest.json'))).toBe(true);
  });

  it('has the databases of projects that are made while it is written', async () => {
    const { browser } = await fill();
    let made = 0;
    const busy: DatabaseStore = {
      ...school.store,
      async changes(...given) {
        if (given[0] === 'accounts' && made < 2) {
          made += 1;
          await browser.call('PUT', `/creator/project/7c0e0000-0000-4000-8000-00000000010${made}`, { name: 'New' });
        }
        return school.store.changes(...given);
      },
    };
    const { databases } = await backUp(busy);
    const store = createMemoryStore();
    await restore(store);
    for (const { key } of await new Records(store).list('project', ''))
      expect(databases).toHaveProperty(`project_${key}`);
  });

  it.each<[string, (manifest: Manifest) => void, RegExp]>([
    [
      'a changed file',
      () => fs.appendFileSync(at('backup/databases/accounts.jsonl'), '{}\n'),
      /accounts\.jsonl is changed/,
    ],
    ['a missing file', () => fs.rmSync(at('backup/databases/registry.jsonl')), /registry\.jsonl is missing/],
    ['a missing manifest', () => fs.rmSync(at('backup/manifest.json')), /not a backup/],
    ['a broken manifest', () => fs.writeFileSync(at('backup/manifest.json'), '{'), /not a backup/],
    [
      'a newer format',
      (manifest) => fs.writeFileSync(at('backup/manifest.json'), JSON.stringify({ ...manifest, format: 2 })),
      /newer Playhouse/,
    ],
  ])('with %s restores nothing', async (_, damage, words) => {
    await fill();
    damage(await backUp());
    const store = createMemoryStore();
    await expect(restore(store)).rejects.toThrow(words);
    expect((await store.info('accounts')).ok).toBe(false);
  });

  it('is not restored over data', async () => {
    await fill();
    await backUp();
    await expect(restore(school.store)).rejects.toThrow(/no data/);
  });
});

describe('daily backups', () => {
  it('are written once a day, and seven are kept', async () => {
    await fill();
    const day = 24 * 3600_000;
    const daily = (now: number) => backUpDaily(at('daily'), { store: school.store, secrets: at('secret.json'), now });
    fs.mkdirSync(at('daily'));
    fs.writeFileSync(at('daily/notes.txt'), 'mine');
    for (let hour = 0; hour < 9 * 24; hour += 8) await daily(school.now() + hour * 3600_000);
    const names = fs.readdirSync(at('daily'));
    const expected = [2, 3, 4, 5, 6, 7, 8].map((number) => {
      return `playhouse-${new Date(school.now() + number * day).toISOString().slice(0, 10).replaceAll('-', '')}T080000Z`;
    });
    expect(names.sort()).toEqual(['notes.txt', ...expected]);
  });
});
