import { createCountingIds, createProjectSession, type Project } from '@playhouse/core';
import { buildProject, textOfProject } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { repairOpened } from './repairOpened.ts';

function sessionOf(project: Project) {
  return createProjectSession({ project, ids: createCountingIds(['id100']), clock: () => 0 });
}

/** A project without a random seed, which was usual in older versions. */
function sparse(): Project {
  const project = buildProject({ title: 'Old', prototypes: [{ id: 'id1', name: 'Pip' }] });
  const { randomSeed: _, ...attributes } = project.object.attributes as Record<string, unknown>;
  return { ...project, object: { ...project.object, attributes: attributes as typeof project.object.attributes } };
}

async function repaired(project: Project) {
  const session = sessionOf(project);
  const stages: string[] = [];
  const reports: string[] = [];
  let breaths = 0;
  const changes = await repairOpened(session, {
    onStage: (message) => stages.push(message),
    report: (text) => reports.push(text),
    breathe: async () => {
      breaths += 1;
    },
  });
  return { session, stages, reports, changes, breaths };
}

test('a damaged project is repaired in one step, which can be undone', async () => {
  const damaged = sparse();
  const { session, changes, stages, breaths } = await repaired(damaged);
  expect(changes.map(({ document }) => document)).toContain('object.json');
  expect(session.getState().project.object.attributes.randomSeed).toBe(1);
  expect(session.getState().history.undo.map(({ label }) => label)).toEqual([
    { what: 'Repaired the project', where: 'Old' },
  ]);
  expect(stages).toEqual([
    'Checking project game for potential errors...',
    'Checking project scenes for potential errors...',
    'Checking project actors for potential errors...',
    'Checking project behaviors for potential errors...',
  ]);
  expect(breaths).toBe(stages.length);
  session.undo();
  expect(textOfProject(session.getState().project)).toBe(textOfProject(damaged));
});

test('a sound project stays the same, without a step in its history', async () => {
  const sound = buildProject({ title: 'New', prototypes: [{ id: 'id1', name: 'Pip' }] });
  const first = await repaired(sound);
  const { session, changes } = await repaired(first.session.getState().project);
  expect([changes, session.getState().history.undo]).toEqual([[], []]);
});
