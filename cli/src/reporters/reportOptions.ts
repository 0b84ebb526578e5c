import type { CommonOptions } from '../terminal.ts';
import type { ReportFormat } from './reportFormat.ts';

/** Options of commands that write reports. */
export interface ReportOptions extends CommonOptions {
  /** How the report is written. Default: text, or workflow commands on GitHub. */
  readonly format?: ReportFormat;
  /** The file to write it to; standard output then stays as without these options. */
  readonly output?: string;
  /** How many findings of a project are shown with the lines around them. */
  readonly codeFrames?: number;
}

/** The destination and format of a report. */
export interface ReportTargets {
  readonly console: ReportFormat;
  readonly file: { readonly format: ReportFormat; readonly name: string } | undefined;
}

/** The requested reports; `--json` always determines standard output. */
export function reportTargets(
  { json, format, output }: ReportOptions,
  env: Readonly<Record<string, string | undefined>>,
): ReportTargets {
  const usual = json ? 'json' : env.GITHUB_ACTIONS === 'true' ? 'github' : 'text';
  if (output === undefined) return { console: json ? 'json' : (format ?? usual), file: undefined };
  return { console: usual, file: { format: format ?? (json ? 'json' : 'text'), name: output } };
}
