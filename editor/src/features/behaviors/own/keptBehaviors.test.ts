import { createMemoryDatabases, createProjectStore } from '@playhouse/sync';
import { describe, expect, it } from 'vitest';
import { freeName } from './keptBehaviors.ts';
import { moveOldBehaviors, oldKey, readOld } from './oldBehaviors.ts';

const jump = { id: 'own-1', name: 'Jump', className: 'RuleBehavior', text: '{}' };
const walk = { id: 'own-2', name: 'Walk', className: 'MoveAction', text: 'w' };

function openStore(beforeWrite: () => void = () => undefined) {
  const databases = createMemoryDatabases({ beforeWrite });
  return createProjectStore({ databases, uuid: () => 'u', now: () => '' }).ownBehaviors;
}

function itemsWith(text: string | null) {
  const items = new Map(text === null ? [] : [[oldKey, text]]);
  return {
    has: () => items.has(oldKey),
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('behaviors of an earlier version', () => {
  it.each([
    ['nothing', null],
    ['text that is not JSON', '['],
    ['no list', '{"id":"own-1"}'],
    ['entries without a name or text', '[{"id":"own-1","className":"RuleBehavior","text":"{}"},3,null]'],
  ])('are none for %s', async (_, text) => {
    expect(readOld(text)).toEqual([]);
    const items = itemsWith(text);
    expect(await moveOldBehaviors(items, openStore())).toEqual({ ok: true, value: undefined });
    expect(items.has()).toBe(text !== null);
  });

  it('are moved to the store once, each id once', async () => {
    const [store, items] = [openStore(), itemsWith(JSON.stringify([jump, { ...jump, name: 'Again' }, walk]))];
    await moveOldBehaviors(items, store);
    const list = await store.list();
    expect(list.ok && list.value.map(({ name }) => name)).toEqual(['Jump', 'Walk']);
    expect(await store.read('own-2')).toEqual({ ok: true, value: 'w' });
    expect(items.has()).toBe(false);
  });

  it('do not replace what was already moved and renamed', async () => {
    const store = openStore();
    await store.put({ id: 'own-1', name: 'Leap', className: '' }, 'new');
    await moveOldBehaviors(itemsWith(JSON.stringify([jump])), store);
    expect(await store.read('own-1')).toEqual({ ok: true, value: 'new' });
  });

  it('stay stored when there is no room in the store', async () => {
    const items = itemsWith(JSON.stringify([jump]));
    const store = openStore(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await moveOldBehaviors(items, store)).toMatchObject({ ok: false, fault: { code: 'database.full' } });
    expect(items.has()).toBe(true);
  });
});

describe('the name of a kept behavior', () => {
  it.each([
    ['Jump', [], 'Jump'],
    ['Jump', ['Walk'], 'Jump'],
    ['Jump', ['Jump'], 'Jump 2'],
    ['Jump', ['Jump', 'Jump 2'], 'Jump 3'],
  ])('%s with %j taken is %s', (name, taken, free) => {
    expect(freeName(name, taken)).toBe(free);
  });
});
