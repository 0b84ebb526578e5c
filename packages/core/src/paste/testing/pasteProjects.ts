import type { Project } from '../../model/project.ts';
import { type BehaviorDescription, buildProject, type ProjectDescription } from '../../testing.ts';
import { decodeBase64 } from '../base64.ts';
import { sourceIds as ids } from './referenceRows.ts';

/** An image of one pixel. */
export const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The bytes of every image of the source project. */
export const sourceFiles = new Map(
  ['hero', 'foe'].map((name) => [`images/${name}.png`, decodeBase64(pixel) ?? new Uint8Array()]),
);

const assets = { images: ['hero', 'foe'], sounds: ['boom', 'theme'], fonts: ['Fancy'] };

/** A project with one of everything that can be referred to; the behavior is in an actor and in a placed one. */
export function sourceProject(behavior: BehaviorDescription, isInScene: boolean): Project {
  const other: BehaviorDescription = { class: 'NoteBehavior', attributes: { note: '' } };
  return buildProject({
    ...assets,
    attributes: {
      actorTags: 'Enemy\tWall',
      [ids.score]: { '@': 'real', $: 2.5, name: 'Score' },
      [ids.title]: { '@': 'text', $: 'Hello', name: 'Title' },
    },
    tables: [{ id: ids.table, name: 'Levels', rows: ['a'], columns: [{ name: 'n', type: 2, cells: [1] }] }],
    prototypes: [
      {
        id: ids.player,
        name: 'Player',
        attributes: {
          [ids.number]: { '@': 'integer', $: 3, name: 'Number' },
          [ids.text]: { '@': 'text', $: 'x', name: 'Text' },
        },
        behaviors: [isInScene ? other : behavior],
      },
      {
        id: ids.enemy,
        name: 'Enemy',
        attributes: { tags: 'Enemy', image: 'foe', [ids.power]: { '@': 'real', $: 1, name: 'Power' } },
        behaviors: [{ class: 'SpawnAction', attributes: { prototypeKey: ids.player } }],
      },
    ],
    scenes: [
      {
        id: ids.menu,
        name: 'Menu',
        attributes: {
          [ids.wind]: { '@': 'real', $: 4, name: 'Wind' },
          [ids.label]: { '@': 'text', $: 'l', name: 'Label' },
        },
        layers: [
          {
            id: ids.layer,
            actors: [
              {
                id: ids.hero,
                prototype: ids.player,
                position: { x: 5, y: 6 },
                behaviors: [isInScene ? behavior : other],
              },
              { id: ids.foe, prototype: ids.enemy },
            ],
          },
        ],
      },
      { id: ids.level, name: 'Level' },
    ],
  });
}

/** Somebody else's project with one actor `Ship` and one unlocked instance of it. */
export function emptyProject(more: ProjectDescription = {}): Project {
  return buildProject({
    prototypes: [{ id: 'id301', name: 'Ship' }],
    scenes: [{ id: 'id401', layers: [{ id: 'id402', actors: [{ id: 'id403', prototype: 'id301', behaviors: [] }] }] }],
    ...more,
  });
}

/** Another project that has something with each name, under other ids. */
export function namesakeProject(): Project {
  const types = { number: 'integer', score: 'real', wind: 'real', power: 'real' } as const;
  return targetOf(types, 'hero');
}

/** Another project with the names of the source, but attributes of other types, and two of each document. */
export function strangeProject(): Project {
  const types = { number: 'text', score: 'boolean', wind: 'integer', power: 'text' } as const;
  const project = targetOf(types, 'hero');
  const twins = targetOf(types, 'hero', '9');
  return {
    ...project,
    object: {
      ...project.object,
      attributes: { ...twins.object.attributes, ...project.object.attributes },
      prototypes: [...project.object.prototypes, ...twins.object.prototypes],
      scenes: [...project.object.scenes, ...twins.object.scenes],
    },
    actors: new Map([...project.actors, ...twins.actors]),
    scenes: new Map([...project.scenes, ...twins.scenes]),
    tables: new Map([...project.tables, ...twins.tables]),
  };
}

/** Another project whose ids are those of the source but mean other things. */
export function collidingProject(): Project {
  const strange = (name: string) => ({ '@': 'boolean', $: true, name });
  return buildProject({
    attributes: { [ids.score]: strange('Odd'), [ids.title]: strange('Even') },
    tables: [{ id: ids.table, name: 'Other', rows: [], columns: [] }],
    prototypes: [
      { id: ids.player, name: 'Tree', attributes: { [ids.number]: strange('Tall'), [ids.text]: strange('Old') } },
      { id: ids.enemy, name: 'Bush', attributes: { [ids.power]: strange('Green') } },
      { id: 'id301', name: 'Ship', attributes: { [ids.number]: strange('Sunk'), [ids.text]: strange('New') } },
    ],
    scenes: [
      { id: ids.menu, name: 'Woods', attributes: { [ids.wind]: strange('Calm'), [ids.label]: strange('Dark') } },
      { id: ids.level, name: 'Lake' },
      {
        id: 'id401',
        attributes: { [ids.wind]: strange('Calm'), [ids.label]: strange('Dark') },
        layers: [
          {
            id: 'id402',
            actors: [
              { id: 'id403', prototype: 'id301', behaviors: [] },
              { id: ids.foe, prototype: ids.enemy },
            ],
          },
        ],
      },
    ],
  });
}

type Types = Readonly<Record<'number' | 'score' | 'wind' | 'power', string>>;

function targetOf(types: Types, image: string, prefix = ''): Project {
  const attribute = (type: string, name: string) => ({ '@': type, $: values[type], name });
  const id = (number: number) => `id${prefix}${number}`;
  const own = {
    [id(305)]: attribute(types.number, 'Number'),
    [id(306)]: attribute(types.number === 'integer' ? 'text' : 'real', 'Text'),
  };
  return buildProject({
    ...assets,
    images: [image],
    attributes: {
      actorTags: 'Boat',
      [id(351)]: attribute(types.score, 'Score'),
      [id(352)]: attribute(types.score === 'real' ? 'text' : 'integer', 'Title'),
    },
    tables: [{ id: id(307), name: 'Levels', rows: [], columns: [] }],
    prototypes: [
      { id: id(301), name: 'Ship', attributes: own },
      { id: id(302), name: 'Enemy', attributes: { [id(371)]: attribute(types.power, 'Power') } },
      { id: id(303), name: 'Player', attributes: own },
    ],
    scenes: [
      {
        id: id(401),
        name: 'Level',
        attributes: {
          [id(361)]: attribute(types.wind, 'Wind'),
          [id(362)]: attribute(types.wind === 'real' ? 'text' : 'real', 'Label'),
        },
        layers: [
          {
            id: id(402),
            actors: [
              { id: id(403), prototype: id(301), behaviors: [] },
              { id: id(404), prototype: id(302) },
            ],
          },
        ],
      },
    ],
  });
}

const values: Readonly<Record<string, unknown>> = { integer: 0, real: 0, text: '', boolean: false };
