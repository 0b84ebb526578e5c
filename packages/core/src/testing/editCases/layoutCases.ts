import { meadowOf } from '../editSample.ts';
import type { EditCase } from './editCase.ts';

/** Cases of game, scene and layer edits. */
export const layoutCases: readonly EditCase[] = [
  ['the title', { kind: 'project.setTitle', data: { title: 'Lanterns' } }, (p) => p.object.title, 'Lanterns'],
  [
    'a game attribute in its type',
    { kind: 'project.setAttribute', data: { path: ['attributes', 'id90'], value: '4.4' } },
    (p) => p.object.attributes.id90,
    { '@': 'integer', $: 4, name: 'Score' },
  ],
  [
    'a part of the display size',
    { kind: 'project.setAttribute', data: { path: ['attributes', 'displaySize', 'width'], value: 480 } },
    (p) => p.object.attributes.displaySize,
    { width: 480, height: 768 },
  ],
  [
    'a new scene with a free name',
    { kind: 'scene.add', data: { id: 'id5', layer: 'id6', name: 'Cave' } },
    (p) => [p.object.scenes, p.scenes.get('id5')?.attributes.name, p.scenes.get('id5')?.layers.map(({ id }) => id)],
    [['id1', 'id2', 'id5'], 'Cave 1', ['id6']],
  ],
  ['a removed scene', { kind: 'scene.remove', data: { scene: 'id1' } }, (p) => p.object.scenes, ['id2']],
  [
    'a scene’s name',
    { kind: 'scene.rename', data: { scene: 'id2', name: 'Cellar' } },
    (p) => p.scenes.get('id2')?.attributes.name,
    'Cellar',
  ],
  [
    'the order of scenes, clamped',
    { kind: 'scene.reorder', data: { scene: 'id1', index: 99 } },
    (p) => p.object.scenes,
    ['id2', 'id1'],
  ],
  [
    'a scene’s camera',
    { kind: 'scene.setAttribute', data: { scene: 'id1', path: ['attributes', 'camera', 'origin', 'x'], value: 7 } },
    (p) => meadowOf(p)?.attributes.camera.origin,
    { x: 7, y: 0 },
  ],
  [
    'a layer in front',
    { kind: 'layer.add', data: { scene: 'id1', id: 'id12', name: 'Sky' } },
    (p) => meadowOf(p)?.layers.map(({ attributes }) => attributes.name),
    ['Ground', 'Front', 'Sky'],
  ],
  [
    'a removed layer, with its actors',
    { kind: 'layer.remove', data: { scene: 'id1', layer: 'id10' } },
    (p) => meadowOf(p)?.layers.map(({ id }) => id),
    ['id11'],
  ],
  [
    'a layer’s name',
    { kind: 'layer.rename', data: { scene: 'id1', layer: 'id10', name: 'Soil' } },
    (p) => meadowOf(p)?.layers[0]?.attributes.name,
    'Soil',
  ],
  [
    'whether a layer scrolls',
    { kind: 'layer.setScrollable', data: { scene: 'id1', layer: 'id10', scrollable: false } },
    (p) => meadowOf(p)?.layers[0]?.attributes.scrollable,
    false,
  ],
  [
    'the order of layers',
    { kind: 'layer.reorder', data: { scene: 'id1', layer: 'id10', index: 1 } },
    (p) => meadowOf(p)?.layers.map(({ id }) => id),
    ['id11', 'id10'],
  ],
  [
    'ops as given',
    { kind: 'ops.apply', data: [{ op: 'set', path: ['object', 'title'], value: 'X' }] },
    (p) => p.object.title,
    'X',
  ],
  [
    'the description of the project',
    { kind: 'project.setText', data: { field: 'longDescription', text: 'Run\u0007, jump' } },
    (p) => p.object.longDescription,
    'Run, jump',
  ],
  [
    'a copy of a scene after the original, with its actors',
    { kind: 'scene.duplicate', data: { scene: 'id1', id: 'id5' } },
    (p) => [
      p.object.scenes,
      p.scenes.get('id5')?.attributes.name,
      p.scenes.get('id5')?.layers.map(({ actors }) => actors.length),
    ],
    [['id1', 'id5', 'id2'], 'Meadow 1', [3, 1]],
  ],
  [
    'the name of a column and its uses',
    {
      kind: 'project.renameEverywhere',
      data: { target: { kind: 'column', table: 'id70', id: 'id1' }, name: 'Renamed' },
    },
    (p) => p.tables.get('id70')?.columns.find(({ id }) => id === 'id1')?.name,
    'Renamed',
  ],
  [
    'the name of a row and its uses',
    { kind: 'project.renameEverywhere', data: { target: { kind: 'row', table: 'id70', id: 'id1' }, name: 'Renamed' } },
    (p) => [p.tables.get('id70')?.rows[0]?.name, p.tables.get('id70')?.columns[0]?.name],
    ['Renamed', 'Title'],
  ],
  [
    'a layer in front, with the default name',
    { kind: 'layer.add', data: { scene: 'id1', id: 'id12' } },
    (p) => meadowOf(p)?.layers.map(({ id, attributes }) => `${id} ${attributes.name}`),
    ['id10 Ground', 'id11 Front', 'id12 New Layer'],
  ],
];
