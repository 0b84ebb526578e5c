import path from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { errorOf } from '../exit.ts';
import { fileFrom } from '../reporters/fileFrom.ts';
import { writeReportFile } from '../reporters/reportFile.ts';
import type { ReportedProject, ReportFormat } from '../reporters/reportFormat.ts';
import { reportTargets } from '../reporters/reportOptions.ts';
import { type CommandResult, jsonLineOf, shownLine, type Terminal } from '../terminal.ts';
import { isFailure } from './messages.ts';
import { reportRoot } from './optionsFor.ts';
import type { Headings, ManyOptions, ManyOutcomes } from './runBatch.ts';
import { type SummarizedResult, summarizeBatch } from './summarizeBatch.ts';

/**
 * Combines all results in the form that the call asks for, and writes the report file. The error of a single project is
 * thrown, as for every command, when there is no report to put it into.
 */
export async function resultOf(
  many: ManyOutcomes,
  options: ManyOptions,
  terminal: Terminal,
  { command, headings }: { readonly command: string; readonly headings: Headings },
): Promise<CommandResult> {
  const { console: shown, file } = reportTargets(options, terminal.env);
  const result = summarize(many, headings, terminal.columns);
  const render = (format: ReportFormat): Promise<string> => reportText(format, result, many, command, terminal);
  if (file) writeReportFile(file.name, terminal.cwd, await render(file.format), file.format);
  const [only] = many.outcomes;
  if (many.isSingle && only && isFailure(only) && (shown === 'text' || options.json)) throw errorOf(only);
  if (shown === 'text' || options.json) return result;
  return { ...result, text: await render(shown) };
}

function summarize(
  { isSingle, projectPaths, outcomes }: ManyOutcomes,
  headings: Headings,
  columns: number,
): SummarizedResult {
  const [only] = outcomes;
  if (!isSingle || !only) return summarizeBatch(projectPaths, outcomes, headings, columns);
  if (!isFailure(only)) return { ...only, closing: only.lines.slice(-1) };
  const { status, error } = only;
  return { status, json: { error }, lines: [], messages: [error.message], closing: [] };
}

async function reportText(
  format: ReportFormat,
  result: SummarizedResult,
  many: ManyOutcomes,
  command: string,
  { cwd, env }: Terminal,
): Promise<string> {
  if (format === 'text') return result.lines.map((line) => shownLine(line, false)).join('');
  if (format === 'json') return jsonLineOf(result.json);
  const root = reportRoot(cwd, env.GITHUB_WORKSPACE);
  const { writeReport } = await import('../reporters/writeReport.ts');
  const reported = many.outcomes.map((outcome, at): ReportedProject => {
    const projectPath = many.projectPaths[at] ?? '';
    const file = fileFrom(root, path.resolve(cwd, projectPath));
    if (isFailure(outcome)) return { projectPath, file, report: undefined, failure: outcome.error };
    return { projectPath, file, report: outcome.report, failure: undefined };
  });
  const text = await writeReport(format, reported, { version: manifest.version, command });
  if (format !== 'github') return text;
  // Contents of a project must not be able to control the workflow that prints them.
  return text + result.closing.map((line) => shownLine(line, false).replace(/^\s*(?=::|##\[)/, '$&\ufffd')).join('');
}
