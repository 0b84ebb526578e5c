import { applyEdit, type Edit, type Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { createCheckService } from './checkService.ts';
import { createScriptReader } from './scriptReader.ts';

const event = 'onGameReady';

function after(project: Project, edit: Edit): Project {
  const done = applyEdit(project, edit);
  if (!done.ok) throw new Error('the edit is possible');
  return done.value.project;
}

it('finds the scripts that a game could not read, and counts them', async () => {
  const project = buildProject({
    delegates: [
      { id: 'id1', name: 'Fine', event, source: 'log(1);' },
      { id: 'id2', name: 'Wrong', event, source: 'log(1);\nlog(;' },
      { id: 'id3', name: 'Off', event, source: 'log(;', enabled: false },
      { id: 'id4', name: 'Never runs', event: '', source: 'log(;', enabled: false },
    ],
  });
  const service = createCheckService();
  expect(await service.readScripts()).toBeUndefined();
  expect(service.open(project).errors).toBe(0);
  const report = await service.readScripts();
  expect(report?.errors).toBe(1);
  expect(report?.counts.filter(({ errors }) => errors > 0)).toEqual([
    { kind: 'delegate', id: 'id2', errors: 1, warnings: 0 },
  ]);
  expect(report?.problems.filter(({ source }) => source !== undefined)).toMatchObject([
    {
      owner: { kind: 'delegate', id: 'id2', name: 'Wrong' },
      issue: { code: 'script.syntax', severity: 'blocking', params: { line: 2 } },
      source: 'log(1);\nlog(;',
    },
  ]);
  expect(await service.readScripts()).toBeUndefined();

  const mended = after(project, { kind: 'delegate.setSource', data: { delegate: 'id2', source: 'log(2);' } });
  expect(service.change(new Map([['delegates/id2.json', mended.delegates.get('id2')]]))).toMatchObject({
    errors: 0,
    problems: [{ owner: { id: 'id4' } }],
  });
});

it('reads a text once, and again only when it or its event changes', async () => {
  const read: string[] = [];
  const reader = createScriptReader((source, of) => {
    read.push(`${of}: ${source}`);
    return Promise.resolve(undefined);
  });
  const first = buildProject({ delegates: [{ id: 'id1', name: 'A', event, source: 'a' }] });
  const renamed = after(first, { kind: 'delegate.rename', data: { delegate: 'id1', name: 'B' } });
  const moved = after(renamed, { kind: 'delegate.setEvent', data: { delegate: 'id1', event: 'onEndGame' } });
  const typed = after(moved, { kind: 'delegate.setSource', data: { delegate: 'id1', source: 'b' } });
  for (const project of [first, first, renamed, moved, typed]) await reader.read(project);
  expect(read).toEqual(['onGameReady: a', 'onEndGame: a', 'onEndGame: b']);
});
