import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { expandPaths } from './expandPaths.ts';

const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-paths-'));
for (const name of ['b', 'a', 'two words', '.hidden', '[a]', 'ä', 'Z', 'deep/inner', 'deep/.inner']) {
  fs.mkdirSync(path.join(cwd, name), { recursive: true });
  fs.writeFileSync(path.join(cwd, name, 'object.json'), '{}');
}
afterAll(() => fs.rmSync(cwd, { recursive: true }));

it.each<[given: readonly string[], projectPaths: readonly string[], isPattern: boolean]>([
  [['b', 'nowhere'], ['b', 'nowhere'], false],
  [['*'], ['Z', '[a]', 'a', 'b', 'deep', 'two words', 'ä'], true],
  [['t*', 'b', '{b,a}'], ['two words', 'b', 'a', 'b'], true],
  [['?'], ['Z', 'a', 'b', 'ä'], true],
  [['deep/*'], ['deep/inner'], true],
  [['**/inner'], ['deep/inner'], true],
  [['./a*'], ['a'], true],
  [
    ['*/object.json'],
    ['Z', '[a]', 'a', 'b', 'deep', 'two words', 'ä'].flatMap((name) =>
      name === 'deep' ? [] : [`${name}/object.json`],
    ),
    true,
  ],
  [['.h*'], ['.hidden'], true],
  [['nothing*'], ['nothing*'], true],
  [['[a]'], ['[a]'], false],
  [['couchdb+http://host/*'], ['couchdb+http://host/*'], false],
  [[path.join(cwd, 'deep', '*')], [path.join(cwd, 'deep', 'inner')], true],
])('%o names the paths %o', (given, projectPaths, isPattern) => {
  expect(expandPaths(given, cwd)).toEqual({ projectPaths, isPattern });
});
