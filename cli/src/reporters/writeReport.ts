import type { ReportedProject, ReportFormat, ReportTool } from './reportFormat.ts';

/** Reports for other programs; text and the commands' own JSON are created with the results. */
export type ForeignFormat = Exclude<ReportFormat, 'text' | 'json'>;

type Writer = (projects: readonly ReportedProject[], tool: ReportTool) => string;

const writers: Readonly<Record<ForeignFormat, () => Promise<Writer>>> = {
  sarif: async () => (await import('./sarifReport.ts')).sarifReport,
  junit: async () => (await import('./junitReport.ts')).junitReport,
  github: async () => (await import('./githubReport.ts')).githubReport,
};

/** The report in a format. */
export async function writeReport(
  format: ForeignFormat,
  projects: readonly ReportedProject[],
  tool: ReportTool,
): Promise<string> {
  const write = await writers[format]();
  return write(projects, tool);
}
