import fc from 'fast-check';
import { readProject } from '../../archive/readProject.ts';
import { documentsOf, writeProject } from '../../archive/writeProject.ts';
import { newerFormat } from '../../migrate/migrateDocuments.ts';
import type { Issue } from '../../model/issue.ts';
import { isJsonObject } from '../../model/json.ts';
import { splitPath } from '../../model/path.ts';
import type { Project } from '../../model/project.ts';
import { cleanText } from '../../model/text.ts';
import { validateProject } from '../../validate/validateProject.ts';
import { type RepairOptions, repairProject } from '../repairProject.ts';
import { hasShape } from '../repairRun.ts';
import type { FurtherRepair } from '../repairStages.ts';
import { type DamagedProject, damagedProjects, projectOf, replay } from './damage.ts';

/** How many damaged projects to try, and with which seed. */
export interface Runs {
  readonly seed: number;
  readonly numRuns: number;
}

/**
 * Validation never throws; repair never throws, results in the stored shape, reports exactly what it did, changes no
 * document that it does not name, and changes nothing the second time; and the repaired project can be opened and is
 * written as it was read.
 */
export function repairsEveryDamage(further: readonly FurtherRepair[], runs: Runs): void {
  fc.assert(
    fc.property(damagedProjects, (damaged) => {
      repairOnce(damaged, { repairSparse: true, further, files: damaged.files });
    }),
    runs,
  );
}

/** Repair removes or replaces only what validation reports, except for a few things that the specification names. */
export function replacesOnlyWhatIsWrong(further: readonly FurtherRepair[], runs: Runs): void {
  fc.assert(
    fc.property(damagedProjects, ({ documents, files }) => {
      const project = projectOf(documents);
      const found = validateProject(project, files).issues.map(({ path }) => splitPath(path));
      if (!hasShape('object.json', project.object) || !hasShape('assets.json', project.assets)) return;
      for (const change of repairProject(project, { repairSparse: true, further, files }).changes) {
        const { document, path, from, to } = change;
        if (from === undefined || isNamedBySpec(path, from, to)) continue;
        const near = found.filter(
          (issue) => issue.document === document && (isCount(path) || isNear(issue.path, conditionOf(path))),
        );
        demand(
          near.length > 0,
          `validation finds nothing at ${document} ${path.join('/')} for ${JSON.stringify([from, to])}`,
        );
      }
    }),
    runs,
  );
}

function repairOnce({ documents, files }: DamagedProject, options: RepairOptions): void {
  const text = JSON.stringify([...documents]);
  validateProject(projectOf(documents), files);
  const given = projectOf(documents);
  const first = repairProject(given, options);
  if (newerFormat(given.object?.formatVersion, 'blocking')) {
    demand(first.project === given && first.changes.length === 0, 'a project of a newer format was changed');
    return;
  }
  demand(JSON.stringify([...documents]) === text, 'the damaged documents were changed in place');
  checkResult(
    documents,
    first.project,
    first.changes.map(({ document }) => document),
  );
  checkIssues(first.issues);
  const replayed = replay(documents, first.changes);
  demand(stable(replayed) === stable(new Map(documentsOf(first.project))), 'the changes do not say what was done');
  for (const { why } of first.changes) demand(/^.{6,}[.]$/su.test(why), `no sentence: ${why}`);
  const second = repairProject(first.project, options);
  demand(second.changes.length === 0 && second.project === first.project, 'a second repair finds something to do');
  checkOpens(first.project, options);
}

function checkResult(given: DamagedProject['documents'], project: Project, touched: readonly string[]): void {
  const names = new Set(touched);
  for (const [document, value] of documentsOf(project)) {
    demand(hasShape(document, value), `${document} has another shape`);
    demand(names.has(document) || given.get(document) === value, `${document} is another one without a change`);
  }
}

function checkIssues(issues: readonly Issue[]): void {
  for (const { code, severity, message } of issues) {
    demand(code !== 'repair.failed', message);
    const isListed = code === 'document.missing' || code === 'document.unlisted';
    demand(isListed || severity !== 'blocking' || !code.startsWith('document.'), `${code} is left: ${message}`);
  }
}

/** Text that cannot be written unchanged is repaired by the texts stage; without that stage, by reading. */
function checkOpens(project: Project, { files = new Map(), further = [] }: RepairOptions): void {
  const written = writeProject({ project, files });
  const read = readProject(written);
  if (!read.ok) throw new Error(`it does not open: ${read.issues.map(({ message }) => message).join(' ')}`);
  validateProject(read.value.contents.project, files);
  if (!further.includes('texts')) return;
  const again = writeProject(read.value.contents);
  for (const [file, bytes] of written) demand(sameBytes(bytes, again.get(file)), `${file} differs once it was read`);
}

function isNamedBySpec(path: readonly (string | number)[], from: unknown, to: unknown): boolean {
  if (typeof from === 'string' && cleanText(from) !== from) return true;
  if (path.includes('assignments') && JSON.stringify(withBlanks(from)) === JSON.stringify(to)) return true;
  if (['randomSeed', 'eventType', 'class'].includes(String(path.at(-1)))) return true;
  if (Array.isArray(from) && Array.isArray(to) && from.every((each, at) => each === to[at])) return true;
  return path[4] === 'attributes' && /^id\d+$/.test(String(path[5]));
}

/** Assignments with blank texts for missing parts. */
function withBlanks(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((each) =>
    isJsonObject(each) ? { ...each, column: each.column ?? '', rhsvalue: each.rhsvalue ?? '' } : each,
  );
}

/**
 * The condition whose predicate contains a path, because validation checks no further in an incomplete condition; else
 * the path.
 */
function conditionOf(path: readonly (string | number)[]): readonly (string | number)[] {
  const at = path.indexOf('predicate');
  return at < 0 ? path : path.slice(0, at);
}

/** True for the counts of a table, which are derived from its rows and columns. */
function isCount(path: readonly (string | number)[]): boolean {
  return path.length === 1 && /^num(Rows|Cols)$/.test(String(path[0]));
}

/** True when one path leads into the other. */
function isNear(one: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  return one.slice(0, other.length).every((key, at) => key === other[at]);
}

/** Texts of documents that are equal for equal content, whatever the order of keys and documents. */
function stable(documents: ReadonlyMap<string, unknown>): string {
  const sorted = [...documents]
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(sorted, (_, value) =>
    isJsonObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

function sameBytes(one: Uint8Array, other: Uint8Array | undefined): boolean {
  return one.length === other?.length && one.every((byte, index) => byte === other[index]);
}

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
