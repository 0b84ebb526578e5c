import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root, runScript, toolScript } from '../tool.ts';
import { drawWindows } from './drawWindows.ts';
import { type MutationReport, scoreFolders, scoreLine } from './scores.ts';

const config = 'tests/mutation/stryker.config.json';
const folders = ['expression', 'edit', 'diff', 'merge', 'repair'];

/**
 * Mutation testing of the core. `--sample N [--folder expression] [--seed S] [--concurrency C]` tests N windows of
 * lines instead of all lines, using the tests of their folders, C at a time; all other arguments go to Stryker.
 */
export async function mutate(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      sample: { type: 'string' },
      folder: { type: 'string' },
      seed: { type: 'string' },
      concurrency: { type: 'string' },
    },
  });
  if (values.sample === undefined) return stryker([config, ...args]);
  const { sample, folder, seed = '1', concurrency } = values;
  const count = Number(sample);
  if (!(count > 0) || (folder !== undefined && !folders.includes(String(folder)))) {
    console.error(`Say --sample and a number, and at most one of --folder ${folders.join(', ')}.`);
    return 2;
  }
  const settings = concurrency === undefined ? {} : { concurrency: Number(concurrency) };
  return trySample(folder === undefined ? folders : [String(folder)], count, Number(seed), settings);
}

async function trySample(chosen: readonly string[], count: number, seed: number, overrides: object): Promise<number> {
  const windows = drawWindows(chosen.flatMap(sourcesOf), count, seed);
  const name = `.cache/mutation-${process.pid}`;
  const settings = JSON.parse(readFileSync(path.join(root, config), 'utf8'));
  const changed = {
    ...overrides,
    mutate: windows,
    tempDirName: `${name}-copy`,
    jsonReporter: { fileName: `${name}-report.json` },
  };
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  writeFileSync(path.join(root, `${name}.json`), JSON.stringify({ ...settings, ...changed }));
  console.log(`Seed ${seed}:\n${windows.map((window) => `  ${window}`).join('\n')}`);
  try {
    const status = await stryker([`${name}.json`], { PLAYHOUSE_MUTATED: chosen.join(',') });
    const file = path.join(root, `${name}-report.json`);
    if (!existsSync(file)) return status;
    const report: MutationReport = JSON.parse(readFileSync(file, 'utf8'));
    for (const score of scoreFolders(report)) console.log(scoreLine(score));
    return status;
  } finally {
    for (const suffix of ['.json', '-copy']) rmSync(path.join(root, name + suffix), { recursive: true, force: true });
  }
}

function stryker(args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return runScript(toolScript('@stryker-mutator/core', 'stryker'), ['run', ...args], env);
}

/** The sources of a folder of the core, without tests. */
function sourcesOf(folder: string): { file: string; lines: number }[] {
  return globSync(`packages/core/src/${folder}/**/*.ts`, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.test\.ts$|\/(?:test|testing)\//.test(file))
    .sort()
    .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 }));
}
