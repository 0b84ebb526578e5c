import { expect, it } from 'vitest';
import { behaviorsOf } from '../edit/behavior/behaviorOwner.ts';
import type { Behavior } from '../generated/entities.ts';
import { buildProject } from '../testing.ts';
import { validateBehavior } from './validateBehavior.ts';
import { validateProject } from './validateProject.ts';

type Described = NonNullable<
  NonNullable<NonNullable<Parameters<typeof buildProject>[0]>['prototypes']>[number]['behaviors']
>;

const behaviors: Described = [
  {
    class: 'RuleBehavior',
    id: 'id70',
    attributes: { typo: 1 },
    conditions: [
      {
        id: 'id71',
        class: 'EventCondition',
        attributes: { conditionType: 0 },
        predicate: { type: 'unset', attributes: {} },
      },
    ],
    behaviors: [{ class: 'SpawnAction', id: 'id72', attributes: { direction: 'north' } }],
    elseBehaviors: [{ class: 'MoveBehavior', id: 'id73', enabled: false, attributes: { speed: '' } }],
  },
  {
    class: 'MoveBehavior',
    id: 'id74',
    attributes: { speed: { '@': 'expression', $: [{ keypath: 'scene.attributes.id5' }] } },
  },
];

const project = buildProject({
  prototypes: [{ id: 'id1', name: 'Player', behaviors }],
  scenes: [
    {
      id: 'id3',
      name: 'First',
      attributes: { id5: { '@': 'real', $: 1, name: 'Wind' } },
      layers: [{ actors: [{ id: 'id31', prototype: 'id1', behaviors }] }],
    },
  ],
});

function all(list: readonly Behavior[]): Behavior[] {
  return list.flatMap((each) => [each, ...all(each.behaviors ?? []), ...all(each.elseBehaviors ?? [])]);
}

it.each([
  ['a prototype', { prototype: 'id1' }, { kind: 'prototype', id: 'id1' }, ['actors', 'id1'], 6],
  ['an instance', { scene: 'id3', instance: 'id31' }, { kind: 'instance', scene: 'id3', id: 'id31' }, ['scenes'], 5],
] as const)('finds in each behavior of %s what a check of the project finds', (_, owner, keypathOwner, path, count) => {
  const alone = all(behaviorsOf(project, owner)?.behaviors ?? []).flatMap((behavior) =>
    validateBehavior(project, keypathOwner, behavior),
  );
  const found = validateProject(project).issues.filter((issue) =>
    path.every((key, index) => issue.path[index] === key),
  );
  const told = (issues: readonly { readonly code: string; readonly severity: string; readonly message: string }[]) =>
    issues.map(({ code, severity, message }) => `${severity} ${code}: ${message}`).sort();
  expect(told(alone)).toEqual(told(found));
  expect(alone).toHaveLength(count);
});

it('judges a draft, with paths that begin at the behavior', () => {
  const [rule] = behaviorsOf(project, { prototype: 'id1' })?.behaviors ?? [];
  const spawn = rule?.behaviors?.[0];
  if (!spawn) throw new Error('the rule spawns');
  const draft = { ...spawn, attributes: { prototypeKey: 'id1', direction: 90, x: 'far' } };
  expect(validateBehavior(project, { kind: 'prototype', id: 'id1' }, draft)).toMatchObject([
    { code: 'value.type', path: ['attributes', 'x'] },
  ]);
});
