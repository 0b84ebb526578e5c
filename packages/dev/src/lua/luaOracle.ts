import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LuaFactory } from 'wasmoon';

/** Standard Lua 5.4, compiled to WebAssembly; for development only. */
export interface LuaOracle {
  /** The version that it reports. */
  readonly version: string;
  /** Results of programs of our language under the prelude: `type<tab>JSON`, or `skip` where Lua rejects them. */
  answers(programs: readonly string[]): string[];
  /** The result of a line of plain Lua, as text; `error` where it fails. */
  plain(source: string): string;
}

const plainAnswer = `
function plainAnswer(source)
  local program = load('return ' .. source, 'program', 't', { math = math, string = string })
  if not program then return 'error' end
  local ok, value = pcall(program)
  return ok and tostring(value) or 'error'
end`;

/** Starts a Lua with the prelude loaded. */
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

/** The same program for Lua, with every number wrapped in `N`. */
function translate(program: string): string {
  return program.replace(/"[^"]*"|'[^']*'|(?:\d+(?:\.\d+)?|\.\d+)/g, (token) =>
    /^["']/.test(token) ? token : `N(${token})`,
  );
}
