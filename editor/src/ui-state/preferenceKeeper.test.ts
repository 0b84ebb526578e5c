import { createMemoryDatabases, createProjectStore, type PreferenceStore } from '@playhouse/sync';
import { expect, test } from 'vitest';
import { mirrorKey, PreferenceKeeper, type TextItems } from './preferenceKeeper.ts';

type Values = Readonly<Record<string, unknown>>;

function items(): TextItems {
  const stored = new Map<string, string>();
  return { getItem: (key) => stored.get(key) ?? null, setItem: (key, text) => void stored.set(key, text) };
}

function documentStore(): PreferenceStore {
  const ports = { databases: createMemoryDatabases(), uuid: () => 'p1', now: () => '2026-01-01T00:00:00.000Z' };
  return createProjectStore(ports).preferences;
}

/** A page that has just been opened in a browser with these items. */
function visit(browser: TextItems) {
  const shown: Values[] = [];
  const keeper = new PreferenceKeeper(
    () => browser,
    (values) => shown.push(values),
  );
  return { keeper, shown };
}

const fault = { code: 'database.full', message: 'There is no room.' } as const;
const full: PreferenceStore = {
  read: async () => ({ ok: true, value: {} }),
  change: async () => ({ ok: false, fault }),
};

test('a change is in the document, and at the next visit before the document is read', async () => {
  const [browser, document] = [items(), documentStore()];
  const { keeper } = visit(browser);
  await keeper.keepIn(document);
  await keeper.change({ theme: 'light' });
  expect(await document.read()).toEqual({ ok: true, value: { theme: 'light' } });
  expect(visit(browser).keeper.values).toEqual({ theme: 'light' });
});

test('the document counts more than what the browser remembers', async () => {
  const [browser, document] = [items(), documentStore()];
  await visit(browser).keeper.keepIn(document);
  await document.change({ theme: 'dark', ofANewerVersion: [1] });
  const { keeper, shown } = visit(browser);
  await keeper.keepIn(document);
  expect(shown).toEqual([{ theme: 'dark', ofANewerVersion: [1] }]);
  await keeper.change({ density: 'compact' });
  expect(await document.read()).toEqual({
    ok: true,
    value: { theme: 'dark', density: 'compact', ofANewerVersion: [1] },
  });
});

test('a change made before the document is open is stored later, and not overwritten', async () => {
  const [browser, document] = [items(), documentStore()];
  await document.change({ theme: 'dark', density: 'compact' });
  const { keeper } = visit(browser);
  await keeper.change({ theme: 'light' });
  await keeper.keepIn(document);
  expect(keeper.values).toEqual({ theme: 'light', density: 'compact' });
  expect(await document.read()).toEqual({ ok: true, value: { theme: 'light', density: 'compact' } });
});

test('a change that cannot be stored is stored at the next visit', async () => {
  const [browser, document] = [items(), documentStore()];
  await document.change({ theme: 'dark' });
  const first = visit(browser).keeper;
  await first.keepIn(full);
  await first.change({ theme: 'light' });
  await visit(browser).keeper.keepIn(document);
  expect(await document.read()).toEqual({ ok: true, value: { theme: 'light' } });
});

test('what another tab changes is shown, except where this one has a change that is not stored', async () => {
  const browser = items();
  const [here, there] = [visit(browser), visit(browser)];
  await here.keeper.keepIn(full);
  await here.keeper.change({ density: 'compact' });
  await there.keeper.change({ theme: 'light', density: 'comfortable' });
  here.keeper.takeMirror(browser.getItem(mirrorKey));
  expect(here.shown.at(-1)).toEqual({ theme: 'light', density: 'compact' });
});

test.each([
  ['nothing', null],
  ['text that is not JSON', '{'],
  ['a list', '[]'],
  ['parts of the wrong type', '{"values":[],"unsent":"theme"}'],
])('a browser that remembers %s has no preferences', (_words, text) => {
  const browser = items();
  if (text !== null) browser.setItem(mirrorKey, text);
  expect(visit(browser).keeper.values).toEqual({});
});

test('a browser that denies access to its memory still keeps them in the document', async () => {
  const document = documentStore();
  const keeper = new PreferenceKeeper(
    () => {
      throw new Error('denied');
    },
    () => undefined,
  );
  await keeper.keepIn(document);
  await keeper.change({ theme: 'light' });
  expect(await document.read()).toEqual({ ok: true, value: { theme: 'light' } });
});
