import {
  type AssetFiles,
  checkProjectAssets,
  type Issue,
  type OwnerCount,
  type Project,
  type ProjectContents,
  type ProjectSummary,
  summarizeProject,
  validateProject,
} from '@playhouse/core';
import { type AssetReader, createAssetReader } from '../assets/assetReader.ts';
import { exitStatus, type Failure, failureOf } from '../exit.ts';
import { expandPlaces } from '../io/expandPlaces.ts';
import { readAnyProject } from '../io/readAnyProject.ts';
import { countOwners } from '../reporters/countOwners.ts';
import { issueLine, reportIssue } from '../reporters/issueReport.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

export interface ValidateOptions extends CommonOptions {
  readonly maxWarnings?: number;
}

/** What `--json` prints about one project. Format, chapter 5. */
interface ProjectReport {
  readonly project: ProjectSummary & { readonly path: string };
  readonly blockingErrorCount: number;
  readonly nonBlockingErrorCount: number;
  readonly issues: readonly Record<string, unknown>[];
  readonly owners: readonly OwnerCount[];
}

interface Checked extends CommandResult {
  readonly json: ProjectReport;
}

/** Checks each project. Status 1 when one has blocking issues, 3 when one cannot be read; the others go on. */
export async function validateCommand(
  given: readonly string[],
  options: ValidateOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { places, isPattern } = expandPlaces(given, terminal.cwd);
  const reader = createAssetReader();
  const check = async (place: string): Promise<Checked> => {
    const { contents, notes } = await readAnyProject(place, terminal.cwd);
    return checkContents(place, contents, notes, options, reader);
  };
  try {
    const [only = ''] = places;
    if (places.length === 1 && !isPattern) return await check(only);
    const results: (Checked | Failure)[] = [];
    for (const place of places) {
      results.push(await check(place).catch((thrown: unknown) => failureAt(place, thrown)));
    }
    return summarize(results);
  } finally {
    reader.close();
  }
}

function failureAt(place: string, thrown: unknown): Failure {
  const { status, error } = failureOf(thrown);
  return { status, error: { path: place, ...error } };
}

function summarize(results: readonly (Checked | Failure)[]): CommandResult {
  const failures = results.filter((result) => 'error' in result);
  const checked = results.filter((result) => 'json' in result);
  const withIssues = checked.filter(({ status }) => status !== exitStatus.done).length;
  const summary = {
    projects: results.length,
    passed: checked.length - withIssues,
    withIssues,
    unreadable: failures.length,
    blockingErrorCount: sum(checked.map(({ json }) => json.blockingErrorCount)),
    nonBlockingErrorCount: sum(checked.map(({ json }) => json.nonBlockingErrorCount)),
  };
  const line = `${results.length} project${results.length === 1 ? '' : 's'}: ${summary.passed} passed, ${withIssues} with issues, ${summary.unreadable} could not be read.`;
  return {
    status: Math.max(exitStatus.done, ...results.map(({ status }) => status)),
    json: { results: results.map((result) => ('json' in result ? result.json : { error: result.error })), summary },
    lines: [...checked.flatMap(({ lines }) => lines), line],
    messages: failures.map(({ error }) => error.message),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

async function checkContents(
  place: string,
  { project, files }: ProjectContents,
  notes: readonly Issue[],
  { maxWarnings = Number.POSITIVE_INFINITY }: ValidateOptions,
  reader: AssetReader,
): Promise<Checked> {
  // The child that looks at assets starts while the documents are checked.
  if (files.size > 0) reader.start();
  const found = validateProject(project, files).issues;
  const issues = [...notes, ...found, ...(await checkFiles(project, files, reader))];
  const blocking = issues.filter(({ severity }) => severity === 'blocking').length;
  const nonBlocking = issues.length - blocking;
  return {
    status: blocking > 0 || nonBlocking > maxWarnings ? exitStatus.issues : exitStatus.done,
    json: {
      project: { ...summarizeProject(project), path: place },
      blockingErrorCount: blocking,
      nonBlockingErrorCount: nonBlocking,
      issues: issues.map((issue) => reportIssue(project, issue)),
      owners: countOwners(project, issues),
    },
    lines: [
      `${place}: ${project.object.title}`,
      ...issues.map((issue) => issueLine(project, issue)),
      issues.length === 0 ? '  No problems' : `  ${blocking} blocking, ${nonBlocking} not blocking`,
    ],
  };
}

/** Findings about what is in the files of the manifest; without files no process is started. */
function checkFiles(project: Project, files: AssetFiles, reader: AssetReader): Promise<Issue[]> {
  return checkProjectAssets(project, files, async (kind, file, bytes) => {
    const { result } = await reader.check({ kind, file, bytes });
    return result;
  });
}
