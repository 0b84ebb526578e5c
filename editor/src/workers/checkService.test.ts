import { applyEdit, type BehaviorOwner, changedDocuments, type Edit, type Project } from '@playhouse/core';
import { buildProject, type ProjectDescription } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { createCheckService } from './checkService.ts';
import type { ProblemPlace } from './problemPlace.ts';

function after(project: Project, edit: Edit): Project {
  const done = applyEdit(project, edit);
  if (!done.ok) throw new Error('the edit is possible');
  return done.value.project;
}

it('finds problems with names, even when only changed documents are sent', () => {
  const before = buildProject({
    prototypes: [{ id: 'id1', name: 'Pip' }],
    scenes: [{ id: 'id5', name: 'Meadow', layers: [{ actors: [{ id: 'id7', prototype: 'id1' }] }] }],
  });
  const service = createCheckService();
  expect(service.open(before)).toMatchObject({ problems: [], errors: 0, warnings: 0 });

  const broken = after(before, { kind: 'ops.apply', data: [{ op: 'unset', path: ['actors', 'id1'] }] });
  const report = service.change(changedDocuments(before, broken));
  expect(report.errors + report.warnings).toBeGreaterThan(0);
  expect(report.problems.map(({ owner, instance }) => [owner.name, instance?.id])).toContainEqual(['Meadow', 'id7']);
  expect(report.counts.map(({ kind, id }) => [kind, id])).toContainEqual(['scene', 'id5']);
  expect(service.change(changedDocuments(broken, before))).toMatchObject({ problems: [] });
});

it('hides warnings about attributes, and nothing else, on request', () => {
  const named = (name: string) => ({ '@': 'real', $: 1, name });
  const project = buildProject({
    prototypes: [{ id: 'id1', name: 'Pip', behaviors: [{ id: 'id2', class: 'SpawnAction' }] }],
    scenes: [{ id: 'id3', layers: [{ actors: [{ id: 'id7', prototype: 'id1' }] }] }],
  });
  const mismatched = after(project, {
    kind: 'ops.apply',
    data: [
      { op: 'set', path: ['actors', 'id1', 'attributes', 'id5'], value: named('Speed') },
      { op: 'set', path: ['scenes', 'id3', 'layers', 0, 'actors', 0, 'attributes', 'id5'], value: named('Haste') },
    ],
  });
  const service = createCheckService();
  const all = service.open(mismatched);
  expect(all.problems.map(({ issue }) => issue.code)).toContain('attribute.mismatch');
  const fewer = service.warnAboutAttributes(false);
  expect(fewer?.problems).toEqual(all.problems.filter(({ issue }) => issue.code !== 'attribute.mismatch'));
  expect(fewer?.problems.length).toBeGreaterThan(0);
  expect([fewer?.errors, fewer?.warnings]).toEqual([all.errors, all.warnings - 1]);
  expect(fewer?.counts.filter(({ kind }) => kind === 'scene')).toMatchObject([{ errors: 1, warnings: 0 }]);
  expect(service.warnAboutAttributes(true)).toEqual(all);
});

const spawns = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `id${from + index}`, class: 'SpawnAction' }));

/** Opens a project with 606 problems. */
function openLarge(more: Partial<ProjectDescription> = {}, service = createCheckService()) {
  const actors = [
    { id: 'id7', prototype: 'id1', behaviors: spawns(3000, 2) },
    { id: 'id8', prototype: 'id2', behaviors: spawns(4000, 1) },
  ];
  const project = buildProject({
    prototypes: [
      { id: 'id1', name: 'Many', behaviors: spawns(1000, 600) },
      { id: 'id2', name: 'Last', behaviors: spawns(2000, 3) },
    ],
    scenes: [{ id: 'id5', name: 'Meadow', layers: [{ actors }] }],
    ...more,
  });
  return { service, report: service.open(project) };
}

it('lists at most 500 problems, but all of the owner whose behaviors are open', () => {
  const service = createCheckService();
  expect(service.watch({ prototype: 'id2' })).toBeUndefined();
  const { report } = openLarge({}, service);
  expect(report).toMatchObject({ errors: 606, watched: { owner: { prototype: 'id2' } } });
  expect(report.problems).toHaveLength(500);
  const found = (owner: BehaviorOwner | undefined) =>
    service.watch(owner)?.watched?.problems.map(({ behavior }) => behavior?.id);
  expect(found({ prototype: 'id2' })).toEqual(['id2000', 'id2001', 'id2002']);
  expect(found({ scene: 'id5', instance: 'id7' })).toEqual(['id3000', 'id3001']);
  expect(found({ prototype: 'id1' })).toHaveLength(600);
  expect(found(undefined)).toBeUndefined();
});

it('lists the problems of a place, however many there are elsewhere', () => {
  const { service, report } = openLarge();
  const listsOf = (...places: ProblemPlace[]) => [...(service.list(places)?.lists.values() ?? [])];
  const behaviorsOf = (place: ProblemPlace) => {
    return listsOf(place).flatMap(({ problems }) => problems.map(({ behavior }) => behavior?.id));
  };
  expect(report.lists).toEqual(new Map());
  expect(behaviorsOf({ kind: 'actor', prototype: 'id2' })).toEqual(['id2000', 'id2001', 'id2002']);
  expect(behaviorsOf({ kind: 'scene', scene: 'id5' })).toEqual(['id3000', 'id3001', 'id4000']);
  const placed = { kind: 'actor', prototype: 'id2', instance: { scene: 'id5', id: 'id8' } } as const;
  expect(behaviorsOf(placed)).toEqual(['id4000', 'id2000', 'id2001', 'id2002']);
  expect(
    listsOf({ kind: 'actor', prototype: 'id1' }, placed).map(({ problems, count }) => [problems.length, count]),
  ).toEqual([
    [500, 600],
    [4, 4],
  ]);
});

it('lists what is wrong with scripts after however many other problems', async () => {
  const { service } = openLarge({ delegates: [{ id: 'id80', name: 'Bad', event: 'onGameReady', source: 'log(;' }] });
  const report = await service.readScripts();
  expect(report?.problems).toHaveLength(500);
  expect(report?.problems.at(-1)?.issue.code).toBe('script.syntax');
  const { service: other, report: opened } = openLarge({ delegates: [{ id: 'id81', name: 'Late', event: '' }] });
  expect(opened.problems).toHaveLength(500);
  expect(opened.problems.map(({ owner }) => owner.id)).toContain('id81');
  expect(other.list([])?.problems).toEqual(opened.problems);
});

it('rejects changes before it has a project', () => {
  expect(() => createCheckService().change(new Map())).toThrow('open comes before change');
});
