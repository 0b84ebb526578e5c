import { describe, expect, it } from 'vitest';
import * as validators from '../../generated/validators.js';
import { buildProject } from '../../testing.ts';
import { createCountingIds, createIdSource } from '../ids.ts';
import { createInstance } from './createInstance.ts';
import { createProject } from './createProject.ts';
import { createPrototype } from './createPrototype.ts';
import { createScene, trackingAreaOf } from './createScene.ts';

describe('a new project', () => {
  it('has one scene with one layer and no actors, all of the stored shape', () => {
    const project = createProject({ title: 'Top Down', displaySize: { width: 480, height: 320 } });
    expect(project.object.scenes).toEqual([...project.scenes.keys()]);
    expect(project.object.attributes.displaySize).toEqual({ width: 480, height: 320 });
    expect(project.actors.size).toBe(0);
    const scene = [...project.scenes.values()][0];
    expect(scene?.layers.map((layer) => layer.attributes)).toEqual([{ name: 'New Layer', scrollable: true }]);
    expect(validators.validateGame(project.object)).toBe(true);
    expect(validators.validateScene(scene)).toBe(true);
    expect(validators.validateAssets(project.assets)).toBe(true);
  });

  it('shares no objects between two calls', () => {
    const first = createScene('id1', 'A', { width: 1, height: 1 });
    expect(first.attributes.size).not.toBe(first.attributes.camera.size);
    expect(createPrototype('id1').attributes).not.toBe(createPrototype('id1').attributes);
  });
});

it.each([
  [1024, 768, 944, 688],
  [480, 320, 400, 240],
  [319, 320, 239.25, 240],
  [100, 1000, 75, 920],
])('the tracking area of a display of %d x %d is %d x %d', (width, height, trackedWidth, trackedHeight) => {
  expect(trackingAreaOf({ width, height })).toEqual({ width: trackedWidth, height: trackedHeight });
});

it('a new prototype has the stored shape', () => {
  expect(validators.validatePrototype(createPrototype('id1'))).toBe(true);
});

it('a new instance overrides only its position', () => {
  expect(createInstance('id5', 'id1', { x: 3, y: 4 })).toEqual({
    id: 'id5',
    prototype: 'id1',
    attributes: { position: { x: 3, y: 4 } },
  });
});

describe('ids', () => {
  it.each([0, 0.5, 1 - 2 ** -32])('have 15 digits without a leading zero for a random number of %d', (number) => {
    expect(createIdSource(() => number)()).toMatch(/^id[1-9][0-9]{14}$/);
  });

  it('count up and skip the used ones', () => {
    const next = createCountingIds(['id2', 'id3', 'id5']);
    expect([next(), next(), next()]).toEqual(['id1', 'id4', 'id6']);
  });
});

it('a project built for a test has the stored shape in every document', () => {
  const project = buildProject({
    attributes: { id1: { '@': 'real', $: 1, name: 'Score' } },
    prototypes: [{ name: 'Player', behaviors: [{ class: 'Group', behaviors: [{ class: 'Note', id: 'id1' }] }] }],
    scenes: [{ layers: [{ actors: [{ prototype: 'id1' }, { prototype: 'id1', id: 'id2' }] }] }],
    tables: [{ name: 'Levels', rows: ['a'], columns: [{ name: 'n', type: 2, cells: [1] }] }],
    images: ['hero'],
  });
  expect(validators.validateGame(project.object)).toBe(true);
  expect([...project.actors.values()].every((actor) => validators.validatePrototype(actor))).toBe(true);
  expect([...project.scenes.values()].every((scene) => validators.validateScene(scene))).toBe(true);
  expect([...project.tables.values()].every((table) => validators.validateTable(table))).toBe(true);
  expect([...project.tables.keys()]).toEqual(['id2']);
  expect(project.scenes.get('id1')?.layers[0]?.actors.map((actor) => actor.id)).toEqual(['id3', 'id2']);
});
