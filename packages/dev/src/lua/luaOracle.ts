import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LuaFactory } from 'wasmoon';

/** Stock Lua 5.4, compiled to wasm; for development only. */
export interface LuaOracle {
  /** The version that it says it is. */
  readonly version: string;
  /** What programs of our language result in under the prelude: `type<tab>JSON`, or `skip` where Lua refuses. */
  answers(programs: readonly string[]): string[];
  /** What a line of Lua results in with nothing added, as text; `error` where it fails. */
  plain(source: string): string;
}

const plainAnswer = `
function plainAnswer(source)
  local program = load('return ' .. source, 'program', 't', { math = math, string = string })
  if not program then return 'error' end
  local ok, value = pcall(program)
  return ok and tostring(value) or 'error'
end`;

/** Starts a Lua that knows the prelude. */
export async function createLuaOracle(): Promise<LuaOracle> {
  const lua = await new LuaFactory().createEngine();
  lua.doStringSync(readFileSync(path.join(import.meta.dirname, 'prelude.lua'), 'utf8'));
  lua.doStringSync(plainAnswer);
  const answers = lua.global.get('answers');
  const plain = lua.global.get('plainAnswer');
  return {
    version: String(lua.doStringSync('return _VERSION')),
    answers: (programs) => String(answers(programs.map(translate).join('\n'))).split('\n'),
    plain: (source) => String(plain(source)),
  };
}

/** The same program for Lua, where every number is made by `N`. */
function translate(program: string): string {
  return program.replace(/"[^"]*"|'[^']*'|(?:\d+(?:\.\d+)?|\.\d+)/g, (token) =>
    /^["']/.test(token) ? token : `N(${token})`,
  );
}
