import fs from 'node:fs';
import path from 'node:path';
import type { PlayTestDocument } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { parse } from 'junit2json';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApart, callApartJson } from './callApart.ts';
import { call, callJson } from './inProcess.ts';
import { playhouse, putFiles, putProject, temporaryFolder } from './playhouse.ts';

const cwd = temporaryFolder();

function put(name: string, tests: Readonly<Record<string, PlayTestDocument>>): void {
  const project = buildProject({
    title: name,
    attributes: { id900: { '@': 'integer', $: 7, name: 'Score' } },
    prototypes: [{ id: 'id1', name: 'Pip' }],
    scenes: [
      { id: 'id5', name: 'Meadow', layers: [{ actors: [{ id: 'id7', prototype: 'id1' }] }] },
      { id: 'id6', name: 'Home', layers: [] },
    ],
  });
  putProject(path.join(cwd, name), {
    project: { ...project, tests: new Map(Object.entries(tests)) },
    files: new Map(),
  });
}

const good: PlayTestDocument = {
  frames: 5,
  assertions: [{ expression: 'game.Score == 7' }, { type: 'scene', scene: 'Meadow' }],
};
const bad: PlayTestDocument = { frames: 5, scene: 'Home', assertions: [{ type: 'scene', scene: 'Meadow' }] };

beforeAll(() => {
  put('passing', { one: good, two: { ...good, scene: 'id5' } });
  put('failing', {
    one: good,
    two: bad,
    three: { frames: 5, assertions: [{ type: 'dance' }] },
    four: { frames: 5, scene: 'Nowhere' },
  });
  put('pictures', { look: { frames: 5, assertions: [{ type: 'picture', frame: 3 }] } });
  put('none', {});
});

describe('test', () => {
  it('plays every test and passes when all do', async () => {
    const { status, value } = await callApartJson(['test', 'passing'], { cwd });
    expect([status, value.passed, value.failed]).toEqual([0, 2, 0]);
    expect(value.project).toMatchObject({ title: 'passing', path: 'passing', scenes: 2 });
    expect(value.tests.map(({ name, passed, frames }: Record<string, unknown>) => [name, passed, frames])).toEqual([
      ['one', true, 5],
      ['two', true, 5],
    ]);
    const played = await callJson(['play', 'passing', '--frames', '5'], { cwd });
    expect(value.tests[0].stateHash).toBe(played.value.stateHash);
  });

  it('reports what failed, where and when', async () => {
    const { status, value } = await callApartJson(['test', 'failing'], { cwd });
    expect([status, value.passed, value.failed]).toEqual([1, 1, 3]);
    const failures = value.tests.flatMap(({ name, failures: list }: { name: string; failures: object[] }) =>
      list.map((failure) => ({ name, ...failure })),
    );
    expect(failures).toEqual([
      { name: 'four', code: 'test.scene', message: 'The project has no scene "Nowhere".' },
      { name: 'three', code: 'test.invalid', message: expect.stringMatching(/^Assertion 1 has an unknown type/) },
      {
        name: 'two',
        code: 'assertion.scene',
        message: expect.stringMatching(/the scene is Home/),
        frame: 5,
        assertion: 1,
      },
    ]);
    const { stdout } = await callApart(['test', 'failing', '--only', 'two'], { cwd });
    expect(stdout).toMatch(/✗ two, 5 frames\n\s+assertion 1: Being in scene Meadow.*\[assertion\.scene\]/);
    expect(stdout).not.toContain('three');
  });

  it('writes a report for other programs', async () => {
    const { status, stdout } = await callApart(['test', 'failing', 'passing', '--format', 'junit'], { cwd });
    const read = await parse(stdout);
    const suites = read && 'testsuite' in read ? (read.testsuite ?? []) : [];
    expect(status).toBe(1);
    expect(suites.map(({ name, tests, failures }) => [name, tests, failures])).toEqual([
      ['failing', 4, 3],
      ['passing', 2, 0],
    ]);
  });

  it('continues when a project cannot be read, and does nothing without tests', async () => {
    const { status, value } = await callApartJson(['test', 'nowhere', 'none', 'passing'], { cwd });
    expect([status, value.summary]).toEqual([
      3,
      expect.objectContaining({ projects: 3, passed: 2, unreadable: 1, tests: 2, failed: 0 }),
    ]);
    const alone = await callApart(['test', 'none'], { cwd });
    expect([alone.status, alone.stderr]).toEqual([0, 'none has no play tests.\n']);
  });

  it('aborts a test that times out', async () => {
    put('slow', { long: { frames: 100_000_000 } });
    const { status, value } = await callApartJson(['test', 'slow', '--max-seconds', '1'], { cwd });
    expect([status, value.tests[0].failures[0].code]).toEqual([1, 'test.time']);
  });

  it('reports when no picture can be taken', async () => {
    const env = { PATH: '/nowhere', PLAYHOUSE_CHROMIUM: '/nowhere/chromium' };
    const { status, value } = await callApartJson(['test', 'pictures'], { cwd, env });
    expect([status, value.tests[0].failures[0].code]).toEqual([1, 'picture.unavailable']);
  });

  it('can be interrupted', async () => {
    put('endless', { long: { frames: 100_000_000 } });
    const { status } = await playhouse(['test', 'endless', 'passing', '--max-seconds', '600'], {
      cwd,
      onStart: (child) => void setTimeout(() => child.kill('SIGINT'), 1500),
    });
    expect(status).toBe(130);
  });
});

describe('record', () => {
  it('reads the input script from standard input, like play', async () => {
    put('piped', {});
    const input = JSON.stringify({ events: [{ frame: 2, type: 'keyDown', key: 'left' }] });
    await callJson(['record', 'piped', 'Left', '--frames', '5', '--input', '-'], { cwd, input });
    const stored = JSON.parse(fs.readFileSync(path.join(cwd, 'piped/tests/Left.play.json'), 'utf8'));
    expect(stored.events).toEqual([{ frame: 2, key: 'left', type: 'keyDown' }]);
    const statuses = [];
    for (const text of [input, '{"events":[{"frame":0}]}', 'none']) {
      const { status, stdout, stderr } = await call(['play', 'piped', '--frames', '5', '--input', '-'], {
        cwd,
        input: text,
      });
      statuses.push([status, /The input script - is (invalid|not JSON)/.exec(stdout + stderr)?.[1]]);
    }
    expect(statuses).toEqual([
      [0, undefined],
      [3, 'invalid'],
      [3, 'not JSON'],
    ]);
  });

  it('saves a game played with an input script as a test that passes', async () => {
    put('played', { one: good });
    putFiles(cwd, [
      [
        'keys.json',
        JSON.stringify({
          events: [
            { frame: 3, type: 'keyUp', key: 'left' },
            { frame: 2, type: 'keyDown', key: 'left' },
          ],
        }),
      ],
    ]);
    const args = [
      'record',
      'played',
      'Left',
      '--frames',
      '20',
      '--input',
      'keys.json',
      '--seed',
      '5',
      '--scene',
      'Home',
    ];
    const { status, value } = await callJson(args, { cwd });
    expect([status, value.changed]).toEqual([0, ['tests/Left.play.json']]);
    const stored = JSON.parse(fs.readFileSync(path.join(cwd, 'played/tests/Left.play.json'), 'utf8'));
    expect([stored.scene, stored.frames, stored.seed]).toEqual(['id6', 20, 5]);
    expect(stored.events.map(({ frame }: { frame: number }) => frame)).toEqual([2, 3]);
    const tested = await callApartJson(['test', 'played', '--only', 'Left'], { cwd });
    expect([tested.status, tested.value.tests[0].stateHash]).toEqual([0, value.stateHash]);
    expect((await call(['validate', 'played'], { cwd })).status).toBe(0);
  });

  it.each<[args: string[], status: number, sentence: RegExp]>([
    [['Left', '--input', 'nowhere.json'], 3, /nowhere\.json cannot be read/],
    [['Left', '--scene', 'Nowhere'], 2, /no scene "Nowhere"/],
    [['one'], 2, /There is a play test "one" already\. Choose another name, or give --replace\./],
    [['a:b'], 2, /cannot be the name of a test/],
  ])('rejects %j and changes nothing', async (args, status, sentence) => {
    put('kept', { one: good });
    const result = await call(['record', 'kept', ...args], { cwd });
    expect(result.status).toBe(status);
    expect(result.stderr).toMatch(sentence);
    expect(fs.readdirSync(path.join(cwd, 'kept/tests'))).toEqual(['one.play.json']);
  });
});
