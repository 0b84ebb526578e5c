import { applyEdit, changedDocuments, type Edit, type Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { createCheckService } from './checkService.ts';

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

it('rejects changes before it has a project', () => {
  expect(() => createCheckService().change(new Map())).toThrow('open comes before change');
});
