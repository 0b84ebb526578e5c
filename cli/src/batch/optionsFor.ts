import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { type ReportOptions, reportTargets } from '../reporters/reportOptions.ts';
import type { Terminal } from '../terminal.ts';
import type { ResultOptions } from './job.ts';

/** How many findings of a project are shown with the lines around them, by default. */
const usualCodeFrames = 20;

/** The result options of a call. */
export function optionsFor(options: ReportOptions, { cwd, env, columns }: Terminal): ResultOptions {
  const { json, format, output, codeFrames = usualCodeFrames } = options;
  if (json && output === undefined && format !== undefined && format !== 'json') {
    const message = `--json and --format ${format} cannot both go to standard output; name a file with --output.`;
    throw new CommandError(exitStatus.usage, 'usage', message);
  }
  const targets = reportTargets(options, env);
  const formats = [targets.console, ...(targets.file ? [targets.file.format] : [])];
  const isText = formats.includes('text') || targets.console === 'github';
  return {
    isReported: formats.some((each) => each !== 'text' && each !== 'json'),
    root: reportRoot(cwd, env.GITHUB_WORKSPACE),
    columns,
    codeFrames: isText ? codeFrames : 0,
  };
}

/** GitHub names files relative to the root of the checkout, wherever the command runs. */
export function reportRoot(cwd: string, workspace: string | undefined): string {
  if (workspace === undefined || workspace === '') return cwd;
  const inside = path.relative(workspace, cwd);
  return inside.startsWith('..') || path.isAbsolute(inside) ? cwd : workspace;
}
