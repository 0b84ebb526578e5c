import { type Behavior, behaviorsOf, type Issue } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { createJudge } from './judgeBehaviors.ts';

const key = (id: string) => ({
  id,
  class: 'EventCondition' as const,
  attributes: { conditionType: 0 as const },
  eventType: 'key' as const,
  predicate: { type: 'key' as const, attributes: { keyString: '' } },
});

const project = buildProject({
  prototypes: [
    {
      id: 'id1',
      name: 'Pip',
      behaviors: [
        {
          id: 'id10',
          class: 'RuleBehavior',
          conditions: [key('id11'), key('id12')],
          behaviors: [{ id: 'id13', class: 'SpawnAction' }],
        },
        { id: 'id20', class: 'GroupBehavior', enabled: false, behaviors: [{ id: 'id21', class: 'SpawnAction' }] },
      ],
    },
  ],
});

const behaviors = behaviorsOf(project, { prototype: 'id1' })?.behaviors ?? [];
const [rule, group] = behaviors as readonly [Behavior, Behavior];
const inside = ({ behaviors: [first] = [] }: Behavior): Behavior => first ?? rule;
const judgeWith = (reported: ReadonlyMap<string, readonly Issue[]> = new Map()) =>
  createJudge(project, { kind: 'prototype', id: 'id1' }, behaviors, reported);

it('tells what is wrong with a behavior, not with those inside it', () => {
  const judge = judgeWith();
  expect(judge(inside(rule)).own.map(({ message }) => message)).toEqual(['Please choose an actor to spawn.']);
  expect(judge(rule).own).toEqual([]);
});

it('tells what is wrong with each condition', () => {
  const { conditions } = judgeWith()(rule);
  expect([...conditions].map(([id, issues]) => [id, issues.length])).toEqual([
    ['id11', 1],
    ['id12', 1],
  ]);
});

it('judges drafts', () => {
  const draft = { ...inside(rule), attributes: { prototypeKey: 'id1', x: 'far' } };
  expect(judgeWith()(draft).own.map(({ path }) => path.at(-1))).toEqual(['x']);
});

it('warns only, where nothing runs', () => {
  expect(judgeWith()(inside(group)).own.map(({ severity }) => severity)).toEqual(['nonBlocking']);
});

it('takes only what it cannot know from the check of the project', () => {
  const report = (code: Issue['code'], params = {}): Issue => ({
    code,
    severity: 'nonBlocking',
    path: ['actors', 'id1', 'behaviors', 0],
    params,
    message: code,
  });
  const [twice, stale, lacking] = [
    report('id.duplicate'),
    report('value.type'),
    report('reference.missing', { count: 2 }),
  ];
  const judge = judgeWith(
    new Map([
      ['id10', [twice, stale, lacking]],
      ['id11', [lacking]],
    ]),
  );
  const { own, conditions } = judge(rule);
  expect(own).toEqual([twice]);
  expect(conditions.get('id11')?.at(-1)).toBe(lacking);
});
