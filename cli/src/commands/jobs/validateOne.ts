import {
  type AssetFiles,
  checkProjectAssets,
  type Issue,
  type Project,
  summarizeProject,
  validateProject,
} from '@playhouse/core';
import { exitStatus } from '../../exit.ts';
import { readAnyProject } from '../../io/readAnyProject.ts';
import type { JobTools, OneResult } from '../../many/job.ts';
import { countOwners } from '../../reporters/countOwners.ts';
import { issueLine, reportIssue } from '../../reporters/issueReport.ts';

export interface ValidateJob {
  readonly maxWarnings?: number;
}

/** Checks one project: its documents and the contents of its asset files. */
export async function runOne(place: string, options: ValidateJob, tools: JobTools): Promise<OneResult> {
  const { contents, notes } = await readAnyProject(place, tools.cwd);
  const { project, files } = contents;
  // The process that looks at assets starts while the documents are checked.
  if (files.size > 0) tools.assets.start();
  const found = validateProject(project, files).issues;
  const issues = [...notes, ...found, ...(await checkFiles(project, files, tools))];
  const blocking = issues.filter(({ severity }) => severity === 'blocking').length;
  const counts = { blockingErrorCount: blocking, nonBlockingErrorCount: issues.length - blocking };
  const { maxWarnings = Number.POSITIVE_INFINITY } = options;
  return {
    status: blocking > 0 || counts.nonBlockingErrorCount > maxWarnings ? exitStatus.issues : exitStatus.done,
    json: {
      project: { ...summarizeProject(project), path: place },
      ...counts,
      issues: issues.map((issue) => reportIssue(project, issue)),
      owners: countOwners(project, issues),
    },
    title: project.object.title,
    counts,
    lines: linesOf(place, project, issues, blocking),
  };
}

/** Findings about what is in the files of the manifest; without files no process is started. */
function checkFiles(project: Project, files: AssetFiles, { assets }: JobTools): Promise<Issue[]> {
  return checkProjectAssets(project, files, async (kind, file, bytes) => {
    const { result } = await assets.check({ kind, file, bytes });
    return result;
  });
}

function linesOf(place: string, project: Project, issues: readonly Issue[], blocking: number): string[] {
  return [
    `${place}: ${project.object.title}`,
    ...issues.map((issue) => issueLine(project, issue)),
    issues.length === 0 ? '  No problems' : `  ${blocking} blocking, ${issues.length - blocking} not blocking`,
  ];
}
