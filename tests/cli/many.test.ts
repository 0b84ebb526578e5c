import path from 'node:path';
import { buildProject } from '@playhouse/core/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApart } from './callApart.ts';
import { hostilePlaces } from './hostileFiles.ts';
import { call } from './inProcess.ts';
import { playhouse, putProject, temporaryFolder } from './playhouse.ts';
import { keys, openTerminal } from './realTerminal.ts';
import { watchMemory } from './treeMemory.ts';

const folder = temporaryFolder();
const hostile = hostilePlaces.filter(({ place }) => ['bomb.zip', 'deep', 'document', 'half'].includes(place));
const good = Array.from({ length: 36 }, (_, at) => `game ${String(at).padStart(2, '0')}`);

beforeAll(() => {
  for (const [at, name] of good.entries()) {
    const behaviors = [{ class: 'ChangeSceneAction', attributes: { sceneKey: 'id404' } }];
    const project = buildProject({ title: `Game ${at}`, prototypes: at % 3 === 0 ? [{ id: 'id1', behaviors }] : [] });
    putProject(path.join(folder, name), { project, files: new Map() });
  }
  for (const { put } of hostile) put(folder);
});

describe('validate of many projects at once', () => {
  it('has the same ordered result twice, with bad projects among them, in less than 1 GB', async () => {
    const names = [...good, ...hostile.map(({ place }) => place)].sort();
    const runs = [];
    for (const jobs of ['2', '3']) {
      let memory: ReturnType<typeof watchMemory> | undefined;
      const { status, stdout, stderr } = await playhouse(['validate', '*', '--json', '--jobs', jobs], {
        cwd: folder,
        onStart: ({ pid = 0 }) => {
          memory = watchMemory(pid);
        },
      });
      expect([status, stderr]).toEqual([3, '']);
      expect(memory?.stop().megabytes).toBeLessThan(1000);
      runs.push(stdout);
    }
    const [first = '', second] = runs;
    expect(second).toBe(first);
    const { results, summary } = JSON.parse(first);
    type Result = { project?: { path: string }; error?: { path: string; code: string } };
    expect(results.map(({ project, error }: Result) => project?.path ?? error?.path)).toEqual(names);
    const codes = results.flatMap(({ error }: Result) => error ?? []).map(({ code }: { code: string }) => code);
    expect(codes.sort()).toEqual(hostile.map(({ code }) => code).sort());
    expect(summary).toMatchObject({ projects: 40, passed: 24, withIssues: 12, unreadable: 4, blockingErrorCount: 12 });
  });

  it('reports the same about a project alone and among others', async () => {
    const alone = await call(['validate', 'game 03', '--json'], { cwd: folder });
    const both = await callApart(['validate', 'game 03', 'game 04', '--json'], { cwd: folder });
    expect(JSON.parse(both.stdout).results[0]).toEqual(JSON.parse(alone.stdout));
  });

  it('in a narrow terminal, shows colors and a table that fits, and clears its progress', async () => {
    const terminal = openTerminal(['validate', ...good.slice(0, 6), '--code-frames', '0'], {
      cwd: folder,
      columns: 40,
    });
    expect(await terminal.ended).toBe(1);
    const lines = terminal.lines();
    terminal.close();
    const heading = lines.indexOf('Project  Result  Errors  Warnings');
    expect(lines.slice(heading + 1, heading + 3)).toEqual([
      'game 00  issues       1         0',
      'game 01  passed       0         0',
    ]);
    expect(lines.slice(-2).join('')).toBe('6 projects: 4 passed, 2 with issues, 0 could not be read.');
    expect(lines.filter((line) => /\d+\/\d+ game/.test(line))).toEqual([]);
    expect(terminal.hasColor(1) && terminal.hasColor(2)).toBe(true);
  });

  it.each([
    [{ NO_COLOR: '1' }, [], false],
    [{}, ['--no-color'], false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, [], true],
  ])('in a terminal, obeys %j and %j', async (env, options, expected) => {
    const terminal = openTerminal(['validate', 'game 00', ...options], { cwd: folder, env });
    expect(await terminal.ended).toBe(1);
    expect(terminal.hasColor(1)).toBe(expected);
    terminal.close();
  });

  it('in a pipe, uses colors only when forced', async () => {
    const plain = await call(['validate', 'game 00'], { cwd: folder });
    expect(plain.stdout).not.toContain('\u001b');
    const forced = await call(['validate', 'game 00'], { cwd: folder, env: { FORCE_COLOR: '1' } });
    expect(forced.stdout).toContain('\u001b[31merror');
  });

  it('shows its progress in a terminal, and ends at Ctrl-C with 130', async () => {
    const many = Array.from({ length: 15 }, () => good).flat();
    const terminal = openTerminal(['validate', ...many], { cwd: folder });
    const screen = await terminal.until((shown) => /^\s*\d+\/540 game \d\d$/m.test(shown));
    expect(screen).not.toContain('\n');
    terminal.press(keys.controlC);
    expect(await terminal.ended).toBe(130);
    terminal.close();
  });
});
