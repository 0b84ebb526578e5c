import { afterEach, expect, test, vi } from 'vitest';
import { isSafeStart, setSafeStart } from './safeStart.ts';

function useStorage(first: string | undefined): Map<string, string> {
  const stored = new Map(first === undefined ? [] : [['playhouse-safe-start', first]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

test('marks and unmarks projects individually', () => {
  useStorage(undefined);
  expect(isSafeStart('a')).toBe(false);
  setSafeStart('a', true);
  setSafeStart('b', true);
  setSafeStart('a', true);
  expect([isSafeStart('a'), isSafeStart('b'), isSafeStart('c')]).toEqual([true, true, false]);
  setSafeStart('a', false);
  expect([isSafeStart('a'), isSafeStart('b')]).toEqual([false, true]);
});

test('keeps the last hundred marks', () => {
  const stored = useStorage(undefined);
  for (let number = 0; number < 150; number++) setSafeStart(`p${number}`, true);
  expect([isSafeStart('p49'), isSafeStart('p50'), isSafeStart('p149')]).toEqual([false, true, true]);
  expect(JSON.parse([...stored.values()][0] ?? '')).toHaveLength(100);
});

test.each(['', 'no JSON', '{"a":true}', '[1,null]'])(
  'stored text %s counts as no marks, and can be replaced',
  (text) => {
    useStorage(text);
    expect(isSafeStart('a')).toBe(false);
    setSafeStart('a', true);
    expect(isSafeStart('a')).toBe(true);
  },
);

test('without storage, marks last until the page is closed', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  setSafeStart('a', true);
  expect(isSafeStart('a')).toBe(true);
  setSafeStart('a', false);
  expect(isSafeStart('a')).toBe(false);
});
