import { checkProjectAssets, summarizeProject, validateProject } from '@playhouse/core';
import type { JobTools, OneResult } from '../../batch/job.ts';
import { exitStatus } from '../../exit.ts';
import { readAnyProject } from '../../io/readAnyProject.ts';
import { findingLines } from '../../reporters/findingLines.ts';
import { reportIssue } from '../../reporters/issueReport.ts';

/** Checks only the assets of a project: the manifest, whether the files exist, and their contents. */
export async function runOne(
  projectPath: string,
  _options: object,
  { cwd, assets, resultOptions }: JobTools,
): Promise<OneResult> {
  const { contents, stored, notes } = await readAnyProject(projectPath, cwd);
  const { project, files } = contents;
  const listed = [...notes, ...validateProject(project, files).issues].filter(({ path }) => path[0] === 'assets');
  const inside = await checkProjectAssets(project, files, async (kind, file, bytes) => {
    return (await assets.check({ kind, file, bytes })).result;
  });
  const issues = [...listed, ...inside];
  const blocking = issues.filter(({ severity }) => severity === 'blocking').length;
  const counts = { blockingErrorCount: blocking, nonBlockingErrorCount: issues.length - blocking };
  return {
    status: blocking > 0 ? exitStatus.issues : exitStatus.done,
    json: {
      project: { ...summarizeProject(project), path: projectPath },
      ...counts,
      issues: issues.map((issue) => reportIssue(project, issue)),
    },
    title: project.object.title,
    counts,
    lines: [
      `${projectPath}: ${project.object.title}`,
      ...findingLines({ project, stored }, issues, { projectPath, ...resultOptions }),
    ],
    messages: issues.length === 0 ? [`No problems found in the assets of ${projectPath}.`] : [],
  };
}
