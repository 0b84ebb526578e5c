import { expect, test } from 'vitest';
import { compareWithLua, evaluate } from './compareWithLua.ts';
import { luaDifferences } from './luaDifferences.ts';
import { createLuaOracle } from './luaOracle.ts';

const lua = await createLuaOracle();

test('compares with Lua 5.4', () => {
  expect(lua.version).toBe('Lua 5.4');
});

test('evaluates thousands of random programs as Lua does', () => {
  expect(compareWithLua(lua, 3000, 2)).toEqual({ compared: 3000, complaints: [] });
});

test.each(luaDifferences)('$reason', ({ program, ours, lua: source, theirs }) => {
  const value = evaluate(program);
  expect(value instanceof Error ? undefined : value).toBe(ours);
  expect(lua.plain(source)).toBe(theirs);
  expect(String(ours)).not.toBe(theirs);
});
