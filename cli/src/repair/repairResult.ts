import path from 'node:path';
import { type RepairChange, summarizeProject } from '@playhouse/core';
import type { OneResult, ResultOptions } from '../batch/job.ts';
import { exitStatus } from '../exit.ts';
import { createProjectReport } from '../reporters/createProjectReport.ts';
import { reportIssue } from '../reporters/issueReport.ts';
import type { OpenRepair } from './openRepair.ts';

export interface RepairOutcome {
  readonly isWritten: boolean;
  readonly backup: string | undefined;
  readonly cwd: string;
  readonly resultOptions: ResultOptions;
}

/** The repair report of one project: the changes, and the remaining issues. */
export function repairResult(open: OpenRepair, { isWritten, backup, cwd, resultOptions }: RepairOutcome): OneResult {
  const { projectPath, contents, stored, changes, issues } = open;
  const blocking = issues.filter((issue) => issue.severity === 'blocking').length;
  const source = { project: contents.project, stored: isWritten ? new Map() : stored };
  return {
    status: blocking > 0 ? exitStatus.issues : exitStatus.done,
    json: {
      project: { ...summarizeProject(contents.project), path: projectPath },
      written: isWritten,
      ...(backup === undefined ? {} : { backup: path.relative(cwd, backup) }),
      changes,
      issues: issues.map((issue) => reportIssue(contents.project, issue)),
    },
    title: contents.project.object.title,
    counts: { changes: changes.length, blockingErrorCount: blocking },
    lines: changes.map(changeLine),
    messages: [summaryOf(projectPath, changes.length, isWritten, backup)],
    ...(resultOptions.isReported && {
      report: createProjectReport(source, issues, { projectPath, cwd, root: resultOptions.root }),
    }),
  };
}

/** A change as a line for people. */
export function changeLine({ document, path: inside, why }: RepairChange): string {
  return `${[document, inside.join('/')].filter(Boolean).join(' ')}: ${why}`;
}

/** The number of changes, in words. */
export function countChanges(count: number): string {
  return count === 1 ? 'One change' : `${count} changes`;
}

function summaryOf(projectPath: string, count: number, isWritten: boolean, backup: string | undefined): string {
  if (count === 0) return `${projectPath} needs no repair.`;
  if (isWritten) return `${countChanges(count)} made in ${projectPath}. A backup is in ${backup}.`;
  return `${countChanges(count)} would be made in ${projectPath}. Run it again with --write to make them, or with --interactive to choose.`;
}
