import fs from 'node:fs';
import path from 'node:path';
import { buildProject } from '@playhouse/core/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { brokenProjects } from '../../fixtures/projects/build/brokenProjects.ts';
import { callApart, callApartJson } from './callApart.ts';
import { call, callJson } from './inProcess.ts';
import { fixtures, putFiles, putProject, temporaryFolder } from './playhouse.ts';

interface Finding {
  readonly code: string;
  readonly severity: string;
  readonly owner: { readonly kind: string; readonly id: string };
}

interface Report {
  readonly project: { readonly path: string };
  readonly blockingErrorCount: number;
  readonly nonBlockingErrorCount: number;
  readonly issues: readonly Finding[];
  readonly owners: readonly (Record<'blockingErrorCount' | 'nonBlockingErrorCount', number> & Finding['owner'])[];
}

const folder = temporaryFolder();
const move = { id: 'id7', class: 'ChangeSceneAction', attributes: { sceneKey: 'id404' } };

beforeAll(() => {
  const project = buildProject({
    title: 'Faulty',
    prototypes: [{ id: 'id1', name: 'Player', behaviors: [{ class: 'CompoundBehavior', behaviors: [move] }] }],
    scenes: [{ id: 'id1', name: 'Garden', layers: [{ actors: [{ id: 'id9', prototype: 'id1', behaviors: [move] }] }] }],
  });
  putProject(path.join(folder, 'faulty'), { project, files: new Map() });
  putProject(path.join(folder, 'good one'), { project: buildProject({ title: 'Good' }), files: new Map() });
  const bell = buildProject({ title: 'Ring\u0007' });
  putProject(path.join(folder, 'warned'), { project: bell, files: new Map() });
  putFiles(folder, [['notes.txt', 'no project']]);
});

describe('validate', () => {
  it('prints the documented format for one project', async () => {
    const { status, value } = await callJson(['validate', 'faulty'], { cwd: folder });
    expect(status).toBe(1);
    const missing = { code: 'reference.missing', severity: 'blocking', params: expect.any(Object) };
    const message = expect.stringMatching(/\.$/);
    expect(value).toEqual({
      project: { title: 'Faulty', path: 'faulty', scenes: 1, prototypes: 1, instances: 1, behaviors: 3 },
      blockingErrorCount: 2,
      nonBlockingErrorCount: 0,
      issues: [
        {
          ...missing,
          message,
          document: 'scenes/id1.json',
          path: ['layers', 0, 'actors', 0, 'behaviors', 0, 'attributes', 'sceneKey'],
          owner: { kind: 'scene', id: 'id1', name: 'Garden' },
          instance: { id: 'id9', name: 'Player' },
          behavior: { id: 'id7', class: 'ChangeSceneAction' },
        },
        {
          ...missing,
          message,
          document: 'actors/id1.json',
          path: ['behaviors', 0, 'behaviors', 0, 'attributes', 'sceneKey'],
          owner: { kind: 'prototype', id: 'id1', name: 'Player' },
          behavior: { id: 'id7', class: 'ChangeSceneAction' },
        },
      ],
      owners: [
        { kind: 'scene', id: 'id1', blockingErrorCount: 1, nonBlockingErrorCount: 0 },
        { kind: 'prototype', id: 'id1', blockingErrorCount: 1, nonBlockingErrorCount: 0 },
      ],
    });
  });

  it('prints the same as text, with the lines around each finding', async () => {
    const { status, stdout, stderr } = await call(['validate', 'faulty'], { cwd: folder });
    expect([status, stderr]).toEqual([1, '']);
    const text = fs.readFileSync(path.join(folder, 'faulty/scenes/id1.json'), 'utf8').split('\n');
    const line = text.findIndex((each) => each.includes('id404')) + 1;
    const column = (text[line - 1]?.indexOf('"id404"') ?? 0) + 1;
    const gutter = ' '.repeat(String(line + 2).length);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe('faulty: Faulty');
    expect(lines[1]).toMatch(/^ {2}error {4}Garden › Player › ChangeSceneAction: .* {2}\[reference\.missing\]$/);
    expect(lines.slice(2, 9)).toEqual([
      `           faulty/scenes/id1.json:${line}:${column}`,
      ...[-2, -1].map((before) => `             ${line + before} │ ${text[line + before - 1]}`),
      `           > ${line} │ ${text[line - 1]}`,
      `             ${gutter} │ ${' '.repeat(column - 1)}^^^^^^^`,
      ...[1, 2].map((after) => `             ${line + after} │ ${text[line + after - 1]}`),
    ]);
    expect(lines.slice(-2)).toEqual(['  2 blocking, 0 not blocking', '']);
    const short = await call(['validate', 'faulty', '--code-frames', '0'], { cwd: folder });
    expect(short.stdout.split('\n').filter((each) => each.includes('│'))).toEqual([]);
    expect(short.stdout).toContain(`faulty/scenes/id1.json:${line}:${column}\n`);
  });

  it('prints only the reason for failure with --quiet', async () => {
    const calls = [
      ['faulty', 1, ''],
      ['good one', 0, ''],
      ['nowhere', 3, 'There is nothing at nowhere.\n'],
    ] as const;
    for (const [place, status, stderr] of calls) {
      const outcome = await call(['validate', place, '--quiet'], { cwd: folder });
      expect(outcome).toMatchObject({ status, stdout: '', stderr });
    }
  });

  it.each([
    [[], 0],
    [['--max-warnings', '1'], 0],
    [['--max-warnings', '0'], 1],
  ])('of a project with one warning and %o ends with status %i', async (options, status) => {
    expect(await callJson(['validate', 'warned', ...options], { cwd: folder })).toMatchObject({
      status,
      value: { blockingErrorCount: 0, nonBlockingErrorCount: 1, issues: [{ code: 'document.text' }] },
    });
  });
});

describe('validate of several projects', () => {
  it('continues after one that cannot be read, keeps the order, and ends with the highest status', async () => {
    const args = ['validate', 'faulty', 'nowhere', 'good one', 'notes.txt'];
    const { status, value } = await callApartJson(args, { cwd: folder });
    expect(status).toBe(3);
    expect(value).toMatchObject({
      results: [
        { project: { path: 'faulty' }, blockingErrorCount: 2 },
        { error: { code: 'project.missing', path: 'nowhere' } },
        { project: { path: 'good one' }, issues: [], owners: [] },
        { error: { code: 'archive.unreadable', path: 'notes.txt' } },
      ],
      summary: { projects: 4, passed: 1, withIssues: 1, unreadable: 2, blockingErrorCount: 2 },
    });
    const people = await callApart(args, { cwd: folder });
    expect(people.stdout.split('\n').slice(-8)).toEqual([
      'Project    Result    Errors  Warnings',
      'faulty     issues         2         0',
      'nowhere    not read       –         –',
      'good one   passed         0         0',
      'notes.txt  not read       –         –',
      '',
      '4 projects: 1 passed, 1 with issues, 2 could not be read.',
      '',
    ]);
    expect(people.stderr.trimEnd().split('\n')).toEqual([
      'There is nothing at nowhere.',
      expect.stringMatching(/^notes\.txt cannot be read\. /),
    ]);
  });

  it('prints results for a quoted pattern even if it matches one project', async () => {
    const { status, value } = await callApartJson(['validate', 'good*'], { cwd: folder });
    expect([status, value]).toMatchObject([0, { results: [{ project: { title: 'Good' } }], summary: { projects: 1 } }]);
  });
});

it('reports every broken project with its codes, and counts exactly its findings by owner', async () => {
  const names = Object.keys(brokenProjects).sort();
  const { status, value } = await callApartJson(['validate', '*'], { cwd: path.join(fixtures, 'broken') });
  expect(status).toBe(3);
  expect(value.results).toHaveLength(names.length);
  for (const [index, name] of names.entries()) {
    const { opens = true, reading = [], validation = [] } = brokenProjects[name] ?? {};
    const result: Report & { error?: { code: string; path: string; message: string } } = value.results[index];
    if (!opens) {
      const [code] = reading;
      expect(result).toEqual({ error: { code, path: name, message: expect.stringContaining(name) } });
      continue;
    }
    const { issues, owners, blockingErrorCount, nonBlockingErrorCount } = result;
    expect([name, ...new Set(issues.map(({ code }) => code))]).toEqual([name, ...new Set([...reading, ...validation])]);
    expect([name, blockingErrorCount + nonBlockingErrorCount]).toEqual([name, issues.length]);
    expect([name, owners]).toEqual([name, countByOwner(issues)]);
  }
});

function countByOwner(issues: readonly Finding[]): Report['owners'] {
  const keys = [...new Set(issues.map(({ owner }) => `${owner.kind} ${owner.id}`))];
  return keys.map((key) => {
    const own = issues.filter(({ owner }) => `${owner.kind} ${owner.id}` === key);
    const [kind = '', id = ''] = key.split(' ');
    const blocking = own.filter(({ severity }) => severity === 'blocking').length;
    return { kind, id, blockingErrorCount: blocking, nonBlockingErrorCount: own.length - blocking };
  });
}
