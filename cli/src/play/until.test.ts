import { buildProject } from '@playhouse/core/testing';
import { createGame, createHeadlessPorts } from '@playhouse/runtime';
import { expect, it } from 'vitest';
import { demandUntil, holds } from './until.ts';

const score = 'game.attributes.id901';
const real = (name: string, value: number): object => ({ '@': 'real', $: value, name });
const tally = {
  class: 'ConstrainAttributeBehavior',
  attributes: { targetAttribute: score, RHS: { '@': 'expression', $: [{ keypath: score }, ' + 1'] } },
};
const project = buildProject({
  attributes: { id901: real('Score', 0), id902: real('two words', 7), id903: { '@': 'text', $: '', name: 'Word' } },
  prototypes: [{ id: 'id1', attributes: { id31: real('Health', 9) }, behaviors: [tally] }],
  scenes: [
    { id: 'id1', name: 'Garden', layers: [{ actors: [{ prototype: 'id1' }] }] },
    { id: 'id2', name: 'House', attributes: { id41: real('door', 5) } },
  ],
  tables: [{ id: 'id80', name: 'Levels', rows: ['a'], columns: [{ name: 'n', type: 2, cells: [4] }] }],
});

it.each([
  ['game.Score > 3', 'id1', 4],
  ['game["two words"] == 7 and game.Score == 2', 'id1', 2],
  ['game.attributes.id901 == 3', 'id1', 3],
  ['scene.camera.origin.x == 0', 'id1', 1],
  ['scene.door > 4', 'id2', 1],
  ['tableCellValue(tables.Levels, 1, "n") == 4', 'id1', 1],
  ['devices.screen.size.width > 3', 'id1', 1],
  ['devices.clock.millisecond > 100', 'id1', 7],
  ['game.Score', 'id1', 1],
  ['0 / 0', 'id1', undefined],
  ['game.Word + 1 > 0', 'id1', undefined],
  ['game.Score > 100', 'id1', undefined],
])('%s in the scene %s holds from frame %s on', async (program, sceneId, expected) => {
  demandUntil(program, project, sceneId);
  const game = await createGame(project, createHeadlessPorts(project), { seed: 1, sceneId });
  let frame: number | undefined;
  while (frame === undefined && game.frame < 9) {
    game.step([]);
    if (holds(game, program)) frame = game.frame;
  }
  expect(frame).toBe(expected);
});

it.each([
  ['', 'Expected a value'],
  ['game.Score >', 'Expected a value'],
  ['game.Scores > 3', "There is no attribute 'game.Scores'. Did you mean 'game.Score'?"],
  ['scene.door > 3', "There is no attribute 'scene.door'"],
  ['self.Health > 3', 'Invalid self context'],
  ['launch(3)', "There is no function 'launch'"],
  ['sin()', 'sin'],
  ['tables.Levels', 'cannot be a condition'],
  ['game.attributes.id999', "There is no attribute 'game.attributes.id999'"],
])('%s is rejected as invalid usage', (program, message) => {
  expect(() => demandUntil(program, project, 'id1')).toThrow(
    expect.objectContaining({ status: 2, code: 'until.wrong', message: expect.stringContaining(message) }),
  );
});
