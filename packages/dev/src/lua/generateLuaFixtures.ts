/**
 * Writes fixtures/expressions/lua.json: random programs with their results in Lua 5.4, for the part of the language
 * where both agree. Run by hand: `node packages/dev/src/lua/generateLuaFixtures.ts`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createLuaOracle } from './luaOracle.ts';
import { createProgramSource } from './randomPrograms.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const wanted = 1500;
const longest = 160;

function candidates(): string[] {
  const next = createProgramSource(1);
  const programs = new Set<string>();
  while (programs.size < wanted * 4) {
    const program = next();
    if (program.length <= longest) programs.add(program);
  }
  return [...programs];
}

/** Plain literals are only useful once. */
function isWorthKeeping(program: string, answer: string): boolean {
  return answer !== 'skip' && answer !== '' && /[^\w"'.]/.test(program);
}

const programs = candidates();
const answers = (await createLuaOracle()).answers(programs);
const cases = programs.flatMap((program, index) => {
  const answer = answers[index] ?? 'skip';
  if (!isWorthKeeping(program, answer)) return [];
  const [type = '', value = ''] = answer.split('\t');
  return [`    ${JSON.stringify({ program, type, value: JSON.parse(value) })}`];
});
const about = 'Random programs and what Lua 5.4 makes of them. Made by packages/dev/src/lua/generateLuaFixtures.ts.';
const text = `{\n  "about": ${JSON.stringify(about)},\n  "cases": [\n${cases.slice(0, wanted).join(',\n')}\n  ]\n}\n`;
writeFileSync(path.join(root, 'fixtures/expressions/lua.json'), text);
