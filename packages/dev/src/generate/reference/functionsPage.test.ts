import { expressionFunctions } from '@playhouse/core';
import { expect, test } from 'vitest';
import { luaDifferences } from '../../lua/luaDifferences.ts';
import { root } from '../../tool.ts';
import { functionsPage } from './functionsPage.ts';
import { loadReference } from './loadReference.ts';
import { luaPage } from './luaPage.ts';

const page = functionsPage(await loadReference(root));

test.each(expressionFunctions)('$name has an example', ({ name }) => {
  const [, section = ''] = page.split(`\n### ${name}\n`);
  expect(section.split('\n#')[0]).toContain(`| \`${name}(`);
});

test('operators have examples, in ascending order of precedence', () => {
  const rows = [...page.matchAll(/^\| (\d) \| `([^`]+)` \| `([^`]+)` \| `[^`]+` \|$/gm)];
  const bound = rows.map(([, level]) => Number(level));
  expect(bound).toEqual([1, 2, 3, 3, 3, 3, 3, 3, 4, 5, 5, 6, 6, 6, 7, 8]);
  for (const [, , sign = '', program = ''] of rows.slice(0, -2)) expect(program).toContain(` ${sign} `);
});

test('each intended difference from Lua has a row', () => {
  const rows = luaPage(luaDifferences).match(/^\| (?!Why|---)/gm);
  expect(rows).toHaveLength(luaDifferences.length);
});
