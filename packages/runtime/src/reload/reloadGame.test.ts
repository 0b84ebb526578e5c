import type { Project } from '@playhouse/core';
import { buildProject, type ProjectDescription } from '@playhouse/core/testing';
import { describe, expect, test } from 'vitest';
import { createHeadlessPorts } from '../ports/headlessPorts.ts';
import { change, expression, gameAttributes, group, timer, x } from '../test/describeGame.ts';
import { startProject, stepFrames } from '../test/playProject.ts';
import { reloadGame } from './reloadGame.ts';

const move = { class: 'MoveBehavior', attributes: { direction: 0, space: 1, moveType: 0, speed: 60 }, id: 'id50' };
const add = (id: string, amount: number) => ({
  ...change('game.attributes.id901', expression`${'game.attributes.id901'} + ${'game.attributes.id904'}`),
  id,
  attributes: {
    targetAttribute: 'game.attributes.id901',
    RHS: { '@': 'expression', $: [{ keypath: 'game.attributes.id901' }, ` + ${amount}`] },
  },
});

function gameOf(behaviors: readonly object[], more: ProjectDescription = {}): Project {
  return buildProject({
    attributes: gameAttributes,
    prototypes: [{ id: 'id1', behaviors: behaviors as [] }],
    scenes: [
      {
        id: 'id20',
        layers: [
          {
            id: 'id30',
            actors: [
              { id: 'id40', prototype: 'id1', position: { x: 0, y: 0 } },
              { id: 'id41', prototype: 'id1', position: { x: 0, y: 100 } },
            ],
          },
        ],
      },
    ],
    ...more,
  });
}

async function reload(before: Project, after: Project, frames = 60) {
  const game = await startProject(before);
  stepFrames(game, frames);
  const reloaded = await reloadGame(game, after, createHeadlessPorts(after), { seed: 1 });
  if (!reloaded) throw new Error('it has begun again');
  return { game, reloaded };
}

describe('a change while the game runs', () => {
  test('keeps actors, attributes and time when nothing has changed', async () => {
    const project = gameOf([move, timer('every', 1, [add('id52', 1)])]);
    const { game, reloaded } = await reload(project, structuredClone(project));
    expect(reloaded.stateHash()).toBe(game.stateHash());
    stepFrames(game, 90);
    stepFrames(reloaded, 90);
    expect(reloaded.stateHash()).toBe(game.stateHash());
    expect(reloaded.frame).toBe(150);
  });

  test('starts what is new, and does not repeat what was done', async () => {
    const before = gameOf([add('id51', 1), move]);
    const after = gameOf([add('id51', 1), move, add('id53', 10)]);
    const { reloaded } = await reload(before, after);
    expect(reloaded.attributes()['game.count']).toBe(2);
    stepFrames(reloaded, 1);
    expect(reloaded.attributes()['game.count']).toBe(22);
    expect(reloaded.actorList()[0]?.position.x).toBeCloseTo(61);
  });

  test('lets a changed behavior continue with its new values', async () => {
    const faster = { ...move, attributes: { ...move.attributes, speed: 120 } };
    const { reloaded } = await reload(gameOf([move]), gameOf([faster]));
    stepFrames(reloaded, 60);
    expect(reloaded.actorList()[0]?.position.x).toBeCloseTo(180);
  });

  test('ends a removed behavior', async () => {
    const { reloaded } = await reload(gameOf([move]), gameOf([]));
    stepFrames(reloaded, 60);
    expect(reloaded.actorList()[0]?.position.x).toBeCloseTo(60);
  });

  test('adds and removes actors, and applies a position changed by the author', async () => {
    const after = gameOf([move], {
      scenes: [
        {
          id: 'id20',
          layers: [
            {
              id: 'id30',
              actors: [
                { id: 'id41', prototype: 'id1', position: { x: 500, y: 100 } },
                { id: 'id42', prototype: 'id1', position: { x: 7, y: 0 } },
              ],
            },
          ],
        },
      ],
    });
    const { reloaded } = await reload(gameOf([move]), after);
    expect(reloaded.actorList().map(({ id, position }) => [id, position.x])).toEqual([
      ['id41', 500],
      ['id42', 7],
    ]);
  });

  test('keeps values changed by the game and applies those changed by the author', async () => {
    const before = gameOf([add('id51', 5)]);
    const attributes = { ...gameAttributes, id902: { '@': 'text', $: 'new', name: 'label' } };
    const after = gameOf([add('id51', 5)], { attributes: attributes as typeof gameAttributes });
    const { reloaded } = await reload(before, after);
    expect(reloaded.attributes()).toMatchObject({ 'game.count': 10, 'game.label': 'new' });
  });

  test('does not restore a destroyed actor', async () => {
    const before = gameOf([timer('after', 0.5, [{ class: 'DestroyAction', attributes: {} }])]);
    const { reloaded } = await reload(before, structuredClone(before));
    expect(reloaded.actorList()).toEqual([]);
  });

  test('restarts when the running scene was removed', async () => {
    const game = await startProject(gameOf([move]));
    const other = buildProject({ prototypes: [{ id: 'id1' }], scenes: [{ id: 'id99', layers: [] }] });
    expect(await reloadGame(game, other, createHeadlessPorts(other), { seed: 1 })).toBeUndefined();
  });

  test('restarts a whole block when something in it changed', async () => {
    const before = gameOf([{ ...group([add('id51', 1)]), id: 'id60' }]);
    const after = gameOf([{ ...group([add('id51', 1), change(x, 300)]), id: 'id60' }]);
    const { reloaded } = await reload(before, after);
    stepFrames(reloaded, 1);
    expect(reloaded.attributes()['game.count']).toBe(4);
    expect(reloaded.actorList()[0]?.position.x).toBeCloseTo(300);
  });
});
