import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';

/** Things that fields can refer to, by their stored reference. */
export interface Things {
  readonly prototype: string;
  readonly scene: string;
  readonly table: string;
  readonly image: string;
  readonly sound: string;
  readonly font: string;
  readonly tag: string;
  /** Keypaths of attributes, by their types. */
  readonly integer: string;
  readonly real: string;
  readonly angle: string;
  readonly index: string;
  readonly text: string;
  readonly boolean: string;
}

/** Types of custom attributes. */
export const attributeTypes = ['integer', 'real', 'angle', 'index', 'text', 'boolean'] as const;

/** Things that stay in the project during all tests. */
export const kept: Things = {
  prototype: 'id2',
  scene: 'id2',
  table: 'id90',
  image: 'hero',
  sound: 'song',
  font: 'Fancy',
  tag: 'friend',
  integer: 'self.attributes.id70',
  text: 'self.attributes.id71',
  boolean: 'self.attributes.id72',
  real: 'self.attributes.id73',
  angle: 'self.attributes.id74',
  index: 'self.attributes.id75',
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
  integer: 'game.attributes.id80',
  text: 'game.attributes.id81',
  boolean: 'game.attributes.id82',
  real: 'game.attributes.id83',
  angle: 'game.attributes.id84',
  index: 'game.attributes.id85',
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
  ...attributeTypes.map(
    (type) => ({ kind: 'attribute.remove', data: { owner: 'game', id: idIn(doomed[type]) } }) as const,
  ),
] as const;

/** The actor into whose list the behaviors are inserted. */
export const pip = { prototype: 'id1' } as const;

/** The ids of a game with two of everything. Names stay the same. */
export interface ProjectIds {
  readonly title: string;
  readonly pip: string;
  readonly meadow: string;
  readonly kept: Things;
  readonly doomed: Things;
}

const lanterns: ProjectIds = { title: 'Lanterns', pip: pip.prototype, meadow: 'id1', kept, doomed };

/** A game with two of everything that a field can refer to, and an actor with the given behaviors. */
export function fullProject(ids = lanterns, behaviors: readonly BehaviorDescription[] = []): Project {
  const { kept: stays, doomed: goes } = ids;
  const cells = { rows: ['a', 'b'], columns: [{ name: 'n', type: 2, cells: [1, 2] }] };
  return buildProject({
    title: ids.title,
    images: [stays.image, 'moon', goes.image],
    sounds: [stays.sound, goes.sound],
    fonts: [stays.font, goes.font],
    attributes: {
      actorTags: `${stays.tag}\t${goes.tag}`,
      [idIn(goes.integer)]: { '@': 'integer', $: 2, name: 'Lamps' },
      [idIn(goes.text)]: { '@': 'text', $: 'Oh', name: 'Ode' },
      [idIn(goes.boolean)]: { '@': 'boolean', $: true, name: 'Night' },
      [idIn(goes.real)]: { '@': 'real', $: 0.5, name: 'Toll' },
      [idIn(goes.angle)]: { '@': 'angle', $: 45, name: 'Slope' },
      [idIn(goes.index)]: { '@': 'index', $: 4, name: 'Chapter' },
    },
    tables: [
      { id: stays.table, name: 'Levels', ...cells },
      { id: goes.table, name: 'Ruins', ...cells },
    ],
    prototypes: [
      {
        id: ids.pip,
        name: 'Pip',
        behaviors,
        attributes: {
          [idIn(stays.integer)]: { '@': 'integer', $: 3, name: 'Boots' },
          [idIn(stays.text)]: { '@': 'text', $: 'On', name: 'Motto' },
          [idIn(stays.boolean)]: { '@': 'boolean', $: true, name: 'Brave' },
          [idIn(stays.real)]: { '@': 'real', $: 1.5, name: 'Weight' },
          [idIn(stays.angle)]: { '@': 'angle', $: 90, name: 'Heading' },
          [idIn(stays.index)]: { '@': 'index', $: 2, name: 'Rank' },
        },
      },
      { id: stays.prototype, name: 'Lantern', attributes: { tags: `${stays.tag}\t${goes.tag}` } },
      { id: goes.prototype, name: 'Moth' },
    ],
    scenes: [
      { id: ids.meadow, name: 'Meadow' },
      { id: stays.scene, name: 'Cave' },
      { id: goes.scene, name: 'Pit' },
    ],
  });
}

/** The id of the attribute that a keypath leads to. */
function idIn(keypath: string): string {
  return keypath.slice(keypath.lastIndexOf('.') + 1);
}
