import { type ProjectContents, summarizeProject, validateProject } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { readAnyProject } from '../io/readAnyProject.ts';
import { issueLine, reportIssue } from '../reporters/issueReport.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

export interface ValidateOptions extends CommonOptions {
  readonly maxWarnings?: number;
}

/** Checks each project. Status 1 when one has blocking issues, 3 when one cannot be read; the others go on. */
export async function validateCommand(
  places: readonly string[],
  options: ValidateOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const results: CommandResult[] = [];
  for (const place of places) results.push(await checkPlace(place, options, terminal));
  const [only] = results;
  if (only && results.length === 1) return only;
  const status = Math.max(...results.map((result) => result.status));
  const summary = {
    projects: results.length,
    passed: results.filter((result) => result.status === exitStatus.done).length,
    withIssues: results.filter((result) => result.status === exitStatus.issues).length,
    unreadable: results.filter((result) => result.status === exitStatus.io).length,
  };
  const line = `${summary.projects} projects: ${summary.passed} without blocking issues, ${summary.withIssues} with, ${summary.unreadable} could not be read.`;
  return {
    status,
    json: { results: results.map((result) => result.json), summary },
    lines: [...results.flatMap((result) => result.lines), '', line],
  };
}

async function checkPlace(place: string, options: ValidateOptions, terminal: Terminal): Promise<CommandResult> {
  try {
    const { contents, notes } = await readAnyProject(place, terminal.cwd);
    return checkContents(place, contents, notes, options);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const json = { error: { code: error.code, message: error.message, path: place } };
    return { status: error.status, json, lines: [`${place}: ${error.message}`] };
  }
}

function checkContents(
  place: string,
  { project, files }: ProjectContents,
  notes: Awaited<ReturnType<typeof readAnyProject>>['notes'],
  options: ValidateOptions,
): CommandResult {
  const report = validateProject(project, files);
  const issues = [...notes, ...report.issues];
  const blocking = issues.filter((issue) => issue.severity === 'blocking').length;
  const nonBlocking = issues.length - blocking;
  const isOver = options.maxWarnings !== undefined && nonBlocking > options.maxWarnings;
  const json = {
    project: { ...summarizeProject(project), path: place },
    blockingErrorCount: blocking,
    nonBlockingErrorCount: nonBlocking,
    issues: issues.map((issue) => reportIssue(project, issue)),
    owners: report.owners,
  };
  const lines = [
    `${place}: ${project.object.title}`,
    ...issues.map((issue) => issueLine(project, issue)),
    issues.length === 0 ? '  No problems' : `  ${blocking} blocking, ${nonBlocking} not blocking`,
  ];
  return { status: blocking > 0 || isOver ? exitStatus.issues : exitStatus.done, json, lines };
}
