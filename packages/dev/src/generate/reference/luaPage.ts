import type { LuaDifference } from '../../lua/luaDifferences.ts';
import { codeOf, pageOf, tableOf } from './markdown.ts';

/** The page of differences from Lua, with the cases that a test runs in both. */
export function luaPage(differences: readonly LuaDifference[]): string {
  const rows = differences.map(({ reason, program, ours, lua, theirs }) => [
    reason,
    codeOf(oneLine(program)),
    ours === undefined ? 'refused' : codeOf(oneLine(JSON.stringify(ours))),
    codeOf(oneLine(lua)),
    theirs === 'error' ? 'refused' : codeOf(oneLine(theirs)),
  ]);
  return pageOf(
    '# Differences from Lua',
    'Expressions are of the family of Lua 5.4: operators, their order and their meaning are the same but for what stands here. Random programs run in both, and every row of this page is a test. Functions have names of their own, so a function of Lua stands beside ours where both do the same.',
    tableOf(['Why', 'Here', 'Gives', 'In Lua', 'Gives'], rows),
  );
}

function oneLine(text: string): string {
  return text.replaceAll('\n', '\u23ce');
}
