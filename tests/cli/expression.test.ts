import fs from 'node:fs';
import path from 'node:path';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { call, callJson } from './inProcess.ts';
import { playhouse, putProject, temporaryFolder } from './playhouse.ts';

const cwd = temporaryFolder();
const project = buildProject({
  title: 'Places',
  attributes: { id900: { '@': 'integer', $: 40, name: 'Score' } },
  prototypes: [
    {
      id: 'id1',
      name: 'Pip',
      attributes: { size: { width: 30, height: 20 }, id901: { '@': 'real', $: 2.5, name: 'Speed' } },
    },
  ],
  scenes: [
    {
      id: 'id5',
      name: 'Meadow',
      attributes: { id902: { '@': 'text', $: 'sunny', name: 'Weather' } },
      layers: [
        {
          actors: [
            {
              id: 'id7',
              prototype: 'id1',
              position: { x: 11, y: 12 },
              attributes: { id901: { '@': 'real', $: 9, name: 'Speed' } },
            },
            { id: 'id8', prototype: 'id1', position: { x: 21, y: 22 } },
          ],
        },
      ],
    },
  ],
});
putProject(path.join(cwd, 'places'), { project, files: new Map() });

/** Cases that need no project. Each file states what it covers. */
const files = ['math', 'text', 'logic', 'lua'].map((name) => path.join(root, `fixtures/expressions/${name}.json`));
interface Case {
  readonly program: unknown;
  readonly type?: string;
  readonly value?: unknown;
  readonly issues?: readonly unknown[];
  readonly faults?: readonly unknown[];
}
const cases = files.flatMap((file): Case[] => JSON.parse(fs.readFileSync(file, 'utf8')).cases);

describe('expression', () => {
  it('agrees with the table of cases, line by line', async () => {
    const plain = cases.filter(
      ({ program, issues, faults }) =>
        typeof program === 'string' && !/\b(game|self|scene|tables|random)\b|\n/.test(program) && !issues && !faults,
    );
    expect(plain.length).toBeGreaterThan(50);
    const input = plain.map(({ program }) => `${program}\n`).join('');
    const { stdout } = await call(['expression', '-'], { cwd, input });
    const results = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(results.map(({ type, value }, at) => [plain[at]?.program, type, value])).toEqual(
      plain.map(({ program, type, value }) => [program, type, value]),
    );
  });

  it.each<[source: string, type: string, value: unknown]>([
    ['1 / 0', 'number', 'inf'],
    ['-1 / 0', 'number', '-inf'],
    ['0 / 0', 'number', 'nan'],
    ['-random(3, 3)', 'number', -3],
    ['"a" .. 3', 'text', 'a3'],
    ['1 < 2', 'boolean', true],
  ])('%s is %s %j', async (source, type, value) => {
    const result = await callJson(['expression', source], { cwd });
    expect(result).toEqual({ status: 0, value: { type, value, issues: [] } });
  });

  it('produces the same random numbers for the same seed', async () => {
    const draw = async (...seed: string[]) =>
      (await callJson(['expression', 'random(1, 1000000)', ...seed], { cwd })).value.value;
    expect(await draw()).toBe(await draw('--seed', '1'));
    expect(await draw('--seed', '2')).not.toBe(await draw());
  });

  it.each<[source: string, code: string, range: [number, number]]>([
    ['1 + foo(2)', 'expression.function', [4, 7]],
    ['1 + self.x', 'expression.reference', [4, 10]],
    ['"a" * 2', 'expression.type', [0, 3]],
  ])('%s is invalid: %s', async (source, code, range) => {
    const { status, value } = await callJson(['expression', source], { cwd });
    expect([status, value.value, value.issues[0].code, value.issues[0].severity]).toEqual([1, null, code, 'blocking']);
    expect(value.issues[0].range[0]).toBe(range[0]);
    const { stderr } = await call(['expression', source], { cwd });
    expect(stderr.split('\n')[2]).toMatch(new RegExp(`^ {${range[0] + 2}}\\^`));
  });

  it('continues after an invalid line, and ends with an error status', async () => {
    const { status, stdout } = await call(['expression', '-'], { cwd, input: '1 +\n2\n\n' });
    const results = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([status, results.length, results[1].value]).toEqual([1, 3, 2]);
  });

  it.each<[owner: string | undefined, source: string, value: unknown]>([
    [undefined, 'game.Score + 2', 42],
    ['Places', 'game.Score', 40],
    ['Meadow', 'scene.Weather .. "!"', 'sunny!'],
    ['id5', 'scene.Weather', 'sunny'],
    ['Pip', 'self.Speed * 2', 5],
    ['Pip', 'self.size.width', 30],
    ['id7', 'self.Speed + self.position.x', 20],
    ['id8', 'self.Speed + self.position.x', 23.5],
    ['id8', 'scene.Weather', 'sunny'],
  ])('as %s, %s is %j', async (owner, source, value) => {
    const args = ['expression', source, '--project', 'places', ...(owner === undefined ? [] : ['--owner', owner])];
    expect((await callJson(args, { cwd })).value).toEqual({ type: expect.any(String), value, issues: [] });
  });

  it.each<[args: string[], status: number, sentence: RegExp]>([
    [['self.Speed', '--project', 'places'], 1, /Invalid self context/],
    [['scene.Weather', '--project', 'places', '--owner', 'Pip'], 1, /Cannot access scene attribute from prototype/],
    [['1', '--project', 'places', '--owner', 'Nobody'], 2, /neither a scene nor an actor "Nobody"/],
    [['1', '--owner', 'Pip'], 2, /Name it with --project/],
    [['1', '--project', 'nowhere'], 3, /nothing at nowhere/],
    [[], 2, /Missing required argument 'program'/],
  ])('%j gives status %i', async (args, status, sentence) => {
    const result = await call(['expression', ...args], { cwd });
    expect(result.status).toBe(status);
    expect(result.stderr).toMatch(sentence);
  });

  it('only checks with --check', async () => {
    const { value } = await callJson(['expression', 'random(1, 2)', '--check'], { cwd });
    expect(value).toEqual({ type: 'number', value: null, issues: [] });
  });

  it('ends with its input, and can be interrupted while it waits', async () => {
    const piped = await playhouse(['expression', '-'], {
      stdio: ['pipe', 'pipe', 'pipe'],
      onStart: (child) => child.stdin?.end('6 * 7'),
    });
    expect([piped.status, JSON.parse(piped.stdout).value]).toEqual([0, 42]);
    const waiting = await playhouse(['expression', '-'], {
      stdio: ['pipe', 'pipe', 'pipe'],
      onStart(child) {
        child.stdin?.write('1\n');
        child.stdout?.once('data', () => child.kill('SIGINT'));
      },
    });
    expect([waiting.status, waiting.signal]).toEqual([130, null]);
  });
});
