import type { ProjectReport } from './projectReport.ts';

/** Forms in which a report is written. */
export const reportFormats = ['text', 'json', 'sarif', 'junit', 'github'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** What came of one project, for reports. */
export interface ReportedProject {
  /** As the call names it. */
  readonly projectPath: string;
  /** The same from the root of the report, with `/`. */
  readonly file: string;
  /** Undefined for commands whose jobs report nothing. */
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
