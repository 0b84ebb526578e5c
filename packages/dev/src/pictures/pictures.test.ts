import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildProject } from '@playhouse/core/testing';
import { createGame, createHeadlessPorts } from '@playhouse/runtime';
import { expect, test } from 'vitest';
import { parseAgreeing } from './agreeing.ts';
import { macColors } from './page/macColors.ts';
import { pausedAtOnce, pauseScenes } from './pauseScenes.ts';
import { projectFolders } from './projectFolders.ts';

test('finds projects at any depth, but none inside another', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'playhouse-pictures-'));
  for (const name of ['b.gameproj', 'a/inner/c.gameproj', 'a/d', 'b.gameproj/nested']) {
    mkdirSync(path.join(root, name), { recursive: true });
    if (name !== 'a/d') writeFileSync(path.join(root, name, 'object.xml'), '');
  }
  const found = projectFolders(root).map((folder) => path.relative(root, folder));
  expect(found).toEqual([path.join('a', 'inner', 'c.gameproj'), 'b.gameproj']);
  expect(projectFolders(path.join(root, 'b.gameproj'))).toHaveLength(1);
  rmSync(root, { recursive: true });
});

test('converts 103 to 122 as old Macs did, and keeps black and white', () => {
  expect([macColors[0], macColors[103], macColors[255]]).toEqual([0, 122, 255]);
});

test('reads a list of scenes, and reports an invalid line', () => {
  const text = '# seen by eye\n\nTop down: Crates\nTop down: Level 1: the end\nOther: A\n';
  expect(parseAgreeing(text)).toEqual(
    new Map([
      ['Top down', new Set(['Crates', 'Level 1: the end'])],
      ['Other', new Set(['A'])],
    ]),
  );
  expect(parseAgreeing('Top down: Crates\nCrates')).toBe(2);
});

test('finds pause scenes inside rules, and shows each over the scene that pauses for it', async () => {
  const pause = { class: 'PauseGameAction', attributes: { sceneKey: 'id21' } };
  const project = buildProject({
    prototypes: [
      { id: 'id1', name: 'Pip', behaviors: [{ class: 'GroupBehavior', behaviors: [pause] }] },
      { id: 'id2', name: 'Sign' },
    ],
    scenes: [
      { id: 'id20', name: 'Menu', layers: [{ actors: [{ prototype: 'id2' }] }] },
      { id: 'id22', name: 'Level', layers: [{ actors: [{ prototype: 'id1' }] }] },
      { id: 'id21', name: 'Paused', layers: [{ actors: [{ prototype: 'id2' }] }] },
    ],
  });
  expect(pauseScenes(project)).toEqual(new Map([['id21', 'id22']]));
  const changed = pausedAtOnce(project, 'id20', 'id21');
  const game = await createGame(changed, createHeadlessPorts(changed), { seed: 1, sceneId: 'id20' });
  for (let step = 0; step < 2; step++) game.step([]);
  expect([game.currentScene.id, game.faults]).toEqual(['id21', []]);
});
