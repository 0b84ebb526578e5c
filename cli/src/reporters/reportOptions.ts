import type { CommonOptions } from '../terminal.ts';
import type { ReportFormat } from './reportFormat.ts';

/** Options of commands that write reports. */
export interface ReportOptions extends CommonOptions {
  /** How the report is written. Default: text for people, on GitHub its workflow commands. */
  readonly format?: ReportFormat;
  /** The file to write it to; standard output then has what it has without these options. */
  readonly output?: string;
  /** How many findings of a project are shown with the lines around them. */
  readonly codeFrames?: number;
}

/** Where a report goes and in which form. */
export interface ReportTargets {
  readonly console: ReportFormat;
  readonly file: { readonly format: ReportFormat; readonly name: string } | undefined;
}

/** What a call asks for; `--json` says what standard output holds, whatever else is asked for. */
export function reportTargets(
  { json, format, output }: ReportOptions,
  env: Readonly<Record<string, string | undefined>>,
): ReportTargets {
  const usual = json ? 'json' : env.GITHUB_ACTIONS === 'true' ? 'github' : 'text';
  if (output === undefined) return { console: json ? 'json' : (format ?? usual), file: undefined };
  return { console: usual, file: { format: format ?? (json ? 'json' : 'text'), name: output } };
}
