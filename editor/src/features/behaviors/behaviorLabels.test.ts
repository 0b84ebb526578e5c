import { type Condition, createProjectNames } from '@playhouse/core';
import { buildBehaviors, buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { behaviorSummary } from './behaviorSummary.ts';
import { conditionCells, conditionSentence, conditionSummary } from './conditionLabels.ts';

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
      'an overlap with a missing actor',
      {
        id: 'id1',
        class: 'EventCondition',
        eventType: 'overlaps or collides',
        attributes: { conditionType: 0 },
        predicate: { type: 'collision', attributes: { mode: 0, prototypeKey: 'id99', actorTag: '' } },
      },
      ['Overlaps or collides', 'with', 'Missing actor'],
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

describe('a condition about what is missing', () => {
  const compared = (subjectAttribute: string, RHS: unknown): Condition => ({
    id: 'id1',
    class: 'AttributeCondition',
    attributes: { conditionType: 1, subjectAttribute },
    predicate: { type: 'number', attributes: { operator: '<', RHS } },
  });

  it.each([
    [compared('self.attributes.id7', '5'), 'Speed < 5'],
    [compared('self.attributes.id99', '5'), 'Missing attribute < 5'],
    [
      compared('self.attributes.id7', { '@': 'expression', $: ['2 * ', { keypath: 'game.attributes.id99' }] }),
      'Speed < 2 * Missing attribute',
    ],
  ])('reads without ids: %#', (condition, wanted) => {
    expect(conditionSentence(condition, project, names)).toBe(wanted);
  });
});

describe('the summary of a closed card', () => {
  it.each([
    [{ class: 'ChangeSceneAction', attributes: { sceneKey: 'id5' } }, 'Cave'],
    [{ class: 'SpawnAction', attributes: { prototypeKey: 'id2' } }, 'Lantern'],
    [{ class: 'SpawnAction', attributes: { prototypeKey: 'id99' } }, 'Missing actor'],
    [{ class: 'ChangeSceneAction', attributes: { sceneKey: 'id99' } }, 'Missing scene'],
    [{ class: 'ChangeSceneAction', attributes: { sceneKey: 'next' } }, 'Next scene'],
    [{ class: 'CopyTableAction', attributes: { tableID: 'id99' } }, 'Missing table'],
    [{ class: 'ChangeAttributeAction', attributes: { targetAttribute: 'self.attributes.id99' } }, 'Missing attribute'],
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
