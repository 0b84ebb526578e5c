import { createAssetReader } from '../assets/assetReader.ts';
import { rememberAssets } from '../assets/knownAssets.ts';
import { errorOf } from '../exit.ts';
import { expandPlaces } from '../io/expandPlaces.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';
import type { Job, OneResult, RunOne } from './job.ts';
import { isFailure, type Outcome } from './messages.ts';
import { createProgress } from './progress.ts';
import { runJobs } from './runJobs.ts';
import { summarizeMany } from './summarizeMany.ts';

/** Options of commands that take several projects. */
export interface ManyOptions extends CommonOptions {
  /** How many projects at once. */
  readonly jobs?: number;
}

/** What came of every place of a call. */
export interface ManyOutcomes {
  /** True for a call that names one project and no pattern: its result is that of the call. */
  readonly isSingle: boolean;
  readonly places: readonly string[];
  /** In the order of the places. */
  readonly outcomes: readonly Outcome[];
}

/**
 * Runs a command for every project that a call names, by name or by pattern, and puts the results together as format,
 * chapter 5 says: one project gives its own result, several give `{ results, summary }` and the highest status. One
 * project runs in this thread; several run in threads of their own, at once. `headings` names the counts of the results
 * in the closing table, in its order. The caller needs nothing of the core, so that it is not loaded in vain:
 *
 *     runMany(places, { module: new URL('./jobs/countOne.ts', import.meta.url), options }, options, terminal, headings)
 */
export async function runMany<Options>(
  given: readonly string[],
  job: Job<Options>,
  options: ManyOptions,
  terminal: Terminal,
  headings: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const many = await runPlaces(given, job, options, terminal);
  return resultOf(many, terminal, headings);
}

/** Runs a command for every project that a call names, for a caller that makes something else of what came of them. */
export async function runPlaces<Options>(
  given: readonly string[],
  job: Job<Options>,
  options: ManyOptions,
  terminal: Terminal,
): Promise<ManyOutcomes> {
  const { places, isPattern } = expandPlaces(given, terminal.cwd);
  const [only = ''] = places;
  if (places.length === 1 && !isPattern) {
    return { isSingle: true, places, outcomes: [await runAlone(only, job, terminal)] };
  }
  const progress = createProgress(terminal, !options.json && !options.quiet);
  const { jobs } = options;
  const outcomes = await runJobs(places, job, {
    cwd: terminal.cwd,
    ...(jobs === undefined ? {} : { jobs }),
    onDone: (done, place) => progress.show(done, places.length, place),
  }).finally(progress.clear);
  return { isSingle: false, places, outcomes };
}

/** One result for all. What hindered a single project is thrown, as it is for every command. */
export function resultOf(
  { isSingle, places, outcomes }: ManyOutcomes,
  terminal: Terminal,
  headings: Readonly<Record<string, string>>,
): CommandResult {
  const [only] = outcomes;
  if (!isSingle || only === undefined) return summarizeMany(places, outcomes, headings, terminal.columns);
  if (isFailure(only)) throw errorOf(only);
  return only;
}

async function runAlone<Options>(place: string, job: Job<Options>, { cwd }: Terminal): Promise<OneResult> {
  const { runOne }: { runOne: RunOne<Options> } = await import(job.module.href);
  const assets = rememberAssets(createAssetReader());
  try {
    return await runOne(place, job.options, { cwd, assets, beat: () => undefined });
  } finally {
    assets.close();
  }
}
