import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';

/** Things that fields can refer to, by their stored reference. */
export interface Things {
  readonly prototype: string;
  readonly scene: string;
  readonly table: string;
  readonly image: string;
  readonly sound: string;
  readonly font: string;
  readonly tag: string;
  /** Keypaths. */
  readonly number: string;
  readonly text: string;
  readonly boolean: string;
}

/** Things that stay in the project during all tests. */
export const kept: Things = {
  prototype: 'id2',
  scene: 'id2',
  table: 'id90',
  image: 'hero',
  sound: 'song',
  font: 'Fancy',
  tag: 'friend',
  number: 'self.attributes.id70',
  text: 'self.attributes.id71',
  boolean: 'self.attributes.id72',
};

/** Things that are deleted to break references to them. */
export const doomed: Things = {
  prototype: 'id3',
  scene: 'id3',
  table: 'id91',
  image: 'ghost',
  sound: 'noise',
  font: 'Faded',
  tag: 'foe',
  number: 'game.attributes.id80',
  text: 'game.attributes.id81',
  boolean: 'game.attributes.id82',
};

/** The edits that delete everything that is doomed. */
export const doom = [
  { kind: 'prototype.remove', data: { prototype: doomed.prototype } },
  { kind: 'scene.remove', data: { scene: doomed.scene } },
  { kind: 'table.remove', data: { table: doomed.table } },
  { kind: 'asset.remove', data: { kind: 'images', name: doomed.image } },
  { kind: 'asset.remove', data: { kind: 'sounds', name: doomed.sound } },
  { kind: 'asset.remove', data: { kind: 'fonts', name: doomed.font } },
  { kind: 'tag.remove', data: { tag: doomed.tag } },
  { kind: 'attribute.remove', data: { owner: 'game', id: 'id80' } },
  { kind: 'attribute.remove', data: { owner: 'game', id: 'id81' } },
  { kind: 'attribute.remove', data: { owner: 'game', id: 'id82' } },
] as const;

/** The actor into whose list the behaviors are inserted. */
export const pip = { prototype: 'id1' } as const;

/** A game with two of everything that a field can refer to, and an actor without behaviors. */
export function fullProject(): Project {
  const cells = { rows: ['a', 'b'], columns: [{ name: 'n', type: 2, cells: [1, 2] }] };
  return buildProject({
    title: 'Lanterns',
    images: [kept.image, 'moon', doomed.image],
    sounds: [kept.sound, doomed.sound],
    fonts: [kept.font, doomed.font],
    attributes: {
      actorTags: `${kept.tag}\t${doomed.tag}`,
      id80: { '@': 'integer', $: 2, name: 'Lamps' },
      id81: { '@': 'text', $: 'Oh', name: 'Ode' },
      id82: { '@': 'boolean', $: true, name: 'Night' },
    },
    tables: [
      { id: kept.table, name: 'Levels', ...cells },
      { id: doomed.table, name: 'Ruins', ...cells },
    ],
    prototypes: [
      {
        id: pip.prototype,
        name: 'Pip',
        attributes: {
          id70: { '@': 'integer', $: 3, name: 'Boots' },
          id71: { '@': 'text', $: 'On', name: 'Motto' },
          id72: { '@': 'boolean', $: true, name: 'Brave' },
        },
      },
      { id: kept.prototype, name: 'Lantern', attributes: { tags: `${kept.tag}\t${doomed.tag}` } },
      { id: doomed.prototype, name: 'Moth' },
    ],
    scenes: [
      { id: 'id1', name: 'Meadow' },
      { id: kept.scene, name: 'Cave' },
      { id: doomed.scene, name: 'Pit' },
    ],
  });
}
