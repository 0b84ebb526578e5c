import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { call, callJson } from './inProcess.ts';
import { fixtures, playhouse, playhouseJson, temporaryFolder } from './playhouse.ts';

const minimal = path.join(fixtures, 'minimal');
const commands = ['import', 'validate', 'play', 'serve'];

describe('help', () => {
  it.each([['--help'], ['-h'], ['help']])('is printed as the result by playhouse %s', async (...args) => {
    const { status, stdout, stderr } = await call(args);
    expect([status, stderr]).toEqual([0, '']);
    for (const command of commands) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
  });

  it.each(commands)('of %s lists the common options', async (command) => {
    const { status, stdout, stderr } = await call([command, '--help']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`Usage: playhouse ${command}`);
    for (const option of ['--json', '--quiet', '--help']) expect(stdout).toContain(option);
  });

  it('is a message with an error status when no command is given', async () => {
    const { status, stdout, stderr } = await playhouse([]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Usage: playhouse');
  });

  it('includes the version', async () => {
    expect(await playhouse(['--version'])).toMatchObject({ status: 0, stdout: '0.1.0\n', stderr: '' });
  });

  it('loads no packages', async () => {
    const trace = "import { registerHooks } from 'node:module'; registerHooks({ load(url, context, next) {";
    const hook = `${trace} if (url.includes('/packages/')) process._rawDebug(url); return next(url, context); } });`;
    const { stderr } = await playhouse(['play', '--help'], { node: ['--import', `data:text/javascript,${hook}`] });
    expect(stderr).toBe('');
    const { stderr: loaded } = await playhouse(['validate', minimal], {
      node: ['--import', `data:text/javascript,${hook}`],
    });
    expect(loaded).toContain('packages/core');
  });
});

describe('a wrong call', () => {
  const calls: readonly (readonly [args: string, sentence: RegExp])[] = [
    ['dance', /^Unknown command 'dance'; see playhouse --help\.$/],
    ['valdate', /^Unknown command 'valdate' \(did you mean validate\?\); see playhouse --help\.$/],
    ['--json', /^Unknown option '--json'; see playhouse --help\.$/],
    ['validate', /^Missing required argument 'projects'; see playhouse validate --help\.$/],
    ['validate x --strict', /^Unknown option '--strict'; see playhouse validate --help\.$/],
    ['validate x --quite', /^Unknown option '--quite' \(did you mean --quiet\?\); see playhouse validate --help\.$/],
    [
      'validate x --max-warnings',
      /^Option '--max-warnings <count>' argument missing; see playhouse validate --help\.$/,
    ],
    ['validate x --max-warnings -1', /'-1' is invalid: it must be a whole number; see playhouse validate --help\.$/],
    ['import --out z', /^Missing required argument 'project'; see playhouse import --help\.$/],
    ['import x', /^Required option '--out <place>' not specified; see playhouse import --help\.$/],
    ['import x y --out z', /^Too many arguments for 'import': expected 1 argument but got 2/],
    ['play', /^Missing required argument 'project'; see playhouse play --help\.$/],
    ['play x --frames 1.5', /'1\.5' is invalid: it must be a whole number; see playhouse play --help\.$/],
    ['play x --frames ten', /'ten' is invalid: it must be a whole number; see playhouse play --help\.$/],
    ['play x --seed -7', /'-7' is invalid: it must be a whole number; see playhouse play --help\.$/],
    ['serve x', /^Too many arguments for 'serve': expected 0 arguments but got 1/],
    ['serve --port http', /^--port must be a port from 0 to 65535\.$/],
    ['serve --port 65536', /^--port must be a port from 0 to 65535\.$/],
  ];

  it.each(calls)('%s has status 2 and prints one sentence', async (args, sentence) => {
    const { status, stdout, stderr } = await call(args.split(' '));
    const told = args.includes('--json') ? `${JSON.parse(stdout).error.message}\n` : stderr;
    const [line = '', ...rest] = told.split('\n');
    expect([status, rest]).toEqual([2, ['']]);
    expect(line).toMatch(sentence);
    expect(stdout === '' || stderr === '').toBe(true);
  });

  it.each(['validate x --strict', 'play x --frames ten', 'import x', 'dance'])(
    '%s --json prints the error as JSON',
    async (args) => {
      const { status, value } = await callJson(args.split(' '));
      expect([status, value]).toEqual([2, { error: { code: 'usage', message: expect.stringMatching(/--help\.$/) } }]);
    },
  );
});

describe('output', () => {
  it.each([
    [{ NO_COLOR: '1' }, 'No problems'],
    [{ FORCE_COLOR: '0' }, 'No problems'],
    [{ TERM: 'dumb' }, 'No problems'],
    [{ FORCE_COLOR: '1' }, '\u001b[32mNo problems\u001b[39m'],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, '\u001b[32mNo problems\u001b[39m'],
  ])('has colors in a pipe only when they are forced, and no warnings, with %o', async (env, words) => {
    const { status, stdout, stderr } = await playhouse(['validate', 'minimal'], { cwd: fixtures, env });
    expect([status, stdout, stderr]).toEqual([0, `minimal: Minimal\n  ${words}\n`, '']);
  });

  it('survives a reader that closes early', async () => {
    const onStart = ({ stdout }: { stdout: { destroy(): void } | null }): void => stdout?.destroy();
    for (const args of [['validate', minimal], ['--help']]) {
      expect(await playhouse(args, { onStart })).toMatchObject({ status: 0, stderr: '' });
    }
  });

  it('that cannot be written is reported in one sentence', async () => {
    // Only Linux has a device that is always full.
    const devices = ['/dev/full'].filter((place) => fs.existsSync(place));
    for (const device of devices) {
      const full = fs.openSync(device, 'w');
      const { status, stderr } = await playhouse(['validate', minimal], { stdio: ['ignore', full, 'pipe'] });
      fs.closeSync(full);
      expect([status, stderr]).toEqual([3, expect.stringMatching(/^The result cannot be written: [^\n]+\n$/)]);
    }
  });

  it('replaces control characters in names with marks', async () => {
    const folder = temporaryFolder();
    const place = path.join(folder, 'odd\u001b[2J');
    const { status, stderr } = await call(['validate', place]);
    expect([status, stderr]).toEqual([3, `There is nothing at ${folder}/odd\ufffd[2J.\n`]);
  });
});

describe('an outdated Node', () => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.20.0' } });`;
  const node = ['--import', `data:text/javascript,${pretend}`];

  it('is reported in one sentence, or as JSON if requested', async () => {
    const sentence = 'playhouse needs Node 24.11 or newer, and this is Node 22.20.0; install a newer one.';
    expect(await playhouse(['validate', minimal], { node })).toMatchObject({ status: 3, stderr: `${sentence}\n` });
    const { status, value } = await playhouseJson(['validate', minimal], { node });
    expect([status, value]).toEqual([3, { error: { code: 'node.version', message: sentence } }]);
  });
});
