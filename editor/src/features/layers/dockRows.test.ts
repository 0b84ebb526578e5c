import { applyEdit, type Edit, type Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { drawnLayers } from '../drawing/stageItems.ts';
import { dockRows, isSameDock, layerOfMoreRow, moreRowOf } from './dockRows.ts';

const project = buildProject({
  prototypes: [{ id: 'id1', name: 'Pip' }],
  scenes: [
    {
      layers: [
        { id: 'id10', name: 'Back', actors: ['id1', 'id2', 'id3'].map((id) => ({ id, prototype: 'id1' })) },
        { id: 'id11', name: 'Front' },
      ],
    },
  ],
});

function rowsOf(from: Project, open: readonly string[] = []) {
  const scene = from.scenes.get('id1');
  if (!scene) throw new Error('the scene is there');
  return dockRows(scene, drawnLayers(from, scene), new Set(open));
}

function after(edit: Edit): Project {
  const done = applyEdit(project, edit);
  if (!done.ok) throw new Error('the edit is possible');
  return done.value.project;
}

it('lists the frontmost first, and shows closed layers without their actors', () => {
  expect(rowsOf(project).map(({ name, actors }) => [name, actors.length])).toEqual([
    ['Front', 0],
    ['Back', 1],
  ]);
  expect(rowsOf(project, ['id10'])[1]?.actors.map(({ id }) => id)).toEqual(['id3', 'id2', 'id1']);
});

it.each([
  ['a move', { kind: 'instance.move', data: { scene: 'id1', ids: ['id3'], by: { x: 5, y: 5 } } }, true],
  ['another name', { kind: 'prototype.rename', data: { prototype: 'id1', name: 'Hero' } }, false],
  [
    'another color',
    {
      kind: 'instance.setAttribute',
      data: { scene: 'id1', ids: ['id3'], path: ['attributes', 'color', 'red'], value: 0 },
    },
    false,
  ],
  ['one actor fewer', { kind: 'instance.remove', data: { scene: 'id1', ids: ['id1'] } }, false],
  [
    'a layer that stays on the screen',
    { kind: 'layer.setScrollable', data: { scene: 'id1', layer: 'id11', scrollable: false } },
    false,
  ],
] as const)('knows whether the dock looks the same after %s', (_title, edit, isSame) => {
  expect(isSameDock(rowsOf(project, ['id10']), rowsOf(after(edit), ['id10']))).toBe(isSame);
});

it('lists the actors of a large layer step by step', () => {
  const many = Array.from({ length: 700 }, (_, at) => ({ id: `id${at + 100}`, prototype: 'id1' }));
  const large = buildProject({
    prototypes: [{ id: 'id1', name: 'Pip' }],
    scenes: [{ layers: [{ id: 'id10', actors: many }] }],
  });
  const [scene] = large.scenes.values();
  if (!scene) throw new Error('the scene is there');
  const layers = drawnLayers(large, scene);
  const listed = (open: string[], most?: number) => {
    const [row] = dockRows(scene, layers, new Set(open), most === undefined ? undefined : new Map([['id10', most]]));
    return [row?.actors.length, row?.actors[0]?.id, row?.left];
  };
  expect(listed([])).toEqual([1, 'id799', 0]);
  expect(listed(['id10'])).toEqual([300, 'id799', 400]);
  expect(listed(['id10'], 600)).toEqual([600, 'id799', 100]);
  expect(listed(['id10'], 900)).toEqual([700, 'id799', 0]);
});

it('tells rows that stand for more actors from others', () => {
  expect(layerOfMoreRow(moreRowOf('id10'))).toBe('id10');
  expect(layerOfMoreRow('id10')).toBeUndefined();
});
