import { createAssetReader } from '../assets/assetReader.ts';
import { createKnownAssets, type KnownAssets, rememberAssets } from '../assets/knownAssets.ts';
import { failureOf } from '../exit.ts';
import { expandPaths } from '../io/expandPaths.ts';
import type { ReportOptions } from '../reporters/reportOptions.ts';
import type { CommandResult, Terminal } from '../terminal.ts';
import type { Job, ResultOptions, RunOne } from './job.ts';
import type { Outcome } from './messages.ts';
import { optionsFor } from './optionsFor.ts';
import { createProgress } from './progress.ts';
import { resultOf } from './resultOf.ts';
import { runJobs } from './runJobs.ts';

/** Options of commands that take several projects. Report options apply to commands whose jobs report. */
export interface ManyOptions extends ReportOptions {
  /** How many projects at once; from 1. */
  readonly jobs?: number;
  /** Absolute patterns of projects that patterns in the call leave out. */
  readonly ignore?: readonly string[];
  /** True to run again whenever something changes. */
  readonly watch?: boolean;
}

/** State kept from one run to the next. */
export interface ManyMemory {
  readonly known: KnownAssets;
}

/** The outcomes of all projects of a call. */
export interface ManyOutcomes {
  /** True for a call that names one project and no pattern: its result is that of the call. */
  readonly isSingle: boolean;
  readonly projectPaths: readonly string[];
  /** In the order of the projects. */
  readonly outcomes: readonly Outcome[];
}

/** Names of counts, and their labels. */
export type Headings = Readonly<Record<string, string>>;

/**
 * Runs a command for every project that a call names, by name or by pattern, and combines the results as described in
 * docs/format.md#json-output: one project yields its own result, several yield `{ results, summary }` and the highest
 * status. One project runs in this thread; several run in parallel threads. `headings` names the counts of
 * the results that the closing table shows, in their order. Writes the reports that the options ask for, under the
 * command's name.
 *
 *     runBatch(projectPaths, { module: new URL('../commands/jobs/countOne.ts', import.meta.url), options: {} }, options, terminal, headings)
 *
 * The module of the job loads what it needs of the core; the caller should not, so that it is not loaded needlessly.
 */
export async function runBatch<Options>(
  given: readonly string[],
  job: Job<Options>,
  options: ManyOptions,
  terminal: Terminal,
  headings: Headings = {},
  command = 'playhouse',
): Promise<CommandResult> {
  const run = async (memory?: ManyMemory): Promise<CommandResult> => {
    const many = await runProjects(given, job, options, terminal, memory);
    return resultOf(many, options, terminal, { headings, command });
  };
  if (!options.watch) return run();
  const { watchMany } = await import('../watch/watchMany.ts');
  return watchMany(given, run, options, terminal);
}

/** The outcomes of all projects that a call names. */
async function runProjects<Options>(
  given: readonly string[],
  job: Job<Options>,
  options: ManyOptions,
  terminal: Terminal,
  memory: ManyMemory = { known: createKnownAssets() },
): Promise<ManyOutcomes> {
  const { projectPaths, isPattern } = expandPaths(given, terminal.cwd, options.ignore);
  const resultOptions = optionsFor(options, terminal);
  const [only = ''] = projectPaths;
  const isSingle = projectPaths.length === 1 && !isPattern;
  if (isSingle && !job.isApart) {
    return {
      isSingle,
      projectPaths,
      outcomes: [await runAlone(only, job, { cwd: terminal.cwd, resultOptions, memory })],
    };
  }
  const progress = createProgress(terminal, !options.json && !options.quiet);
  const { jobs } = options;
  const outcomes = await runJobs(projectPaths, job, {
    cwd: terminal.cwd,
    resultOptions,
    known: memory.known,
    ...(jobs === undefined ? {} : { jobs }),
    onDone: (done, projectPath) => progress.show(done, projectPaths.length, projectPath),
  }).finally(progress.clear);
  return { isSingle, projectPaths, outcomes };
}

async function runAlone<Options>(
  projectPath: string,
  job: Job<Options>,
  {
    cwd,
    resultOptions,
    memory,
  }: { readonly cwd: string; readonly resultOptions: ResultOptions; readonly memory: ManyMemory },
): Promise<Outcome> {
  const { runOne }: { runOne: RunOne<Options> } = await import(job.module.href);
  const assets = rememberAssets(createAssetReader(), memory.known);
  try {
    return await runOne(projectPath, job.options, { cwd, resultOptions, assets, beat: () => undefined });
  } catch (thrown) {
    return failureOf(thrown);
  } finally {
    assets.close();
  }
}
