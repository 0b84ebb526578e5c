import type { ProjectReport } from './projectReport.ts';

/** Report formats. */
export const reportFormats = ['text', 'json', 'sarif', 'junit', 'github'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** The outcome for one project, for reports. */
export interface ReportedProject {
  /** As given in the call. */
  readonly projectPath: string;
  /** The same, relative to the root of the report, with `/`. */
  readonly file: string;
  /** Undefined for commands whose jobs have no reports. */
  readonly report: ProjectReport | undefined;
  /** Why there is no result. */
  readonly failure: { readonly code: string; readonly message: string } | undefined;
}

/** The sources of reports. */
export interface ReportTool {
  readonly version: string;
  /** The command, such as `validate`. */
  readonly command: string;
}
