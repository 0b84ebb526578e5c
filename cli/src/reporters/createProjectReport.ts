import { createHash } from 'node:crypto';
import path from 'node:path';
import { documentsOf, type Issue, isJsonObject, locationOf, type Path, type Project } from '@playhouse/core';
import { fileFrom } from './fileFrom.ts';
import { type IssueLocation, type IssueSource, locateIssues } from './locateIssues.ts';
import type { ProjectReport, ReportCase, ReportFinding } from './projectReport.ts';

/** The paths used in reports. */
export interface ReportTarget {
  /** The path of the project, as given in the call. */
  readonly projectPath: string;
  readonly cwd: string;
  /** File names are relative to this folder. */
  readonly root: string;
}

/** The report about a project and its findings for other programs. One case per document. */
export function createProjectReport(source: IssueSource, issues: readonly Issue[], where: ReportTarget): ProjectReport {
  const { project } = source;
  const locations = locateIssues(source, issues);
  const seen = new Map<string, number>();
  const findings = issues.map((issue, at): ReportFinding => {
    const location = locations[at] ?? { document: '', isStored: false };
    const { owner, instance, behavior } = locationOf(project, issue.path);
    return {
      code: issue.code,
      severity: issue.severity,
      message: issue.message,
      document: location.document,
      owner: [owner.name || owner.kind, instance?.name, behavior?.class].filter(Boolean).join(' › '),
      ...fileOf(location, where),
      fingerprint: fingerprintOf(project, issue, location.document, seen),
    };
  });
  return { title: project.object.title, findings, cases: casesOf(project, findings) };
}

/** The document's file and position; archives and imported projects count as one file. */
function fileOf(
  location: IssueLocation,
  { projectPath: given, cwd, root }: ReportTarget,
): Pick<ReportFinding, 'file' | 'region'> {
  const target = path.resolve(cwd, given);
  if (!location.isStored || /\.zip$/i.test(given)) return { file: fileFrom(root, target) };
  const file = fileFrom(root, path.join(target, location.document));
  return location.region ? { file, region: location.region } : { file };
}

/** A finding is the same as before when its code and its path are the same, with list items identified by id. */
function fingerprintOf(
  project: Project,
  { code, path: issuePath }: Issue,
  document: string,
  seen: Map<string, number>,
) {
  const key = JSON.stringify([code, document, ...steadyPath(project, issuePath)]);
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  return `${createHash('sha256').update(key).digest('hex').slice(0, 32)}:${count}`;
}

/** A path with ids or names instead of list indexes, where there are any: those stay the same after insertions. */
function steadyPath(project: Project, issuePath: Path): (string | number)[] {
  let value: unknown = project;
  return issuePath.map((key) => {
    value = value instanceof Map ? value.get(key) : isIndexable(value) ? value[key] : undefined;
    if (typeof key !== 'number' || !isJsonObject(value)) return key;
    const { id, name } = value;
    return typeof id === 'string' ? id : typeof name === 'string' ? name : key;
  });
}

function isIndexable(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null;
}

function casesOf(project: Project, findings: readonly ReportFinding[]): ReportCase[] {
  const byDocument = Map.groupBy(findings, ({ document }) => document);
  const documents = new Set([...documentsOf(project)].map(([document]) => document));
  for (const document of byDocument.keys()) documents.add(document);
  return [...documents].sort().map((document) => {
    const own = byDocument.get(document) ?? [];
    return {
      name: document,
      failures: own.filter(({ severity }) => severity === 'blocking').map(caseLine),
      notes: own.filter(({ severity }) => severity !== 'blocking').map((finding) => caseLine(finding).message),
    };
  });
}

function caseLine({ code, owner, message, region }: ReportFinding): { code: string; message: string } {
  const position = region ? `${region.startLine}:${region.startColumn} ` : '';
  return { code, message: `${position}${owner}: ${message} [${code}]` };
}
