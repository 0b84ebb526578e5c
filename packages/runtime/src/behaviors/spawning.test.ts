import type { BehaviorDescription, ProjectDescription } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import {
  behavior,
  change,
  count,
  expression,
  gameAttributes,
  increment,
  rule,
  soloGame,
  tally,
  timer,
  when,
  write,
  x,
} from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

const spawn = (attributes: Record<string, unknown> = {}) =>
  behavior('SpawnAction', { prototypeKey: 'id2', ...attributes });
const destroy = behavior('DestroyAction');

function spawner(
  behaviors: readonly BehaviorDescription[],
  spawned: readonly BehaviorDescription[] = [],
  rest: Partial<ProjectDescription> = {},
) {
  return soloGame(
    [],
    {},
    {
      prototypes: [
        { name: 'Spawner', attributes: { rotation: 90 }, behaviors },
        { name: 'Spawned', behaviors: spawned },
        { name: 'Other' },
      ],
      scenes: [
        {
          layers: [
            { actors: [{ prototype: 'id3' }, { prototype: 'id1', position: { x: 100, y: 50 } }, { prototype: 'id3' }] },
            { actors: [{ prototype: 'id3' }] },
          ],
        },
      ],
      ...rest,
    },
  );
}

describe('Spawn', () => {
  it('adds the actor at the end of the frame; it first runs in the next', async () => {
    const game = await playProject(spawner([spawn()], [tally]));
    expect(game.actorList()).toHaveLength(5);
    expect(game.attributes()['game.count']).toBe(0);
    game.step([]);
    expect(game.attributes()['game.count']).toBe(1);
  });

  it.each([
    [0, ['Other', 'Spawner', 'Spawned', 'Other', 'Other']],
    [1, ['Other', 'Spawned', 'Spawner', 'Other', 'Other']],
    [2, ['Other', 'Spawner', 'Other', 'Spawned', 'Other']],
    [3, ['Spawned', 'Other', 'Spawner', 'Other', 'Other']],
  ])('with layer order %d puts the actors into the order %s', async (layerOrder, names) => {
    const game = await playProject(spawner([spawn({ layerOrder })]));
    expect(game.actorList().map((actor) => actor.name)).toEqual(names);
  });

  it('puts each new actor directly in front of or behind its spawner', async () => {
    const named = (id: string, layerOrder: number) => spawn({ prototypeKey: id, layerOrder });
    const game = await playProject(spawner([named('id2', 0), named('id3', 0), named('id2', 1), named('id3', 1)]));
    expect(
      game
        .actorList()
        .slice(1, 6)
        .map((actor) => actor.name),
    ).toEqual(['Spawned', 'Other', 'Spawner', 'Other', 'Spawned']);
  });

  it.each([
    ['an offset that turns with the spawner', { x: 10, y: 0, positionSpace: 0 }, 100, 60],
    ['scene coordinates', { x: 10, y: 5, positionSpace: 1 }, 10, 5],
  ])('places it by %s', async (_, attributes, expectedX, expectedY) => {
    const game = await playProject(spawner([spawn(attributes)]));
    const actor = game.actorList().find(({ name }) => name === 'Spawned');
    expect(actor?.position).toEqual({ x: expect.closeTo(expectedX), y: expect.closeTo(expectedY) });
  });

  it.each([
    [0, 30, 120],
    [1, 30, 30],
    [0, -100, 350],
  ])('turns it in space %d by %d to %d degrees', async (directionSpace, direction, rotation) => {
    const game = await playProject(spawner([spawn({ direction, directionSpace })]));
    expect(game.actorList().find(({ name }) => name === 'Spawned')?.rotation).toBe(rotation);
  });

  it('gives each actor a fresh id that no instance has', async () => {
    const game = await playProject(spawner([timer('every', 0, [spawn()])]), { frames: 20 });
    const ids = game.actorList().map(({ id }) => id);
    expect(ids).toHaveLength(24);
    expect(new Set(ids).size).toBe(24);
  });

  it('counts the time of an actor from its birth', async () => {
    const age = change(count, expression`${'self.attributes.time'}`);
    const game = await playProject(spawner([timer('after', 0.5, [spawn()])], [timer('after', 0.5, [age])]), {
      frames: 60,
    });
    expect(game.attributes()['game.count']).toBeCloseTo(0.5);
  });

  it('does not survive a scene change', async () => {
    const reset = timer('after', 0.1, [rule(when(count, '<', 2), [increment, behavior('ResetSceneAction')])]);
    const game = await playProject(spawner([spawn(), reset]), { frames: 8 });
    expect(game.actorList().map(({ name }) => name)).toEqual(['Other', 'Spawner', 'Spawned', 'Other', 'Other']);
  });
});

describe('Destroy', () => {
  it('lets the rest of the list run in the frame, and removes the actor at its end', async () => {
    const game = await playProject(soloGame([destroy, write('a'), tally]), { frames: 5 });
    expect(game.actorList()).toEqual([]);
    expect(game.attributes()).toMatchObject({ 'game.label': 'a', 'game.count': 1 });
  });

  it('still spawns actors requested earlier in the frame', async () => {
    const game = await playProject(spawner([spawn(), destroy]));
    expect(game.actorList().map(({ name }) => name)).toEqual(['Other', 'Spawned', 'Other', 'Other']);
  });

  it('of all actors leaves an empty scene that keeps running', async () => {
    const game = await playProject(soloGame([destroy]), { frames: 100 });
    expect(game.frame).toBe(100);
    expect(game.view.scenes[0]?.layers[0]?.actors).toEqual([]);
  });

  it.each([
    ['position.x', 7],
    ['time', 0.25],
  ])('keeps the last %s for programs that read the instance by its path', async (attribute, value) => {
    const path = `scene.layers.id9.actors.id5.attributes.${attribute}`;
    const dies = timer('after', 0.25, [change(x, '7'), destroy]);
    const project = soloGame(
      [],
      {},
      {
        attributes: gameAttributes,
        prototypes: [{ name: 'Mortal', behaviors: [dies] }, { name: 'Reader' }],
        scenes: [
          {
            layers: [
              {
                id: 'id9',
                actors: [
                  { id: 'id5', prototype: 'id1' },
                  { prototype: 'id2', behaviors: [timer('after', 0.5, [change(count, expression`${path}`)])] },
                ],
              },
            ],
          },
        ],
      },
    );
    const game = await playProject(project, { frames: 40 });
    expect(game.attributes()['game.count']).toBeCloseTo(value, 1);
    expect(game.faults).toEqual([]);
  });
});
