import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clearReports, closingLine, expectReport, listFailures, reportStep, sumReports } from './results.ts';
import { fingerprintOf, isBuiltFrom, markBuilt } from './staleness.ts';
import { root, runScript, toolScript } from './tool.ts';

interface Task {
  readonly help: string;
  run(args: readonly string[]): Promise<number>;
}

/** Every task by name. */
export const tasks: ReadonlyMap<string, Task> = new Map<string, Task>([
  ['start', { help: 'build what is stale, serve the editor, print its address', run: start }],
  [
    'test',
    {
      help: 'tests in Node and in a real Chromium, but for the longest',
      run: (args) => test(args, { PLAYHOUSE_TESTS: 'short' }),
    },
  ],
  ['setup', { help: 'only install what is missing', run: async () => 0 }],
  ['build', { help: 'build the editor and the page of exported games', run: () => build(true) }],
  ['pack', { help: 'pack the command line, as a package and as one file; --out FOLDER', run: packProgram }],
  ['check', { help: 'format, lint, types, unused code', run: check }],
  ['ci', { help: 'everything CI runs, with a closing count', run: ci }],
  [
    'format',
    { help: 'format, and fix what the linter can', run: (args) => biome(['check', '--write', ...orAll(args)]) },
  ],
  ['generate', { help: 'make types, validators, registries and schemas anew', run: generate }],
  ['check:corpus', { help: 'cases over real projects (PLAYHOUSE_CORPUS)', run: (args) => suiteOnPage('corpus', args) }],
  [
    'check:badfiles',
    { help: 'cases over damaged files (PLAYHOUSE_BADFILES)', run: (args) => suiteOnPage('badfiles', args) },
  ],
  ['check:kills', { help: 'browsers killed and tabs closed while they save, 200 times; --kills N', run: checkKills }],
  ['check:thorough', { help: 'end-to-end tests with all of their long loops', run: checkThorough }],
  ['check:smoothness', { help: 'how long the page is blocked; needs a quiet machine', run: checkSmoothness }],
  ['check:server', { help: 'server and command line killed while they work, 300 times; --kills N', run: checkServer }],
  [
    'check:faults',
    { help: 'every fault of a connection with everything people do; 10,000 bad documents', run: checkFaults },
  ],
  ['check:class', { help: 'a class of 30 on a server with little memory; --seconds N', run: checkClass }],
  [
    'check:pouchdb',
    {
      help: 'PouchDB’s own tests against our server; FOLDER with its repository, or PLAYHOUSE_POUCHDB',
      run: (args) => runScript(path.join(root, 'tests/pouchdb/main.ts'), args),
    },
  ],
  [
    'check:stores',
    { help: 'random histories in all stores and replicators, 10,000 times; --runs N', run: checkStores },
  ],
  ['check:firefox', { help: 'the main flow of the editor in Firefox (PLAYHOUSE_FIREFOX)', run: checkFirefox }],
  ['fuzz', { help: 'the long random runs', run: (args) => suite('fuzz', args) }],
  [
    'simulate',
    {
      help: 'devices and a server that fail in any way; --seeds N, or --seed S for one with its trace',
      run: (args) => runScript(path.join(root, 'tests/simulator/main.ts'), args),
    },
  ],
  ['mutate', { help: 'mutation testing of the core; --sample N [--folder expression] tries a part', run: mutate }],
  ['make:pip', { help: 'draw, synthesise and write the sample game anew', run: makePip }],
  ['make:games', { help: 'make every sample game anew, or those named; --keep-pictures', run: makeGames }],
  ['make:animations', { help: 'play the sample games for docs/pictures/games', run: makeAnimations }],
  ['make:walkthrough', { help: 'search input that plays the sample game to its end', run: makeWalkthrough }],
  ['make:pictures', { help: 'take the pictures of the editor in docs/pictures', run: makePictures }],
  ['make:screens', { help: 'take the pictures that screens are compared with, in fixtures/screens', run: makeScreens }],
  ['compare:pictures', { help: 'first frames beside the pictures in legacy projects', run: compare }],
  ['check:engines', { help: 'the same game, bit for bit, in two Nodes and Chromium', run: engines }],
  ['bench', { help: 'speed, as ratios', run: (args) => runScript(path.join(root, 'tests/bench/main.ts'), args) }],
]);

async function start(args: readonly string[]): Promise<number> {
  const status = await build(false);
  if (status !== 0) return status;
  return runScript(path.join(root, 'cli/bin/playhouse.js'), ['serve', ...args]);
}

async function test(args: readonly string[], variables: Readonly<Record<string, string>>): Promise<number> {
  const { provideChromium } = await import('./chromium.ts');
  const chromium = await provideChromium();
  if (!chromium) {
    console.error('No Chromium found. Install Chromium or Chrome, or name one in PLAYHOUSE_CHROMIUM, and run again.');
    return 1;
  }
  // Tests in Node that are named run even if a short run leaves them out.
  if (args.length > 0) return vitest('tests/vitest.config.ts', args, { PLAYHOUSE_CHROMIUM: chromium });
  const env = { PLAYHOUSE_CHROMIUM: chromium, ...variables };
  const built = await build(false);
  reportStep('build', built === 0);
  if (built !== 0) return built;
  const unit = await vitest('tests/vitest.config.ts', report('unit'), env);
  const e2e = await vitest('tests/e2e/vitest.config.ts', report('e2e'), { ...env, PLAYHOUSE_EDITOR_DIST: editorDist });
  return unit || e2e;
}

/** A suite that drives the editor too. */
async function suiteOnPage(name: string, args: readonly string[]): Promise<number> {
  const built = await buildEditor(false);
  return built === 0 ? suite(name, args) : built;
}

/** Some end-to-end files, or all. */
async function endToEnd(files: readonly string[], variables: Readonly<Record<string, string>>): Promise<number> {
  const { provideChromium } = await import('./chromium.ts');
  const [chromium, built] = [await provideChromium(), await build(false)];
  if (built !== 0) return built;
  return vitest('tests/e2e/vitest.config.ts', files, {
    ...(chromium && { PLAYHOUSE_CHROMIUM: chromium }),
    PLAYHOUSE_EDITOR_DIST: editorDist,
    ...variables,
  });
}

/**
 * Over half an hour for all 200: some browsers are killed as late as half a minute after they reported an edit as
 * saved.
 */
async function checkKills(args: readonly string[]): Promise<number> {
  const kills = args[0] === '--kills' ? args[1] : undefined;
  return endToEnd(['editor-killed', 'editor-storage-faults', 'editor-sync-closed'], {
    PLAYHOUSE_KILLS: kills ?? '200',
    PLAYHOUSE_KILLS_REST: '30',
  });
}

/** Takes over an hour. */
async function checkThorough(args: readonly string[]): Promise<number> {
  return endToEnd(args, { PLAYHOUSE_THOROUGH: '1', PLAYHOUSE_KILLS: '30' });
}

/** Most of these files run in CI too, where only what hangs fails. */
async function checkSmoothness(): Promise<number> {
  const editor = ['sounds-large', 'image-large', 'many-files', 'preview-attacks', 'preview-floods', 'preview-watchdog'];
  const files = [...editor.map((name) => `editor-${name}`), 'player/scripts'];
  return endToEnd(files, { PLAYHOUSE_SMOOTHNESS: '1', PLAYHOUSE_THOROUGH: '1' });
}

/** Every start must also answer within two seconds, so nothing else should run. The command line is killed as often. */
async function checkServer(args: readonly string[]): Promise<number> {
  const kills = args[0] === '--kills' ? args[1] : undefined;
  return vitest('tests/vitest.config.ts', ['--no-file-parallelism', 'tests/server/killed', 'tests/server/syncKilled'], {
    PLAYHOUSE_ROUNDS: kills ?? '300',
    PLAYHOUSE_START_LIMIT: '2000',
  });
}

/** Waits for silent servers as long as the editor does. */
async function checkFaults(args: readonly string[]): Promise<number> {
  const chosen = args.length > 0 ? args : ['tests/faults'];
  return vitest('tests/vitest.config.ts', ['--maxConcurrency=10', ...chosen], {
    PLAYHOUSE_FAULTS: 'all',
    PLAYHOUSE_POISON: '10000',
  });
}

async function checkClass(args: readonly string[]): Promise<number> {
  const seconds = args[0] === '--seconds' ? args[1] : undefined;
  return vitest('tests/vitest.config.ts', ['tests/server/classroom'], {
    PLAYHOUSE_PUPILS: '30',
    PLAYHOUSE_CLASS_SECONDS: seconds ?? '60',
  });
}

/** With `COUCH_URL`, CouchDB is one of the stores. */
async function checkStores(args: readonly string[]): Promise<number> {
  const runs = args[0] === '--runs' ? args[1] : undefined;
  if (!process.env.COUCH_URL) console.warn('NOT RUN: CouchDB itself. Set COUCH_URL.');
  return vitest(
    'tests/vitest.config.ts',
    ['stores/model/sameTrees', 'tests/simulator/sameReplication', 'pouch/mergePouch', '--testTimeout=0'],
    {
      PLAYHOUSE_RUNS: runs ?? '10000',
    },
  );
}

/** Needs an installed Firefox, and Xvfb where there is no screen. */
async function checkFirefox(args: readonly string[]): Promise<number> {
  const { findFirefox } = await import('./firefox.ts');
  const firefox = findFirefox();
  if (!firefox) {
    console.error('No Firefox found. Install Firefox, or name one in PLAYHOUSE_FIREFOX, and run again.');
    return 1;
  }
  const built = await build(false);
  if (built !== 0) return built;
  return vitest('tests/firefox/vitest.config.ts', args, {
    PLAYHOUSE_FIREFOX: firefox,
    PLAYHOUSE_EDITOR_DIST: editorDist,
  });
}

async function suite(name: string, args: readonly string[]): Promise<number> {
  const { provideChromium } = await import('./chromium.ts');
  const chromium = await provideChromium();
  return vitest(`tests/${name}/vitest.config.ts`, args, chromium ? { PLAYHOUSE_CHROMIUM: chromium } : {});
}

async function check(): Promise<number> {
  const steps: [string, () => Promise<number>][] = [
    ['lint', () => biome(['ci', '--error-on-warnings', '.'])],
    ['types', () => runScript(toolScript('typescript', 'tsc'), ['-p', '.'])],
    ['unused', () => runScript(toolScript('knip'), [])],
  ];
  const statuses = await Promise.all(
    steps.map(async ([name, run]) => {
      const status = await run();
      console.log(`${name}: ${status === 0 ? 'passed' : 'failed'}`);
      reportStep(name, status === 0);
      return status;
    }),
  );
  return statuses.find((status) => status !== 0) ?? 0;
}

async function ci(): Promise<number> {
  clearReports();
  // These tests, some of which measure time, run alone on the machine.
  const [checked, agreed] = await Promise.all([check(), engines([])]);
  // More than `npm test` runs, which has to finish within ten minutes.
  const tested = await test([], { PLAYHOUSE_TESTS: 'long', PLAYHOUSE_KILLS: '6' });
  reportStep('engines', agreed === 0);
  const counts = sumReports();
  if (counts.skipped > 0) console.log('Skipped cases fail the run: fix them or remove them.');
  const isGood = checked === 0 && tested === 0 && agreed === 0 && counts.failed + counts.skipped === 0;
  for (const failure of listFailures()) console.log(`failed: ${failure}`);
  console.log(closingLine(counts, isGood));
  return isGood ? 0 : 1;
}

async function generate(): Promise<number> {
  const { generateAll } = await import('./generate/index.ts');
  for (const [file, text] of await generateAll(root)) {
    const target = path.join(root, file);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    console.log(file);
  }
  return 0;
}

async function mutate(args: readonly string[]): Promise<number> {
  const { mutate: run } = await import('./mutate/mutate.ts');
  return run(args);
}

async function makePip(args: readonly string[]): Promise<number> {
  return makeGames([...args, 'pip-and-the-lanterns']);
}

async function makeGames(args: readonly string[]): Promise<number> {
  const { buildGames } = await import('./games/buildGames.ts');
  return buildGames(args);
}

async function makeAnimations(args: readonly string[]): Promise<number> {
  const { makeAnimations: run } = await import('./games/animation/makeAnimations.ts');
  return run(args);
}

async function compare(args: readonly string[]): Promise<number> {
  const { comparePictures } = await import('./pictures/compare.ts');
  return comparePictures(args);
}

async function engines(args: readonly string[]): Promise<number> {
  const { compareEngines } = await import('./engines/compareEngines.ts');
  return compareEngines(args);
}

async function makePictures(args: readonly string[]): Promise<number> {
  const built = await buildEditor(false);
  if (built !== 0) return built;
  const { takePictures } = await import('./screens/takePictures.ts');
  return takePictures(args);
}

/** The test that compares them takes them, so both draw alike. */
async function makeScreens(): Promise<number> {
  return endToEnd(['editor-pictures'], { PLAYHOUSE_SCREENS: 'take' });
}

async function makeWalkthrough(): Promise<number> {
  const { findWalkthrough } = await import('./games/pip/findWalkthrough.ts');
  return findWalkthrough();
}

async function packProgram(args: readonly string[]): Promise<number> {
  const built = await build(false);
  if (built !== 0) return built;
  const { describePacked, pack } = await import('./pack/pack.ts');
  const [option, folder] = args;
  console.log(describePacked(await pack(editorDist, option === '--out' ? folder : undefined)));
  return 0;
}

async function build(always: boolean): Promise<number> {
  const status = await buildEditor(always);
  if (status !== 0) return status;
  const { buildPlayer } = await import('./pack/buildPlayer.ts');
  await buildPlayer(always);
  return 0;
}

const editorDist = path.join(root, 'editor/dist');

async function buildEditor(always: boolean): Promise<number> {
  const fingerprint = fingerprintOf(['editor', 'packages', 'fixtures/templates', 'package-lock.json']);
  if (!always && isBuiltFrom(editorDist, fingerprint)) return 0;
  console.log('Building the editor...');
  // Vite servers of other tasks set the variable for this whole process, which would select React's development build.
  const env = { NODE_ENV: 'production' };
  const status = await runScript(toolScript('vite'), ['build', 'editor', '--logLevel', 'warn'], env);
  if (status === 0) markBuilt(editorDist, fingerprint);
  return status;
}

function vitest(config: string, args: readonly string[], env: Record<string, string>): Promise<number> {
  return runScript(toolScript('vitest'), ['run', '--config', config, ...args], env);
}

function report(name: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${expectReport(name)}`];
}

function biome(args: readonly string[]): Promise<number> {
  return runScript(toolScript('@biomejs/biome', 'biome'), args);
}

function orAll(args: readonly string[]): readonly string[] {
  return args.length > 0 ? args : ['.'];
}
