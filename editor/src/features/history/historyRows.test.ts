import { createCountingIds, createProjectSession, type Edit } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, test } from 'vitest';
import { historyRows, subjectOf } from './historyRows.ts';

const project = buildProject({
  prototypes: [{ id: 'id1', name: 'Pip' }],
  scenes: [{ id: 'id3', layers: [{ id: 'id4', actors: [{ id: 'id7', prototype: 'id1' }] }] }],
});

/** A session whose clock shows the given times, one for each step. */
function sessionAt(times: readonly number[]) {
  let step = 0;
  return createProjectSession({ project, ids: createCountingIds(['id100']), clock: () => times[step++] ?? 0 });
}

function titled(title: string): Edit {
  return { kind: 'project.setTitle', data: { title } };
}

describe('the rows of the history', () => {
  test('are the steps from newest to oldest, with undone ones above', () => {
    const session = sessionAt([1, 2, 3]);
    for (const title of ['one', 'two', 'three']) session.dispatch(titled(title));
    session.undo();
    const { rows } = historyRows(session.getState().history, 0);
    expect(rows.map(({ position, isUndone }) => [position, isUndone])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
  });

  test.each([
    ['between the visits', 25, ['Since last visit', 'Earlier', undefined]],
    ['nowhere, when nothing was changed in this visit', 40, [undefined, undefined, undefined]],
    ['nowhere, when everything was changed in this visit', 5, [undefined, undefined, undefined]],
  ])('are divided %s', (_words, openedAt, divided) => {
    const session = sessionAt([10, 20, 30]);
    for (const title of ['one', 'two', 'three']) session.dispatch(titled(title));
    const { rows } = historyRows(session.getState().history, openedAt);
    expect(rows.map(({ heading }) => heading)).toEqual(divided);
  });
});

describe('the rows of a long history', () => {
  const steps = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ created_at: at, actions: [], label: { what: `${at}`, where: '' } }));

  test.each([
    [500, 0, 0, [500, 301], 300],
    [0, 500, 300, [200, 1], 0],
    [200, 300, 200, [300, 101], 100],
    [490, 10, 0, [500, 301], 300],
    [10, 490, 300, [200, 1], 0],
    [150, 50, 0, [200, 1], 0],
    [1, 0, 0, [1, 1], 0],
  ])('after %i steps and %i undone ones leave out %i newer ones', (done, undone, newer, ends, older) => {
    const found = historyRows({ undo: steps(done), redo: steps(undone) }, 0);
    expect([found.newer, [found.rows[0]?.position, found.rows.at(-1)?.position], found.older]).toEqual([
      newer,
      ends,
      older,
    ]);
    // "Before all changes" is listed in any case.
    expect(done === 0 || found.rows.some(({ position, isUndone }) => position === done && !isUndone)).toBe(true);
  });

  test.each([
    ['between the visits', 150, ['Since last visit', 'Earlier']],
    ['where none of this visit is listed', 450, ['Earlier']],
  ])('are divided %s', (_, openedAt, divided) => {
    const redo = steps(500).toReversed();
    const { rows } = historyRows({ undo: [], redo }, openedAt);
    expect(rows.flatMap(({ heading }) => heading ?? [])).toEqual(divided);
  });
});

describe('the subject of a step', () => {
  const cases: readonly (readonly [string, Edit, ReturnType<typeof subjectOf>])[] = [
    ['the name of a scene', { kind: 'scene.rename', data: { scene: 'id3', name: 'M' } }, { kind: 'scene', id: 'id3' }],
    ['the name of the project', titled('other'), undefined],
    [
      'an actor that was moved',
      { kind: 'instance.move', data: { scene: 'id3', ids: ['id7'], by: { x: 5, y: 6 } } },
      { kind: 'prototype', id: 'id1' },
    ],
  ];
  test.each(cases)('%s', (_words, edit, subject) => {
    const session = sessionAt([1]);
    const done = session.dispatch(edit);
    expect(done.ok ? [] : done.issues).toEqual([]);
    const { history, project: now } = session.getState();
    const [checkpoint] = history.undo;
    expect(checkpoint && subjectOf(now, checkpoint)).toEqual(subject);
  });

  test('is undefined once it was deleted', () => {
    const session = sessionAt([1, 2]);
    session.dispatch({ kind: 'scene.rename', data: { scene: 'id3', name: 'M' } });
    const [checkpoint] = session.getState().history.undo;
    const gone = { ...project, scenes: new Map() };
    expect(checkpoint && subjectOf(gone, checkpoint)).toBeUndefined();
  });
});
