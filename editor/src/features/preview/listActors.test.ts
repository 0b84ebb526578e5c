import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { actorsOfPage, type ListPage, routeOfActor, scenesOfPage } from './listActors.ts';

const project = buildProject({
  prototypes: [{ id: 'id1' }, { id: 'id2' }],
  scenes: [
    {
      id: 'id20',
      layers: [
        {
          id: 'id30',
          actors: [
            { id: 'id40', prototype: 'id1' },
            { id: 'id41', prototype: 'id1', behaviors: [] },
            { id: 'id42', prototype: 'id2' },
          ],
        },
      ],
    },
    { id: 'id21', layers: [{ id: 'id31', actors: [{ id: 'id40', prototype: 'id1', behaviors: [] }] }] },
  ],
});
const actors = [
  { key: 9, id: '', prototypeId: 'id1', name: 'Spawned' },
  { key: 3, id: 'id42', prototypeId: 'id2', name: 'Other' },
  { key: 2, id: 'id41', prototypeId: 'id1', name: 'Own' },
  { key: 1, id: 'id40', prototypeId: 'id1', name: 'First' },
];
const page = (prototype: string): ListPage => ({ kind: 'prototype', prototype });
const instance = (id: string): ListPage => ({ kind: 'instance', scene: 'id20', instance: id });

describe('the actors of a page', () => {
  it.each([
    ['those that follow the prototype, the oldest first', page('id1'), 'id20', ['First', 'Spawned']],
    ['none of another prototype', page('id2'), 'id20', ['Other']],
    ['those with own behaviors in another scene only', page('id1'), 'id21', ['Own', 'Spawned']],
    ['only the instance of an instance page', instance('id41'), 'id20', ['Own']],
    ['no instance with the same id in another scene', instance('id40'), 'id21', []],
  ])('are %s', (_, shown, scene, names) => {
    expect(actorsOfPage(project, shown, scene, actors).map(({ name }) => name)).toEqual(names);
  });

  it('have their behaviors at the prototype or at the instance', () => {
    expect(actors.map((actor) => routeOfActor(project, 'id20', actor))).toEqual([
      '/prototype/id1',
      '/prototype/id2',
      '/scene/id20/actor/id41',
      '/prototype/id1',
    ]);
  });

  it('are placed in scenes', () => {
    expect([page('id1'), page('id3'), instance('id41')].map((each) => scenesOfPage(project, each))).toEqual([
      ['id20'],
      [],
      ['id20'],
    ]);
  });
});
