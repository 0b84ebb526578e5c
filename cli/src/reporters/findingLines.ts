import type { Issue } from '@playhouse/core';
import type { Line } from '../terminal.ts';
import { codeFrame } from './codeFrame.ts';
import { issueLine } from './issueReport.ts';
import { type IssueSource, locateIssues } from './locateIssues.ts';

export interface FindingOptions {
  /** The path of the project, as given in the call. */
  readonly projectPath: string;
  /** How many findings are shown with the lines of the document around them. */
  readonly codeFrames: number;
  /** Maximum columns of a line. */
  readonly columns: number;
}

/**
 * Findings for people: severity, location in words, message and code; below, file and position, and the lines around
 * it for the first of them.
 */
export function findingLines(source: IssueSource, issues: readonly Issue[], options: FindingOptions): Line[] {
  const { projectPath, codeFrames, columns } = options;
  const locations = locateIssues(source, issues);
  return issues.flatMap((issue, at): Line[] => {
    const { document = '', lines, region, isStored } = locations[at] ?? {};
    const style = issue.severity === 'blocking' ? 'error' : 'warning';
    const position = region && isStored ? `:${region.startLine}:${region.startColumn}` : '';
    const file = isStored ? fileIn(projectPath, document) : document;
    const frame = lines && region && at < codeFrames ? codeFrame(lines, region, style, columns - indent.length) : [];
    return [
      issueLine(source.project, issue),
      [indent, { style: 'key', text: `${file}${position}` }],
      ...frame.map((line) => [indent, ...(typeof line === 'string' ? [line] : line)]),
      ...(frame.length > 0 ? [''] : []),
    ];
  });
}

const indent = ' '.repeat(11);

/** A file of a project in a folder by its path; for an archive, after the path of the archive. */
function fileIn(projectPath: string, document: string): string {
  return /\.zip$/i.test(projectPath)
    ? `${projectPath} ${document}`
    : `${projectPath.replace(/[\\/]+$/, '')}/${document}`;
}
