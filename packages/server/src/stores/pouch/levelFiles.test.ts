import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import leveldown from 'leveldown';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, edit, unwrap } from '../../test/storeCase.ts';
import { durableLevel } from './durableLevel.ts';
import { openLevelStore } from './levelStore.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'playhouse-files-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('databases in files', () => {
  it('are there again, with their sequences, after the store was closed', async () => {
    const store = await openLevelStore({ folder });
    await store.create('db');
    await edit(store, 'db', { _id: 'a', n: 1 });
    const { sequence } = unwrap(await store.info('db'));
    await store.close();
    const again = await openLevelStore({ folder });
    await edit(again, 'db', { _id: 'b' });
    const { results } = unwrap(await again.changes('db', { since: sequence }));
    expect(results.map(({ id }) => id)).toEqual(['b']);
    expect(unwrap(await again.size('db'))).toBeGreaterThan(0);
    await again.close();
  });

  it('leave nothing behind when removed, and what a crash left is removed at the next start', async () => {
    const store = await openLevelStore({ folder });
    await store.create('db');
    await store.remove('db');
    expect(await readdir(folder)).toEqual([]);
    await store.close();
    await mkdir(path.join(folder, '.removed-1'));
    await writeFile(path.join(folder, '.removed-1', 'CURRENT'), '');
    const again = await openLevelStore({ folder });
    expect(await readdir(folder)).toEqual([]);
    await again.close();
  });

  it('that are damaged are a fault, and no reason to fail for the others', async () => {
    const store = await openLevelStore({ folder });
    for (const name of ['bad', 'good']) await store.create(name);
    await edit(store, 'bad', { _id: 'a' });
    await store.close();
    for (const file of await readdir(path.join(folder, 'bad'))) {
      if (file !== 'LOCK') await writeFile(path.join(folder, 'bad', file), 'nonsense');
    }
    const again = await openLevelStore({ folder });
    expect(codeOf(await again.info('bad'))).toBe('store.access');
    expect(codeOf(await again.info('bad'))).toBe('store.access');
    expect(unwrap(await again.info('good')).documents).toBe(0);
    await again.close();
  });

  it('many more than may be open keep their documents apart', async () => {
    const store = await openLevelStore({ folder, openDatabases: 3 });
    const names = Array.from({ length: 20 }, (_, index) => `db${index}`);
    await Promise.all(names.map((name) => store.create(name)));
    await Promise.all(names.flatMap((name) => [0, 1].map((n) => edit(store, name, { _id: `${name}-${n}` }))));
    for (const name of names) {
      const { rows } = unwrap(await store.allDocs(name, {}));
      expect(rows.map(({ key }) => key)).toEqual([`${name}-0`, `${name}-1`]);
    }
    await store.close();
  });

  it('large writes do not stay in memory until the next one', async () => {
    const store = await openLevelStore({ folder });
    const tables = async () => (await readdir(path.join(folder, 'db'))).filter((file) => file.endsWith('.ldb')).length;
    await store.create('db');
    await edit(store, 'db', { _id: 'a' });
    const before = await tables();
    await edit(store, 'db', { _id: 'b', text: 'x'.repeat(100_000) });
    expect(await tables()).toBe(before);
    await edit(store, 'db', { _id: 'c', text: 'x'.repeat(1_500_000) });
    await expect.poll(tables).toBeGreaterThan(before);
    expect(unwrap(await store.get('db', 'c', {}))).toMatchObject({ _id: 'c' });
    await store.close();
  });

  it('writes wait for the disk', async () => {
    const { _batch } = leveldown.prototype;
    const options: unknown[] = [];
    leveldown.prototype._batch = function batch(operations, given, done) {
      options.push(given);
      _batch.call(this, operations, given, done);
    };
    try {
      durableLevel(path.join(folder, 'x'))._batch([], {}, () => undefined);
    } catch {
      // The database was never opened; only what reaches the binding matters here.
    } finally {
      leveldown.prototype._batch = _batch;
    }
    expect(options).toMatchObject([{ sync: true }]);
    const store = await openLevelStore({ folder });
    await store.create('db');
    await store.close();
  });
});
