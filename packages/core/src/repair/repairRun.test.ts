import { expect, it } from 'vitest';
import { documentsOf } from '../archive/writeProject.ts';
import { createProject } from '../model/create/createProject.ts';
import { createScene } from '../model/create/createScene.ts';
import type { Issue } from '../model/issue.ts';
import type { Draft } from './draft.ts';
import { createRepair } from './repairRun.ts';

const scene = createScene('id1', 'A', { width: 100, height: 100 });

function repairOf(documents: Readonly<Record<string, unknown>>) {
  const reported: Issue[] = [];
  const run = createRepair(new Map(Object.entries(documents)), undefined, (issue) => reported.push(issue));
  run.stage = 'scenes';
  return { run, reported };
}

it('an edit that would leave an invalid shape is undone and reported, and the next one is applied', () => {
  const { run, reported } = repairOf({ 'scenes/id1.json': scene, 'scenes/id2.json': { ...scene, id: 'id2' } });
  const rename = (to: unknown) => (draft: Draft) => draft.set(['attributes', 'name'], to, 'It was wrong.');
  run.edit('scenes/id1.json', rename(7));
  run.edit('scenes/id2.json', rename('B'));
  expect(run.documents.get('scenes/id1.json')).toBe(scene);
  const path = ['attributes', 'name'];
  expect(run.changes).toEqual([
    { stage: 'scenes', document: 'scenes/id2.json', path, from: 'A', to: 'B', why: 'It was wrong.' },
  ]);
  const reason = 'the result would not match the schema';
  expect(reported).toEqual([
    {
      code: 'repair.failed',
      severity: 'nonBlocking',
      path: ['scenes', 'id1'],
      params: { reason },
      message: `scenes/id1.json could not be repaired and was left unchanged: ${reason}.`,
    },
  ]);
  expect(run.failures).toEqual(reported);
});

it('an edit that changes nothing is not a failure, whatever the document contains', () => {
  const { run } = repairOf({ 'scenes/id1.json': 7 });
  run.edit('scenes/id1.json', () => {});
  expect([run.failures, run.changes]).toEqual([[], []]);
});

it('a path that no project has is not written', () => {
  const { run, reported } = repairOf({});
  run.edit('readme.txt', (draft) => draft.set([], {}, 'New.'));
  expect([run.documents.size, reported.map(({ path }) => path)]).toEqual([0, [['readme.txt']]]);
});

it('a stage that fails outside a document is reported for the project, with the message of the error', () => {
  const { run } = repairOf({});
  run.fail(undefined, 'no luck');
  expect(run.failures).toMatchObject([
    { path: [], message: 'A part of the project could not be repaired and was left unchanged: no luck.' },
  ]);
});

it('the project is reassembled after a change, but not before', () => {
  const { run } = repairOf(Object.fromEntries(documentsOf(createProject({ title: 'Old' }))));
  const first = run.project();
  expect(run.project()).toBe(first);
  run.edit('object.json', (draft) => draft.set(['title'], 'New', 'It was old.'));
  expect([first?.object.title, run.project()?.object.title]).toEqual(['Old', 'New']);
});
