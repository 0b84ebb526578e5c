import { createHash } from 'node:crypto';
import path from 'node:path';
import { documentsOf, type Issue, isJsonObject, locationOf, type Path, type Project } from '@playhouse/core';
import { fileFrom } from './fileFrom.ts';
import { type IssuePlace, type IssueSource, locateIssues } from './locateIssues.ts';
import type { ProjectReport, ReportCase, ReportFinding } from './projectReport.ts';

/** Where reports are made for. */
export interface ReportPlace {
  /** The place of the project, as the call names it. */
  readonly place: string;
  readonly cwd: string;
  /** Files are named from here. */
  readonly root: string;
}

/** What reports for other programs say about a project and its findings. One case a document. */
export function createProjectReport(source: IssueSource, issues: readonly Issue[], where: ReportPlace): ProjectReport {
  const { project } = source;
  const places = locateIssues(source, issues);
  const seen = new Map<string, number>();
  const findings = issues.map((issue, at): ReportFinding => {
    const place = places[at] ?? { document: '', isStored: false };
    const { owner, instance, behavior } = locationOf(project, issue.path);
    return {
      code: issue.code,
      severity: issue.severity,
      message: issue.message,
      document: place.document,
      owner: [owner.name || owner.kind, instance?.name, behavior?.class].filter(Boolean).join(' › '),
      ...fileOf(place, where),
      fingerprint: fingerprintOf(project, issue, place.document, seen),
    };
  });
  return { title: project.object.title, findings, cases: casesOf(project, findings) };
}

/** The document's file and where in it; an archive and an imported project are one file. */
function fileOf(place: IssuePlace, { place: given, cwd, root }: ReportPlace): Pick<ReportFinding, 'file' | 'region'> {
  const target = path.resolve(cwd, given);
  if (!place.isStored || /\.zip$/i.test(given)) return { file: fileFrom(root, target) };
  const file = fileFrom(root, path.join(target, place.document));
  return place.region ? { file, region: place.region } : { file };
}

/** A finding is the same as before when its code and its place are, where places in lists count by id. */
function fingerprintOf(project: Project, { code, path: place }: Issue, document: string, seen: Map<string, number>) {
  const key = JSON.stringify([code, document, ...steadyPath(project, place)]);
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  return `${createHash('sha256').update(key).digest('hex').slice(0, 32)}:${count}`;
}

/** A path whose list positions are ids or names, where there are any: those stay when something is put before them. */
function steadyPath(project: Project, place: Path): (string | number)[] {
  let value: unknown = project;
  return place.map((key) => {
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
