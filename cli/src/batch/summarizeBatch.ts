import { exitStatus } from '../exit.ts';
import { type Cell, textTable } from '../reporters/textTable.ts';
import type { CommandResult, Line } from '../terminal.ts';
import type { OneResult } from './job.ts';
import { isFailure, isResult, type Outcome } from './messages.ts';
import type { Headings } from './runBatch.ts';

/** A result with closing lines that summarize the others. */
export interface SummarizedResult extends CommandResult {
  readonly closing: readonly Line[];
}

/**
 * Combines several results into one: all of them in order, summed counts, a table at the end, and the highest
 * status. docs/format.md#json-output.
 */
export function summarizeBatch(
  projectPaths: readonly string[],
  outcomes: readonly Outcome[],
  headings: Headings,
  width: number,
): SummarizedResult {
  const failures = outcomes.filter(isFailure);
  const results = outcomes.filter(isResult);
  const withIssues = results.filter(({ status }) => status !== exitStatus.done).length;
  const summary = {
    projects: outcomes.length,
    passed: results.length - withIssues,
    withIssues,
    unreadable: failures.length,
    ...sumCounts(results, headings),
  };
  const count = `${outcomes.length} project${outcomes.length === 1 ? '' : 's'}`;
  const total = `${count}: ${summary.passed} passed, ${withIssues} with issues, ${failures.length} could not be read.`;
  const closing = [...tableOf(projectPaths, outcomes, headings, width), '', total];
  return {
    status: Math.max(exitStatus.done, ...outcomes.map(({ status }) => status)),
    json: { results: outcomes.map((outcome, at) => jsonOf(outcome, projectPaths[at] ?? '')), summary },
    lines: [...results.flatMap(({ lines }) => lines), '', ...closing],
    closing,
    messages: outcomes.flatMap((outcome) => (isFailure(outcome) ? [outcome.error.message] : (outcome.messages ?? []))),
  };
}

function jsonOf(outcome: Outcome, projectPath: string): unknown {
  return isFailure(outcome) ? { error: { path: projectPath, ...outcome.error } } : outcome.json;
}

function sumCounts(results: readonly OneResult[], headings: Headings): Readonly<Record<string, number>> {
  const sums: Record<string, number> = Object.fromEntries(Object.keys(headings).map((name) => [name, 0]));
  for (const { counts = {} } of results) {
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  }
  return sums;
}

function tableOf(
  projectPaths: readonly string[],
  outcomes: readonly Outcome[],
  headings: Headings,
  width: number,
): Line[] {
  const names = Object.keys(headings);
  const rows = outcomes.map((outcome, at): Cell[] => {
    const projectPath = projectPaths[at] ?? '';
    if (isFailure(outcome)) return [projectPath, { style: 'error', text: 'not read' }, ...names.map(() => '–')];
    const { status, counts = {} } = outcome;
    const verdict: Cell =
      status === exitStatus.done ? { style: 'good', text: 'passed' } : { style: 'error', text: 'issues' };
    return [projectPath, verdict, ...names.map((name) => counts[name] ?? 0)];
  });
  return textTable(['Project', 'Result', ...names.map((name) => headings[name] ?? name)], rows, width);
}
