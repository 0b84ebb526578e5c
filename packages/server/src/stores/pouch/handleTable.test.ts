import { describe, expect, it } from 'vitest';
import { HandleTable } from './handleTable.ts';

/** Databases that open and close when told to, and note when. */
function createTable(limit: number) {
  const log: string[] = [];
  const open = new Set<string>();
  let most = 0;
  const table = new HandleTable<string>(
    {
      async open(name) {
        if (open.has(name)) throw new Error(`${name} is open twice`);
        open.add(name);
        most = Math.max(most, open.size);
        await Promise.resolve();
        log.push(`open ${name}`);
        if (name.startsWith('bad')) {
          open.delete(name);
          throw new Error('does not open');
        }
        return name;
      },
      async close(name) {
        for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
        open.delete(name);
        log.push(`close ${name}`);
      },
    },
    limit,
  );
  return { table, log, open, most: () => most };
}

function deferred() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve: () => resolve() };
}

const nothing = () => Promise.resolve();

describe('open databases', () => {
  it('are opened once and kept', async () => {
    const { table, log } = createTable(2);
    await Promise.all([table.use('a', nothing), table.use('a', nothing)]);
    await table.use('a', nothing);
    expect(log).toEqual(['open a']);
  });

  it('close the one unused for longest first', async () => {
    const { table, log } = createTable(2);
    for (const name of ['a', 'b', 'a', 'c', 'b']) await table.use(name, nothing);
    expect(log).toEqual(['open a', 'open b', 'close b', 'open c', 'close a', 'open b']);
  });

  it('do not close while in use: the next waits until one is free', async () => {
    const { table, log } = createTable(1);
    const held = deferred();
    const first = table.use('a', () => held.promise);
    const second = table.use('b', nothing);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(log).toEqual(['open a']);
    held.resolve();
    await Promise.all([first, second]);
    expect(log).toEqual(['open a', 'close a', 'open b']);
  });

  it('open again only after they have closed', async () => {
    const { table, log } = createTable(1);
    await table.use('a', nothing);
    await Promise.all([table.use('b', nothing), table.use('a', nothing), table.use('b', nothing)]);
    expect(log.indexOf('close a')).toBeLessThan(log.lastIndexOf('open a'));
  });

  it('never exceed their limit, whatever is asked for at once', async () => {
    const { table, most, open } = createTable(3);
    const names = Array.from({ length: 200 }, (_, index) => `n${(index * 7) % 11}`);
    await Promise.all(names.map((name) => table.use(name, nothing)));
    expect(most()).toBe(3);
    await table.close();
    expect([...open]).toEqual([]);
    expect(table.size).toBe(0);
  });

  it('that do not open say so, and can be tried again', async () => {
    const { table, log } = createTable(1);
    await expect(table.use('bad', nothing)).rejects.toThrow('does not open');
    await expect(table.use('bad', nothing)).rejects.toThrow('does not open');
    await table.use('a', nothing);
    expect(log).toEqual(['open bad', 'open bad', 'open a']);
  });

  it('that failed are closed when nobody uses them, and opened anew', async () => {
    const { table, log } = createTable(2);
    const held = deferred();
    const reader = table.use('a', () => held.promise);
    await table.use('a', async (_, discard) => discard());
    const next = table.use('a', nothing);
    held.resolve();
    await Promise.all([reader, next]);
    expect(log).toEqual(['open a', 'close a', 'open a']);
  });

  it('can be had alone, closed, after all who use them', async () => {
    const { table, log } = createTable(2);
    const held = deferred();
    const reader = table.use('a', () => held.promise);
    const removal = table.alone('a', async () => void log.push('alone'));
    const next = table.use('a', nothing);
    held.resolve();
    await Promise.all([reader, removal, next]);
    expect(log.filter((line) => line !== 'open a')).toEqual(['close a', 'alone']);
    expect(log.indexOf('close a')).toBeLessThan(log.indexOf('alone'));
  });
});
