import {
  type AssetFiles,
  checkProjectAssets,
  type Issue,
  type Project,
  summarizeProject,
  validateProject,
} from '@playhouse/core';
import type { JobTools, OneResult } from '../../batch/job.ts';
import { exitStatus } from '../../exit.ts';
import { readAnyProject } from '../../io/readAnyProject.ts';
import { countOwners } from '../../reporters/countOwners.ts';
import { createProjectReport } from '../../reporters/createProjectReport.ts';
import { findingLines } from '../../reporters/findingLines.ts';
import { reportIssue } from '../../reporters/issueReport.ts';
import type { ReportCase } from '../../reporters/projectReport.ts';
import type { Line } from '../../terminal.ts';

export interface ValidateJob {
  readonly maxWarnings?: number;
}

/** Checks one project: its documents and the contents of its asset files. */
export async function runOne(projectPath: string, options: ValidateJob, tools: JobTools): Promise<OneResult> {
  const { contents, stored, notes } = await readAnyProject(projectPath, tools.cwd);
  const { project, files } = contents;
  // Start the asset process while the documents are checked.
  if (files.size > 0) tools.assets.start();
  const found = validateProject(project, files).issues;
  const issues = [...notes, ...found, ...(await checkFiles(project, files, tools))];
  const blocking = issues.filter(({ severity }) => severity === 'blocking').length;
  const counts = { blockingErrorCount: blocking, nonBlockingErrorCount: issues.length - blocking };
  const { maxWarnings = Number.POSITIVE_INFINITY } = options;
  const isOver = counts.nonBlockingErrorCount > maxWarnings;
  const source = { project, stored };
  const { resultOptions, cwd } = tools;
  const report =
    resultOptions.isReported && createProjectReport(source, issues, { projectPath, cwd, root: resultOptions.root });
  return {
    status: blocking > 0 || isOver ? exitStatus.issues : exitStatus.done,
    json: {
      project: { ...summarizeProject(project), path: projectPath },
      ...counts,
      issues: issues.map((issue) => reportIssue(project, issue)),
      owners: countOwners(project, issues),
    },
    title: project.object.title,
    counts,
    lines: [
      `${projectPath}: ${project.object.title}`,
      ...findingLines(source, issues, { projectPath, ...resultOptions }),
      closingLine(blocking, counts.nonBlockingErrorCount, isOver ? maxWarnings : undefined),
    ],
    ...(report && {
      report: isOver
        ? { ...report, cases: [...report.cases, tooManyWarnings(counts.nonBlockingErrorCount, maxWarnings)] }
        : report,
    }),
  };
}

/** Findings about the contents of the manifest's files; starts no process when there are none. */
function checkFiles(project: Project, files: AssetFiles, { assets }: JobTools): Promise<Issue[]> {
  return checkProjectAssets(project, files, async (kind, file, bytes) => {
    const { result } = await assets.check({ kind, file, bytes });
    return result;
  });
}

function closingLine(blocking: number, others: number, passedOver: number | undefined): Line {
  if (blocking + others === 0) return ['  ', { style: 'good', text: 'No problems' }];
  const limit = passedOver === undefined ? '' : `, more than the ${passedOver} allowed`;
  return `  ${blocking} blocking, ${others} not blocking${limit}`;
}

/** Test reports have no warnings, so too many of them are a separate case. */
function tooManyWarnings(count: number, most: number): ReportCase {
  const message = `${count} findings do not block, but at most ${most} are allowed.`;
  return { name: 'warnings', failures: [{ code: 'warnings', message }], notes: [] };
}
