import { describe, expect, it, test } from 'vitest';
import { locationOf, ownerOf } from '../model/owner.ts';
import { buildProject } from '../testing.ts';
import { summarizeProject } from './summarizeProject.ts';
import { validateProject } from './validateProject.ts';

describe('the location of a finding', () => {
  const project = buildProject({
    prototypes: [{ id: 'id1', name: 'Player' }],
    scenes: [
      {
        id: 'id3',
        name: 'First',
        layers: [
          {
            actors: [
              {
                id: 'id31',
                prototype: 'id1',
                behaviors: [
                  {
                    class: 'RuleBehavior',
                    id: 'id70',
                    conditions: [
                      {
                        id: 'id71',
                        class: 'EventCondition',
                        attributes: { conditionType: 0 },
                        predicate: { type: 'unset', attributes: {} },
                      },
                    ],
                    behaviors: [{ class: 'SpawnAction', id: 'id72' }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });

  it('is its owner, its instance, its innermost behavior and its condition', () => {
    const locations = validateProject(project).issues.map(({ path }) => locationOf(project, path));
    const owner = { kind: 'scene', id: 'id3', name: 'First' };
    const instance = { id: 'id31', name: 'Player' };
    expect(locations).toEqual([
      { owner, instance, behavior: { id: 'id70', class: 'RuleBehavior' }, condition: { id: 'id71' } },
      { owner, instance, behavior: { id: 'id72', class: 'SpawnAction' } },
    ]);
  });

  it.each([
    [['object', 'scenes', 0], { kind: 'game', id: 'id1', name: 'Test' }],
    [['assets', 'images', 0], { kind: 'assets', id: 'assets', name: 'Assets' }],
    [['actors', 'id1'], { kind: 'prototype', id: 'id1', name: 'Player' }],
    [['tables', 'id99'], { kind: 'table', id: 'id99', name: '' }],
    [['delegates', 'id99', 'event'], { kind: 'delegate', id: 'id99', name: '' }],
    [['behaviors', 'id1', 'behavior'], { kind: 'game', id: 'id1', name: 'Test' }],
    [['tests', 'smoke', 'scene'], { kind: 'game', id: 'id1', name: 'Test' }],
  ] as const)('belongs at %j to its owner', (path, owner) => {
    expect(ownerOf(project, path)).toEqual(owner);
  });
});

test('a summary counts behaviors at any depth, of prototypes and unlocked instances', () => {
  const nested = [
    { class: 'RuleBehavior', behaviors: [{ class: 'MoveBehavior' }], elseBehaviors: [{ class: 'DestroyAction' }] },
  ];
  const project = buildProject({
    title: 'Sum',
    prototypes: [{ id: 'id1', behaviors: nested }, { id: 'id2' }],
    scenes: [{ layers: [{ actors: [{ prototype: 'id1' }, { prototype: 'id1', behaviors: nested }] }] }, {}],
  });
  expect(summarizeProject(project)).toEqual({ title: 'Sum', scenes: 2, prototypes: 2, instances: 2, behaviors: 6 });
});
