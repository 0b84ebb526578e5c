import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buildProject } from '@playhouse/core/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { killAtEnd } from './children.ts';
import { putFiles, putProject, temporaryFolder } from './playhouse.ts';

const folder = temporaryFolder();
const program = path.join(root, 'cli/bin/playhouse.js');
const action = path.join(root, '.github/actions/check-projects');

beforeAll(() => {
  const faulty = { class: 'ChangeSceneAction', attributes: { sceneKey: 'id404' } };
  const bad = buildProject({ title: 'Bad', prototypes: [{ id: 'id1', behaviors: [faulty] }] });
  putProject(path.join(folder, 'games/bad one'), { project: bad, files: new Map() });
  putProject(path.join(folder, 'games/good'), { project: buildProject({ title: 'Good' }), files: new Map() });
  const npx = `#!/bin/sh\nshift\nexec '${process.execPath}' '${program}' "$@"\n`;
  putFiles(folder, [
    ['bin/npx', npx],
    ['bin/node', `#!/bin/sh\nexec '${process.execPath}' "$@"\n`],
    ['notes.txt', 'x'],
  ]);
  for (const name of ['npx', 'node']) fs.chmodSync(path.join(folder, 'bin', name), 0o755);
});

function run(file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { GITHUB_ACTIONS: _, FORCE_COLOR: __, ...inherited } = process.env;
  const options = { cwd: folder, env: { ...inherited, PATH: `${folder}/bin:${process.env.PATH}`, ...env } };
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(file, args, options, (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr });
    });
    killAtEnd(child);
  });
}

describe('the action for GitHub', () => {
  const check = (env: Readonly<Record<string, string>>) =>
    run('bash', [path.join(action, 'check.sh')], { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: folder, ...env });

  it('annotates findings and writes the requested report', async () => {
    const env = { PLAYHOUSE_PROJECTS: '\n  \ngames/good\ngames/bad*\n', PLAYHOUSE_REPORT: 'report.sarif' };
    const { status, stdout, stderr } = await check(env);
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/^::error file=games\/bad one\/actors\/id1\.json,line=\d+,/);
    const report = JSON.parse(fs.readFileSync(path.join(folder, 'report.sarif'), 'utf8'));
    expect(report.runs[0].results).toHaveLength(1);
  });

  it.each([
    [{ PLAYHOUSE_PROJECTS: 'games/good', PLAYHOUSE_MAX_WARNINGS: '0' }, 0],
    [{ PLAYHOUSE_PROJECTS: '--version' }, 3],
    [{ PLAYHOUSE_PROJECTS: '$(touch pwned)' }, 3],
    [{ PLAYHOUSE_PROJECTS: '' }, 2],
  ])('with %j ends with status %i', async (env, status) => {
    expect(await check(env)).toMatchObject({ status });
    expect(fs.existsSync(path.join(folder, 'pwned'))).toBe(false);
  });

  it('passes every input to its script through the environment only', () => {
    const text = fs.readFileSync(path.join(action, 'action.yml'), 'utf8');
    const [head = '', steps = ''] = text.split('\nruns:');
    const inputs = [...head.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name);
    expect(inputs.length).toBeGreaterThan(4);
    for (const name of inputs) expect(steps).toContain(`inputs.${name}`);
    const scripts = [...steps.matchAll(/^ +run: (.*)$/gm)].map(([, script]) => script);
    expect(scripts.filter((script) => script?.includes('${{'))).toEqual([]);
    const names = [...fs.readFileSync(path.join(action, 'check.sh'), 'utf8').matchAll(/PLAYHOUSE_\w+/g)].map(String);
    for (const name of new Set(names)) expect(steps).toContain(`${name}: \${{ inputs.`);
  });
});

describe('the recipe for commits', () => {
  const git = (...args: readonly string[]) =>
    run('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { HOME: folder });

  it('blocks only commits that touch a project with blocking issues', async () => {
    const recipes = fs.readFileSync(path.join(root, 'docs/ci.md'), 'utf8').matchAll(/```sh\n(.*?)```/gs);
    const [recipe = ''] = Array.from(recipes, ([, text]) => text ?? '');
    expect((await git('init', '-q')).status).toBe(0);
    putFiles(folder, [['.git/hooks/pre-commit', recipe]]);
    fs.chmodSync(path.join(folder, '.git/hooks/pre-commit'), 0o755);
    await git('add', 'notes.txt', 'games/good');
    expect(await git('commit', '-qm', 'Good')).toMatchObject({ status: 0 });
    await git('add', 'games/bad one/actors/id1.json');
    const refused = await git('commit', '-qm', 'Bad');
    expect(refused.status).not.toBe(0);
    expect(refused.stdout + refused.stderr).toContain('games/bad one/actors/id1.json:');
    await git('reset', '-q');
    putFiles(folder, [['notes.txt', 'y']]);
    await git('add', 'notes.txt');
    expect(await git('commit', '-qm', 'Notes')).toMatchObject({ status: 0, stdout: '' });
    expect((await git('rev-list', '--count', 'HEAD')).stdout.trim()).toBe('2');
  });
});
