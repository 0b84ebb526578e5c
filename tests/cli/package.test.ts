import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { publint } from 'publint';
import { beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../cli/package.json' with { type: 'json' };
import { type Packed, pack } from '../../packages/dev/src/pack/pack.ts';
import { root } from '../root.ts';
import { filesBelow } from './filesBelow.ts';
import { playhouse, putFiles, temporaryFolder } from './playhouse.ts';

const base = temporaryFolder();
const home = path.join(base, 'home');
const installed = path.join(base, 'installed');
let packed: Packed;
/** How to call each form of the program. */
let programs: Readonly<Record<'package' | 'single', string>>;

beforeAll(async () => {
  packed = await pack(editor(), path.join(base, 'packed'));
  putFiles(installed, [['package.json', '{"private": true}']]);
  const args = [
    'install',
    '--offline',
    '--omit=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
  ];
  const shell = process.platform === 'win32';
  execFileSync(shell ? 'npm.cmd' : 'npm', [...args, '--loglevel=error', packed.tarball], {
    cwd: installed,
    shell,
    env: { ...process.env, HOME: home },
  });
  const alone = path.join(base, 'alone/playhouse.mjs');
  putFiles(base, [['alone/playhouse.mjs', fs.readFileSync(packed.single)]]);
  programs = { package: path.join(installed, 'node_modules/@playhouse/cli/bin/playhouse.js'), single: alone };
}, 180_000);

/** The built editor, if any; its contents do not matter here. */
function editor(): string {
  const built = process.env.PLAYHOUSE_EDITOR_DIST ?? path.join(root, 'editor/dist');
  if (fs.existsSync(path.join(built, 'index.html'))) return built;
  putFiles(base, [['editor/index.html', '<title>Playhouse</title>']]);
  return path.join(base, 'editor');
}

function run(program: string, args: readonly string[], cwd: string, node: readonly string[] = []) {
  const env = { PATH: process.env.PATH, HOME: home };
  return spawnSync(process.execPath, [...node, program, ...args], { cwd, env, encoding: 'utf8' });
}

/** Pretends to be another version of Node. */
function withVersion(version: string): string[] {
  const code = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
}

const calls = [
  ['new', 'pip', '--template', 'pip-and-the-lanterns'],
  ['validate', 'pip', '--json'],
  ['validate', 'pip', 'pip', '--json'],
  ['play', 'pip', '--frames', '30', '--json'],
  ['export', 'pip', '--out', 'web', '--to', 'web'],
  ['export', 'pip', '--out', 'pip.html'],
];

/** The results of the same calls in the workspace. */
const workspaceResults = once(async () => {
  const cwd = path.join(base, 'workspace');
  fs.mkdirSync(cwd);
  const results = [];
  for (const call of calls) {
    const { status, stdout, stderr } = await playhouse(call, { cwd });
    results.push({ status, stdout, stderr });
  }
  return { results, files: filesBelow(cwd) };
});

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

describe.each(['package', 'single'] as const)('the packed program (%s)', (form) => {
  it('creates, checks, plays and exports a game from an empty folder like the workspace', async () => {
    const cwd = path.join(base, `empty-${form}`);
    fs.mkdirSync(cwd);
    const results = calls.map((call) => run(programs[form], call, cwd));
    const expected = await workspaceResults();
    expect(results.map(({ status, stdout, stderr }) => ({ status, stdout, stderr }))).toEqual(expected.results);
    expect(results.every(({ status }) => status === 0)).toBe(true);
    expect(filesBelow(cwd)).toEqual(expected.files);
  }, 180_000);

  it('runs scripts in a thread, and checks assets in a process', () => {
    const cwd = path.join(base, `scripts-${form}`);
    run(programs[form], ['new', cwd, '--template', 'pip-and-the-lanterns'], base);
    const script = { id: 'id77', name: 'S', event: 'onGameReady', enabled: true, source: 'log("from a script");' };
    const [picture = ''] = fs.readdirSync(path.join(cwd, 'images'));
    putFiles(cwd, [
      ['delegates/id77.json', JSON.stringify(script)],
      [`images/${picture}`, 'no picture'],
    ]);
    expect(run(programs[form], ['play', cwd, '--frames', '2'], base).stdout).toContain('from a script');
    const { status, stdout } = run(programs[form], ['validate', cwd], base);
    expect([status, stdout]).toEqual([1, expect.stringContaining(picture)]);
  });

  it('prints its version, and reports an outdated Node in one sentence', () => {
    expect(run(programs[form], ['--version'], base).stdout).toBe(`${manifest.version}\n`);
    for (const version of ['20.20.2', '24.10.0', '25.1.0']) {
      const old = run(programs[form], ['--version'], base, withVersion(version));
      const sentence = `playhouse needs Node 24.11 or newer, and this is Node ${version}; install a newer one.`;
      expect([old.status, old.stdout, old.stderr]).toEqual([3, '', `${sentence}\n`]);
      const json = run(programs[form], ['--json'], base, withVersion(version));
      expect(JSON.parse(json.stdout)).toEqual({ error: { code: 'node.version', message: sentence } });
    }
  });
});

describe('the package', () => {
  it('passes publint, and exports its schemas', async () => {
    expect((await publint({ pkgDir: packed.folder, strict: true })).messages).toEqual([]);
    const require = createRequire(path.join(installed, 'package.json'));
    const schemas = [...filesBelow(path.join(root, 'schemas')).keys()].filter((name) => name.endsWith('.json'));
    expect(schemas.length).toBeGreaterThan(10);
    for (const name of schemas) expect(typeof require(`@playhouse/cli/schemas/${name}`)).toBe('object');
  });

  it('contains only built files, and no path of this machine', () => {
    const files = filesBelow(packed.folder);
    expect([...files.keys()].filter((name) => /\.tsx?$|\.test\.|\.map$|^\.|\/\./.test(name))).toEqual([]);
    const naming = [...files].filter(([, bytes]) => Buffer.from(bytes, 'base64').includes(root));
    expect(naming.map(([name]) => name)).toEqual([]);
    expect(files.has('resources/editor/index.html') && files.has('resources/player/player.js')).toBe(true);
  });
});

describe('the package without its optional packages', () => {
  it('reports in one sentence that the server needs them', () => {
    const { status, stderr } = run(programs.package, ['serve', '--data', path.join(base, 'data')], base);
    expect([status, stderr]).toEqual([3, expect.stringMatching(/^[^\n]+ optional packages\.\n$/)]);
  });
});

describe('the single-file program', () => {
  it('reports in one sentence what needs the package', () => {
    const { status, stderr } = run(programs.single, ['serve'], base);
    expect([status, stderr]).toEqual([
      3,
      expect.stringMatching(/^[^\n]+ [Ii]nstall the package @playhouse\/cli[^\n]*\.\n$/),
    ]);
  });
});
