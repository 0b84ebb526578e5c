import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root.ts';

interface FailedTest {
  readonly title: string;
  readonly reason: string;
}

export interface SuiteResult {
  readonly passed: readonly string[];
  readonly failed: readonly FailedTest[];
  readonly skipped: number;
}

export interface SuiteOptions {
  /** The databases that the tests use as remote ones. */
  readonly address: string;
  /** Only tests whose titles match. */
  readonly grep: string | undefined;
  /** Where tests say that they begin. */
  readonly tell: string | undefined;
}

/** Why the suite in a folder cannot be run; undefined when it can. */
export function whyNot(folder: string): string | undefined {
  if (!existsSync(path.join(folder, 'tests/integration'))) return `${folder} is not a copy of PouchDB’s repository.`;
  const needed = ['node_modules/mocha', 'packages/node_modules/pouchdb/lib'];
  const missing = needed.find((each) => !existsSync(path.join(folder, each)));
  return missing && `${folder} has no ${missing}. Run “npm install” and “npm run build-modules” there.`;
}

/** With these hooks, one rejection that nobody handles ends all tests; without, it fails its own test. */
const hooks = 'tests/integration/test.setup_global_hooks.js';

interface MochaTest {
  readonly fullTitle: string;
  readonly err: { readonly message?: string };
}

/** Runs PouchDB’s integration tests with their own Mocha. */
export async function runSuite(given: string, { address, grep, tell }: SuiteOptions): Promise<SuiteResult> {
  const folder = path.resolve(given);
  const place = mkdtempSync(path.join(tmpdir(), 'playhouse-pouchdb-'));
  const report = path.join(place, 'report.json');
  // Tests work below the current folder, and remove what is there in the end.
  const cwd = mkdtempSync(path.join(place, 'work-'));
  const at = (name: string) => path.join(folder, name);
  const down = spawn(process.execPath, [at('bin/down-server.js'), '3010'], { cwd, stdio: 'ignore' });
  const mocha = [
    at('node_modules/mocha/bin/mocha.js'),
    '--exit',
    ...['--timeout', tell ? '3000' : '10000', '--reporter', 'json', '--reporter-option', `output=${report}`],
    ...['--require', at('tests/integration/node.setup.js'), '--require', path.join(root, 'tests/pouchdb/tellTest.ts')],
    ...(grep === undefined ? [] : ['--grep', grep]),
    ...['--ignore', at(hooks), at('tests/integration/test.*.js')],
  ];
  const env = { ...process.env, COUCH_HOST: address, ...(tell && { PLAYHOUSE_TELL_TEST: tell }) };
  const child = spawn(process.execPath, mocha, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  await new Promise((resolve) => child.once('exit', resolve));
  down.kill();
  if (!existsSync(report)) throw new Error('The tests ended without a report.');
  const { passes, failures, pending } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, MochaTest[]>;
  rmSync(place, { recursive: true });
  return {
    passed: (passes ?? []).map(({ fullTitle }) => fullTitle),
    failed: (failures ?? []).map(({ fullTitle, err }) => ({ title: fullTitle, reason: err.message ?? '' })),
    skipped: pending?.length ?? 0,
  };
}
