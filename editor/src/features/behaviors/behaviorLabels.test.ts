import { type Condition, createProjectNames } from '@playhouse/core';
import { buildBehaviors, buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { behaviorSummary } from './behaviorSummary.ts';
import { conditionCells, conditionSummary } from './conditionLabels.ts';

const project = buildProject({
  prototypes: [
    { id: 'id1', name: 'Pip', attributes: { id7: { '@': 'real', $: 1, name: 'Speed' } } },
    { id: 'id2', name: 'Lantern' },
  ],
  attributes: { id9: { '@': 'integer', $: 0, name: 'Boots' } },
  scenes: [{ id: 'id5', name: 'Cave' }],
});
const names = createProjectNames(project, { kind: 'prototype', id: 'id1' });
const key = { class: 'EventCondition', eventType: 'key', attributes: { conditionType: 0 } } as const;

const conditions: readonly (readonly [title: string, condition: Condition, cells: readonly (string | undefined)[]])[] =
  [
    [
      'a key',
      { id: 'id1', ...key, predicate: { type: 'key', attributes: { keyString: 'space', mode: 'down' } } },
      ['Key', 'space', 'is down'],
    ],
    [
      'an overlap',
      {
        id: 'id1',
        class: 'EventCondition',
        eventType: 'overlaps or collides',
        attributes: { conditionType: 0 },
        predicate: { type: 'collision', attributes: { mode: 0, prototypeKey: 'id2', actorTag: '' } },
      },
      ['Overlaps or collides', 'with', 'Lantern'],
    ],
    [
      'an overlap with a tag',
      {
        id: 'id1',
        class: 'EventCondition',
        eventType: 'overlaps or collides',
        attributes: { conditionType: 0 },
        predicate: { type: 'collision', attributes: { mode: 1, prototypeKey: '', actorTag: 'enemy' } },
      },
      ['Overlaps or collides', 'with tag', 'enemy'],
    ],
    [
      'a Boolean attribute',
      {
        id: 'id1',
        class: 'AttributeCondition',
        attributes: { conditionType: 1, subjectAttribute: 'self.attributes.id7' },
        predicate: { type: 'boolean', attributes: { operator: '==', RHS: true } },
      },
      [undefined, 'is', 'true'],
    ],
    [
      'an incomplete condition',
      {
        id: 'id1',
        class: 'AttributeCondition',
        attributes: { conditionType: 1 },
        predicate: { type: 'unset', attributes: {} },
      },
      ['Not complete', undefined, undefined],
    ],
  ];

describe('a condition', () => {
  it.each(conditions)('with %s reads as a sentence', (_title, condition, wanted) => {
    const { subject, middle, last } = conditionCells(condition, project);
    expect([subject, middle, last]).toEqual(wanted);
  });

  it('summarizes several conditions as the first one and a count of the rest', () => {
    const all = conditions.slice(0, 2).map(([, condition]) => condition);
    expect(conditionSummary(all, project)).toBe('when key space is down and 1 more');
    expect(conditionSummary([], project)).toBe('no conditions');
  });
});

describe('the summary of a closed card', () => {
  it.each([
    [{ class: 'ChangeSceneAction', attributes: { sceneKey: 'id5' } }, 'Cave'],
    [{ class: 'SpawnAction', attributes: { prototypeKey: 'id2' } }, 'Lantern'],
    [{ class: 'AnimateBehavior', attributes: { images: 'a\tb', speed: 8 } }, '2 images, 8 frames/s'],
    [
      {
        class: 'ChangeAttributeAction',
        attributes: {
          targetAttribute: 'game.attributes.id9',
          RHS: { '@': 'expression', $: ['1+', { keypath: 'self.attributes.id7' }] },
        },
      },
      'game.Boots, 1+self.Speed',
    ],
    [{ class: 'CompoundBehavior', behaviors: [{ class: 'MoveBehavior' }] }, '1 behavior'],
    [{ class: 'FromTheFutureAction', attributes: { what: 1 } }, ''],
  ])('for %o is %j', (description, wanted) => {
    const [behavior] = buildBehaviors([description]);
    expect(behavior && behaviorSummary(behavior, project, names)).toBe(wanted);
  });
});
