import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { behavior, change, count, expression, gameAttributes, timer, x } from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';
import { NumberRows } from './numberRows.ts';

const path = 'scene.layers.id9.actors.id5.attributes.position.x';
const reader = { prototype: 'id2', behaviors: [timer('after', 0.5, [change(count, expression`${path}`)])] };

it('rows keep their numbers while others are added and removed and memory grows', () => {
  const rows = new NumberRows();
  const kept = Array.from({ length: 50 }, (_, index) => ({ length: 1 + (index % 7) * 40, value: index, start: -1 }));
  for (const row of kept) {
    row.start = rows.take(row.length);
    rows.data.fill(row.value, row.start, row.start + row.length);
    const passing = rows.take(40);
    rows.data.fill(-1, passing, passing + 40);
    rows.give(passing, 40);
  }
  for (const { start, length, value } of kept) {
    expect([...rows.data.subarray(start, start + length)]).toEqual(Array.from({ length }, () => value));
  }
});

it('a released row is reused as zeros', () => {
  const rows = new NumberRows();
  const first = rows.take(3);
  rows.data.fill(7);
  rows.give(first, 3);
  expect(rows.take(3)).toBe(first);
  expect([...rows.data.subarray(first, first + 3)]).toEqual([0, 0, 0]);
});

it('a removed actor keeps its last position, although spawned ones reuse its row', async () => {
  const mortal = [change(x, '7'), behavior('DestroyAction')];
  const spawner = [timer('every', 0.1, [behavior('SpawnAction', { prototypeKey: 'id3' })])];
  const project = buildProject({
    attributes: gameAttributes,
    prototypes: [{ behaviors: mortal }, { behaviors: spawner }, { behaviors: [change(x, '1000')] }],
    scenes: [{ layers: [{ id: 'id9', actors: [{ id: 'id5', prototype: 'id1' }, { prototype: 'id2' }, reader] }] }],
  });
  const game = await playProject(project, { frames: 40 });
  expect(game.attributes()['game.count']).toBe(7);
});

it('an addressed actor that does not fit into the scene is read as defined in the project', async () => {
  const crowd = Array.from({ length: 49_999 }, () => ({ prototype: 'id1' }));
  const late = { id: 'id5', prototype: 'id1', attributes: { position: { x: 12, y: 0 } } };
  const project = buildProject({
    attributes: gameAttributes,
    prototypes: [{ name: 'Idle' }, { name: 'Reader' }],
    scenes: [{ layers: [{ id: 'id9', actors: [reader, ...crowd, late] }] }],
  });
  const game = await playProject(project, { frames: 32 });
  expect(game.faults.map(({ code }) => code)).toEqual(['limit.actors']);
  expect(game.actorList()).toHaveLength(50_000);
  expect(game.attributes()['game.count']).toBe(12);
});
