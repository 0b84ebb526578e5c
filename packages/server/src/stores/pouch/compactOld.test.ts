import { describe, expect, it } from 'vitest';
import { codeOf, edit, unwrap } from '../../test/storeCase.ts';
import { createMemoryStore } from './memoryStore.ts';

const day = 86_400_000;

describe('compaction', () => {
  it('keeps the bodies of earlier revisions for seven days after they arrived', async () => {
    let now = Date.UTC(2026, 10, 1);
    const store = createMemoryStore(() => now);
    await store.create('db');
    const has = async (rev: string) => codeOf(await store.get('db', 'a', { rev })) === undefined;
    const compactAfter = async (days: number) => {
      now += days * day;
      unwrap(await store.compact('db'));
    };
    const first = await edit(store, 'db', { _id: 'a', n: 1 });
    const second = await edit(store, 'db', { _id: 'a', _rev: first, n: 2 });
    await compactAfter(0);
    const third = await edit(store, 'db', { _id: 'a', _rev: second, n: 3 });
    const fourth = await edit(store, 'db', { _id: 'a', _rev: third, n: 4 });
    await compactAfter(3);
    await compactAfter(3.9);
    expect(await Promise.all([first, second, third, fourth].map(has))).toEqual([true, true, true, true]);
    await compactAfter(0.2);
    expect(await Promise.all([first, second, third, fourth].map(has))).toEqual([false, false, true, true]);
    // What came between two compactions is as old as the later one.
    await compactAfter(3);
    expect(await Promise.all([third, fourth].map(has))).toEqual([false, true]);
    const asked = new Map([['a', [first, second, third, fourth]]]);
    expect(unwrap(await store.revsDiff('db', asked)).size).toBe(0);
    await compactAfter(100);
    expect(unwrap(await store.get('db', 'a', {})).n).toBe(4);
    await store.close();
  });

  it('keeps all leaves of a conflict, and a file that a leaf still has', async () => {
    let now = Date.UTC(2026, 10, 1);
    const store = createMemoryStore(() => now);
    await store.create('db');
    const file = { content_type: 'image/png', data: Uint8Array.of(1, 2, 3) };
    const first = await edit(store, 'db', { _id: 'a', _attachments: { file } });
    const { _attachments } = unwrap(await store.get('db', 'a', {}));
    await edit(store, 'db', { _id: 'a', _rev: first, _attachments });
    const hash = 'f'.repeat(32);
    const _revisions = { start: 2, ids: [hash, first.slice(2)] };
    await store.bulkDocs('db', [{ _id: 'a', _rev: `2-${hash}`, _revisions, n: 2 }], { newEdits: false });
    unwrap(await store.compact('db'));
    now += 30 * day;
    unwrap(await store.compact('db'));
    expect(codeOf(await store.get('db', 'a', { rev: first }))).toBe('document.missing');
    const [row] = unwrap(await store.bulkGet('db', [{ id: 'a' }], {}));
    expect(row?.found).toHaveLength(2);
    const withFile = row?.found.find((each) => each._attachments)?._rev;
    const read = unwrap(await store.attachment('db', 'a', 'file', String(withFile)));
    expect([...read.data]).toEqual([1, 2, 3]);
    await store.close();
  });
});
