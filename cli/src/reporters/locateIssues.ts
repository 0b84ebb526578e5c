import {
  canonicalText,
  documentAt,
  type Issue,
  type LocatedValue,
  locateProgram,
  locateValues,
  type Project,
  splitPath,
  type TextSpan,
} from '@playhouse/core';
import type { Region } from './projectReport.ts';

/** The location of an issue. */
export interface IssueLocation {
  readonly document: string;
  /** Lines of the document; undefined when it has no text. */
  readonly lines?: readonly string[];
  readonly region?: Region;
  /** True when the lines are those of the stored file, not those that an import would write. */
  readonly isStored: boolean;
}

/** Stored documents, and the project that was read from them. */
export interface IssueSource {
  readonly project: Project;
  readonly stored: ReadonlyMap<string, Uint8Array>;
}

/** Locates each issue: the value, or the part of a program, that it is about. Scans every text once. */
export function locateIssues(source: IssueSource, issues: readonly Issue[]): IssueLocation[] {
  const placed = issues.map((issue) => ({ issue, ...splitPath(issue.path) }));
  const locations = new Map<Issue, IssueLocation>();
  for (const [document, members] of Map.groupBy(placed, (member) => member.document)) {
    const found = textOf(source, document);
    const located =
      found &&
      locateValues(
        found.text,
        members.map(({ path }) => path),
      );
    const starts = found && lineStarts(found.text);
    const lines = found?.text.split('\n');
    for (const [at, { issue, path }] of members.entries()) {
      const value = located?.[at];
      if (!found || !starts || !lines || !value) locations.set(issue, { document, isStored: false });
      else {
        const region = regionOf(found.text, starts, spanOf(found.text, value, issue, path.length));
        locations.set(issue, { document, lines, region, isStored: found.isStored });
      }
    }
  }
  return issues.map((issue) => locations.get(issue) ?? { document: '', isStored: false });
}

/** The stored text of a document; for those not stored, such as imported ones, the text they would have. */
function textOf({ project, stored }: IssueSource, document: string): { text: string; isStored: boolean } | undefined {
  if (!document.endsWith('.json')) return undefined;
  const bytes = stored.get(document);
  if (bytes) return { text: new TextDecoder().decode(bytes), isStored: true };
  const value = documentAt(project, document);
  return value && { text: canonicalText(document, value), isStored: false };
}

/** What to point at: the range in a program, or the key of a list or object, which may span many lines. */
function spanOf(text: string, { value, key, depth }: LocatedValue, { range }: Issue, length: number): TextSpan {
  const isWhole = depth === length;
  const program = range && isWhole ? locateProgram(text, value, range) : undefined;
  if (program) return program;
  const isPlain = !/^[[{]/.test(text.slice(value.start, value.start + 1));
  if (isPlain && value.end > value.start) return value;
  return key ?? { start: value.start, end: value.start + 1 };
}

/** The offset of each line. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Lines and columns of a span, up to the end of its first line. */
function regionOf(text: string, starts: readonly number[], { start, end }: TextSpan): Region {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= start) low = middle;
    else high = middle - 1;
  }
  const lineStart = starts[low] ?? 0;
  const lineEnd = (starts[low + 1] ?? text.length + 1) - 1;
  const startColumn = start - lineStart + 1;
  const endColumn = Math.max(startColumn + 1, Math.min(end, lineEnd) - lineStart + 1);
  return { startLine: low + 1, startColumn, endLine: low + 1, endColumn };
}
