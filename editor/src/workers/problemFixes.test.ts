import { applyEdit, type Edit, type Project, validateProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, test } from 'vitest';
import { keyOfIssue } from './problemFix.ts';
import { findFixes } from './problemFixes.ts';
import { withRepairs } from './withRepairs.ts';

function broken(...data: Extract<Edit, { kind: 'ops.apply' }>['data']): Project {
  const project = buildProject({
    prototypes: [
      { id: 'id1', name: 'Pip', behaviors: [{ id: 'id2', class: 'SpawnAction', attributes: { prototypeKey: 'id1' } }] },
    ],
    scenes: [{ id: 'id3', layers: [{ actors: [{ id: 'id7', prototype: 'id1' }] }] }],
  });
  const done = applyEdit(project, { kind: 'ops.apply', data });
  if (!done.ok) throw new Error('the edit is possible');
  return done.value.project;
}

const cases: readonly (readonly [string, Project, string])[] = [
  [
    'a reference by name instead of id',
    broken({ op: 'set', path: ['actors', 'id1', 'behaviors', 0, 'attributes', 'prototypeKey'], value: 'Pip' }),
    'reference.missing',
  ],
  [
    'a text in place of a color',
    broken({ op: 'set', path: ['scenes', 'id3', 'layers', 0, 'actors', 0, 'attributes', 'color'], value: 'red' }),
    'value.type',
  ],
];

describe('the fix of', () => {
  test.each(cases)('%s makes the finding disappear and adds none', (_words, project, code) => {
    const { issues } = validateProject(project);
    const [fix] = findFixes(project, issues);
    const wanted = issues.find((issue) => issue.code === code);
    expect(fix?.key).toBe(wanted && keyOfIssue(wanted));
    const after = validateProject(withRepairs(project, fix?.changes ?? [])).issues;
    expect(after.map(keyOfIssue)).toEqual(issues.map(keyOfIssue).filter((key) => key !== fix?.key));
  });
});

test('what no repair mends has no fix', () => {
  const project = broken({
    op: 'set',
    path: ['actors', 'id1', 'behaviors', 0, 'attributes', 'prototypeKey'],
    value: '',
  });
  const { issues } = validateProject(project);
  expect(issues.length).toBeGreaterThan(0);
  expect(findFixes(project, issues)).toEqual([]);
});

test('a fix leaves alone what was changed in the meantime', () => {
  const [, project] = cases[0] ?? [];
  if (!project) throw new Error('there is no case');
  const [fix] = findFixes(project, validateProject(project).issues);
  const later = applyEdit(project, {
    kind: 'ops.apply',
    data: [{ op: 'set', path: ['actors', 'id1', 'behaviors', 0, 'attributes', 'prototypeKey'], value: 'id99' }],
  });
  if (!later.ok) throw new Error('the edit is possible');
  expect(withRepairs(later.value.project, fix?.changes ?? [])).toBe(later.value.project);
});
