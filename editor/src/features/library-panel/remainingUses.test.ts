import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { remainingUses } from './remainingUses.ts';

const spawn = (id: string, prototypeKey: string) => ({ id, class: 'SpawnAction', attributes: { prototypeKey } });
const enter = (id: string, sceneKey: string) => ({ id, class: 'ChangeSceneAction', attributes: { sceneKey } });

const project = buildProject({
  title: 'Uses',
  prototypes: [
    { id: 'id1', name: 'Pip', behaviors: [spawn('id50', 'id1'), spawn('id51', 'id2'), enter('id52', 'id20')] },
    { id: 'id2', name: 'Snail', behaviors: [spawn('id53', 'id1')] },
  ],
  scenes: [
    {
      id: 'id20',
      name: 'Meadow',
      layers: [
        { actors: [{ id: 'id40', prototype: 'id1', behaviors: [spawn('id54', 'id1'), enter('id55', 'id21')] }] },
      ],
    },
    { id: 'id21', name: 'Cave', layers: [{ actors: [] }] },
  ],
});
const words = (kind: 'actor' | 'scene', ...ids: string[]) => remainingUses(project, kind, ids).map((use) => use.words);

describe('the uses that remain after', () => {
  it('an actor is deleted are neither its own nor those of its instances', () => {
    expect(words('actor', 'id1')).toEqual([expect.stringMatching(/^Snail › Spawn Actor/)]);
  });

  it('all actors are deleted that refer to each other are none', () => {
    expect(words('actor', 'id1', 'id2')).toEqual([]);
  });

  it('a scene is deleted are those elsewhere', () => {
    expect(words('scene', 'id20')).toEqual([expect.stringMatching(/^Pip › Change Scene/)]);
    expect(words('scene', 'id21')).toEqual([expect.stringMatching(/Change Scene/)]);
    expect(words('scene', 'id20', 'id21')).toHaveLength(1);
  });
});
