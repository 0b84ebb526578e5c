import { describe, expect, it } from 'vitest';
import { buildFixtureProject, fixtureOwner } from '../../../../fixtures/behaviors/fixtureProject.ts';
import { behaviorDescriptors } from '../catalogue/behaviors/index.ts';
import { createProjectSession } from '../history/projectSession.ts';
import { createCountingIds } from '../model/ids.ts';
import type { Project } from '../model/project.ts';
import { buildProject } from '../testing/buildProject.ts';
import { validateProject } from '../validate/validateProject.ts';
import { exampleBehavior } from './exampleBehavior.ts';

const full = buildFixtureProject([]);
const empty = buildProject({ prototypes: [{ id: fixtureOwner, name: 'Pip' }], scenes: [{ id: 'id50' }] });
const owner = { kind: 'prototype', id: fixtureOwner } as const;
const classes = behaviorDescriptors.map((descriptor) => descriptor.class);

/** The project with the example in it, inserted as the editor does. */
function inserted(project: Project, className: string): Project {
  const session = createProjectSession({ project, ids: createCountingIds([]), clock: () => 0 });
  const example = exampleBehavior(project, owner, className, createCountingIds(['id900', 'id901']));
  if (!example) throw new Error(`${className} has no example.`);
  const done = session.dispatch({
    kind: 'behavior.insertTrees',
    data: { owner: { prototype: fixtureOwner }, behaviors: [example.behavior], index: 0 },
  });
  expect(done.ok).toBe(true);
  expect(session.getState().history.undo).toHaveLength(1);
  return session.getState().project;
}

/** Blocking findings, without those that the project has without the example. */
function findings(project: Project, before: Project) {
  const known = new Set(validateProject(before).issues.map(({ message }) => message));
  return validateProject(project).issues.filter(
    ({ severity, message }) => severity === 'blocking' && !known.has(message),
  );
}

describe('the example of', () => {
  it.each(classes)('%s works in a project that has what it refers to', (className) => {
    expect(findings(inserted(full, className), full)).toEqual([]);
  });

  it.each(classes)('%s lacks only what an empty project does not have', (className) => {
    const codes = findings(inserted(empty, className), empty).map(({ code }) => code);
    expect(codes.filter((code) => code !== 'value.required')).toEqual([]);
  });
});

it('refers to suitable things in the project', () => {
  const project = buildProject({
    attributes: { id7: { '@': 'integer', $: 0, name: 'Points' } },
    prototypes: [
      { id: 'id1', name: 'Pip' },
      { id: 'id2', name: 'Lantern' },
    ],
    images: ['coin'],
  });
  const of = (className: string) =>
    exampleBehavior(project, { kind: 'prototype', id: 'id1' }, className, createCountingIds([]))?.behavior;
  expect(of('SpawnAction')?.attributes.prototypeKey).toBe('id2');
  expect(of('AnimateBehavior')?.attributes.images).toBe('coin');
  expect(of('ChangeAttributeAction')?.attributes).toMatchObject({
    targetAttribute: 'game.attributes.id7',
    RHS: { $: [{ keypath: 'game.attributes.id7' }, ' + 1'] },
  });
  expect(of('TimerBehavior')?.behaviors?.[0]?.attributes.prototypeKey).toBe('id2');
  expect(of('RuleBehavior')?.conditions).toHaveLength(1);
});

it('is undefined for a class that is not known', () => {
  expect(exampleBehavior(full, owner, 'Strange', createCountingIds([]))).toBeUndefined();
  expect(exampleBehavior(full, owner, 'constructor', createCountingIds([]))).toBeUndefined();
});
