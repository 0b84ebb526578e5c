import { expect, test } from 'vitest';
import { compareWithLua } from '../../packages/dev/src/lua/compareWithLua.ts';
import { createLuaOracle } from '../../packages/dev/src/lua/luaOracle.ts';

test('100,000 random programs evaluate as in Lua', async () => {
  const lua = await createLuaOracle();
  expect(compareWithLua(lua, 100_000, 1)).toEqual({ compared: 100_000, complaints: [] });
});
