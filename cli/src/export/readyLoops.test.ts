import path from 'node:path';
import { forbidGeneratedCode, type Project, provideReadyCode, type ReadyCode, readProject } from '@playhouse/core';
import { createGame, createHeadlessPorts, gameNeedsOf } from '@playhouse/runtime';
import { expect, it } from 'vitest';
import { readProjectFolder } from '../io/readProjectFolder.ts';
import { codeScript } from './codeScript.ts';

const folder = path.join(import.meta.dirname, '../../../fixtures/templates/the-cheese-tower');

async function playedHash(project: Project): Promise<string> {
  const game = await createGame(project, createHeadlessPorts(project), { seed: 5 });
  for (let frame = 0; frame < 240; frame++) game.step(frame === 60 ? [{ type: 'keyDown', key: 'space' }] : []);
  const hash = game.stateHash();
  game.destroy();
  return hash;
}

/** A single test, because provided code remains registered. */
it('runs the exported loops in a page that may not generate code, with the same states', async () => {
  const files = await readProjectFolder(folder);
  const read = files.ok ? readProject(files.value) : files;
  if (!read.ok) throw new Error('The sample game cannot be read.');
  const { project } = read.value.contents;
  const wanted = await playedHash(project);
  const page: { playhouseCode?: Record<string, ReadyCode> } = {};
  new Function('globalThis', codeScript(gameNeedsOf(project).sources))(page);
  const used = new Set<string>();
  const counting = Object.entries(page.playhouseCode ?? {}).map(([source, code]): [string, ReadyCode] => [
    source,
    (constants) => {
      used.add(source);
      return code(constants);
    },
  ]);
  forbidGeneratedCode();
  provideReadyCode(Object.fromEntries(counting));
  expect(await playedHash(project)).toBe(wanted);
  const loops = counting.map(([source]) => source).filter((source) => source.startsWith('(function'));
  expect(loops.length).toBeGreaterThan(5);
  expect(loops.filter((source) => !used.has(source))).toEqual([]);
});
