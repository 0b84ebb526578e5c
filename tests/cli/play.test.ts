import path from 'node:path';
import { buildProject } from '@playhouse/core/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callJson } from './inProcess.ts';
import { playhouse, putFiles, putProject, temporaryFolder } from './playhouse.ts';

const folder = temporaryFolder();
const expression = (...$: (string | { keypath: string })[]): object => ({ '@': 'expression', $ });
const score = 'game.attributes.id901';
const real = (name: string, value = 0): object => ({ '@': 'real', $: value, name });

/** Adds 1 to the score in every frame. */
const tally = {
  id: 'id50',
  class: 'ConstrainAttributeBehavior',
  attributes: { targetAttribute: score, RHS: expression({ keypath: score }, ' + 1') },
};
const log = { id: 'id51', class: 'LogDebuggingStatementAction', attributes: { text: 'hello' } };
const lost = { id: 'id52', class: 'ChangeSceneAction', attributes: { sceneKey: 'id404' } };

beforeAll(() => {
  const project = buildProject({
    title: 'Counting',
    attributes: {
      id901: real('Score'),
      id902: real('Twice', 1),
      id903: real('Twice', 2),
      id904: real('', 3),
      id905: real('a.b', 4),
      id906: real("it's", 5),
      id907: real('say "x"', 6),
      id908: real('two words', 7),
      id909: { '@': 'text', $: 'seven', name: 'Word' },
      id910: { '@': 'boolean', $: true, name: 'Flag' },
    },
    prototypes: [{ id: 'id1', name: 'Player', attributes: { id31: real('Health', 9) }, behaviors: [tally, log] }],
    scenes: [{ id: 'id1', name: 'Garden', layers: [{ id: 'id3', actors: [{ id: 'id9', prototype: 'id1' }] }] }],
    tables: [{ id: 'id80', name: 'Levels' }],
  });
  putProject(path.join(folder, 'game'), { project, files: new Map() });
  const faulty = buildProject({
    title: 'Faulty',
    prototypes: [{ id: 'id1', name: 'Player', behaviors: [{ class: 'CompoundBehavior', behaviors: [lost] }] }],
    scenes: [
      {
        id: 'id1',
        name: 'Garden',
        layers: [{ actors: [{ id: 'id9', prototype: 'id1', behaviors: [lost] }, { prototype: 'id1' }] }],
      },
    ],
  });
  putProject(path.join(folder, 'faulty'), { project: faulty, files: new Map() });
  putProject(path.join(folder, 'bare'), { project: buildProject({ scenes: [] }), files: new Map() });
  putFiles(folder, [
    ['words.json', 'no json'],
    ['list.json', '[]'],
    ['late.json', '{"events": [{"frame": 0, "type": "keyDown", "key": "left"}]}'],
    [
      'fine.json',
      '{"events": [{"frame": 3, "type": "keyUp", "key": "left"}, {"frame": 2, "type": "keyDown", "key": "left"}]}',
    ],
  ]);
});

describe('play', () => {
  it('prints the documented format', async () => {
    const { status, value } = await callJson(['play', 'game', '--frames', '90', '--input', 'fine.json'], {
      cwd: folder,
    });
    expect(status).toBe(0);
    expect(value).toEqual({
      frames: 90,
      seconds: 1.5,
      stateHash: expect.stringMatching(/^[0-9a-f]{16}$/),
      scene: { id: 'id1', name: 'Garden' },
      actors: 1,
      faults: [],
      log: [{ frame: 1, owner: { kind: 'prototype', id: 'id1', name: 'Player' }, actor: 'id9', text: 'hello' }],
      attributes: {
        'game.Score': 90,
        'game.attributes.id902': 1,
        'game.attributes.id903': 2,
        'game.attributes.id904': 3,
        'game.attributes.id905': 4,
        'game.attributes.id906': 5,
        'game.attributes.id907': 6,
        'game.two words': 7,
        'game.Word': 'seven',
        'game.Flag': true,
      },
    });
  });

  it('lists the actors if requested', async () => {
    const { value } = await callJson(['play', 'game', '--frames', '1', '--actors'], { cwd: folder });
    expect(value.actorList).toEqual([
      {
        id: 'id9',
        prototype: 'id1',
        name: 'Player',
        layer: 'id3',
        rotation: 0,
        position: { x: expect.any(Number), y: expect.any(Number) },
        size: { width: 100, height: 100 },
        attributes: expect.objectContaining({ Health: 9 }),
      },
    ]);
  });

  it('reports faults with document, path and owner, and ends with status 1', async () => {
    const { status, value } = await callJson(['play', 'faulty', '--frames', '30'], { cwd: folder });
    expect(status).toBe(1);
    const fault = { cause: 'project', code: 'scene.missing', message: expect.stringContaining('id404'), firstFrame: 1 };
    expect(value.faults).toHaveLength(2);
    expect(value.faults).toContainEqual({
      ...fault,
      count: expect.any(Number),
      document: 'scenes/id1.json',
      path: ['layers', 0, 'actors', 0, 'behaviors', 0],
      owner: { kind: 'scene', id: 'id1', name: 'Garden' },
      instance: { id: 'id9', name: 'Player' },
      behavior: { id: 'id52', class: 'ChangeSceneAction' },
    });
    expect(value.faults).toContainEqual({
      ...fault,
      count: expect.any(Number),
      document: 'actors/id1.json',
      path: ['behaviors', 0, 'behaviors', 0],
      owner: { kind: 'prototype', id: 'id1', name: 'Player' },
      behavior: { id: 'id52', class: 'ChangeSceneAction' },
    });
  });

  it('prints the same as text on standard output', async () => {
    const { status, stdout, stderr } = await call(['play', 'game', '--frames', '2'], { cwd: folder });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^2 frames \(0\.03 s\), now in Garden with 1 actors, state [0-9a-f]{16}\n/);
    expect(stdout).toContain('\n  game.Score = 2\n');
    expect(stdout).toContain('\n  [1] hello\n');
  });
});

describe('--until', () => {
  it.each([
    ['game.Score > 3', 4],
    ['game.Score > 100', 9],
  ])('%s stops after frame %i', async (program, frames) => {
    const args = ['play', 'game', '--frames', '9', '--until', program];
    expect(await callJson(args, { cwd: folder })).toMatchObject({ status: 0, value: { frames } });
  });

  it('with an invalid program is rejected before the first step', async () => {
    const args = ['play', 'game', '--frames', '999999999', '--until', 'game.Scores > 3'];
    const { status, value } = await callJson(args, { cwd: folder });
    expect([status, value.error.code]).toEqual([2, 'until.wrong']);
    expect(value.error.message).toMatch(/There is no attribute 'game\.Scores'\. Did you mean 'game\.Score'\?/);
  });
});

describe('a game that cannot be played', () => {
  it.each([
    [['nowhere'], 3, 'project.missing'],
    [['bare'], 3, 'scene.missing'],
    [['game', '--scene', 'Attic'], 2, 'scene.missing'],
    [['game', '--input', 'nowhere.json'], 3, 'input.missing'],
    [['game', '--input', '.'], 3, 'input.missing'],
    [['game', '--input', 'words.json'], 3, 'input.syntax'],
    [['game', '--input', 'list.json'], 3, 'input.shape'],
    [['game', '--input', 'late.json'], 3, 'input.shape'],
  ])('%o ends with status %i and %s', async (args, status, code) => {
    expect(await callJson(['play', ...args], { cwd: folder })).toMatchObject({
      status,
      value: { error: { code } },
    });
  });
});

it('a long play can be interrupted', async () => {
  // Signals on a separate pipe that frames are running: they read the time, and nothing else does so as often.
  const watch = `let calls = 0; const now = performance.now.bind(performance);
    performance.now = () => { if (++calls === 500) process.getBuiltinModule('fs').writeSync(3, '.'); return now(); };`;
  const outcome = await playhouse(['play', 'game', '--frames', '999999999999', '--json'], {
    cwd: folder,
    node: ['--import', `data:text/javascript,${encodeURIComponent(watch)}`],
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    onStart: (child) => child.stdio[3]?.once('data', () => child.kill('SIGINT')),
  });
  expect(outcome).toEqual({ status: 130, signal: null, stdout: '', stderr: '' });
});
