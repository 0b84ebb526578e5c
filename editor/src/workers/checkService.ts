import {
  type AssetFolder,
  assetFolders,
  type BehaviorOwner,
  createProjectChecker,
  type DocumentPath,
  type Issue,
  locationOf,
  type Project,
  type ProjectDocument,
  replaceDocuments,
  type ValidationReport,
} from '@playhouse/core';
import { withoutAttributeWarnings } from './attributeWarnings.ts';
import type { ProblemFix } from './problemFix.ts';
import { findFixes } from './problemFixes.ts';
import { isAt, keyOfPlace, mayBeAt, type ProblemPlace } from './problemPlace.ts';
import { sceneCounts } from './sceneCounts.ts';
import { createScriptReader, type ReadScripts } from './scriptReader.ts';

/** A finding with the names around it, ready to be shown. */
export interface Problem {
  readonly issue: Issue;
  readonly owner: { readonly kind: string; readonly id: string; readonly name: string };
  readonly instance?: { readonly id: string; readonly name: string };
  readonly behavior?: { readonly id: string; readonly class: string };
  readonly condition?: { readonly id: string };
  /** The asset, for findings in the list of assets. */
  readonly asset?: { readonly kind: AssetFolder; readonly name: string };
  /** The text that was read, for findings in a script. */
  readonly source?: string;
}

/** The number of findings per severity of an owner; for scenes, the number of affected actors. */
export interface ProblemCount {
  readonly kind: string;
  readonly id: string;
  readonly errors: number;
  readonly warnings: number;
}

export interface ProblemReport {
  /** At most 500, in the order of the project, but all of scripts; the counts include all. */
  readonly problems: readonly Problem[];
  /** The problems at the places that were asked for, by `keyOfPlace`. */
  readonly lists: ReadonlyMap<string, ListedProblems>;
  readonly counts: readonly ProblemCount[];
  readonly errors: number;
  readonly warnings: number;
  /** All findings in the behaviors of the watched owner. */
  readonly watched: Watched | undefined;
}

/** The problems at a place, and how many there are; at most 500 are listed. */
export interface ListedProblems {
  readonly problems: readonly Problem[];
  readonly count: number;
}

interface Watched {
  readonly owner: BehaviorOwner;
  readonly problems: readonly Problem[];
}

/**
 * Checks a project in a worker, which keeps its own copy and only gets the changes.
 * docs/architecture.md#session-editor-and-workers.
 */
export interface CheckService {
  open(project: Project): ProblemReport;
  change(documents: ReadonlyMap<DocumentPath, ProjectDocument | undefined>): ProblemReport;
  /** Reads the scripts that have changed; undefined when that finds nothing new. */
  readScripts(): Promise<ProblemReport | undefined>;
  /** Reports all findings of this owner from now on, since its behaviors are open. Undefined before a project is. */
  watch(owner: BehaviorOwner | undefined): ProblemReport | undefined;
  /** Lists the problems at these places from now on. Undefined before a project is open. */
  list(places: readonly ProblemPlace[]): ProblemReport | undefined;
  /** Reports warnings about attributes from now on, or not. Undefined before a project is open. */
  warnAboutAttributes(isOn: boolean): ProblemReport | undefined;
  /** The repairs of single findings in the last report. */
  fixes(): readonly ProblemFix[];
}

/** The maximum number of findings in the list of problems. */
const mostProblems = 500;

export function createCheckService(scripts: ReadScripts = createScriptReader()): CheckService {
  const checker = createProjectChecker();
  let current: { readonly project: Project; readonly found: ValidationReport } | undefined;
  let watched: BehaviorOwner | undefined;
  let places: readonly ProblemPlace[] = [];
  let hasAttributeWarnings = true;
  const check = (project: Project): ProblemReport => {
    const found = checker.check(project);
    current = { project, found };
    return report(project, found);
  };
  const report = (project: Project, all: ValidationReport): ProblemReport => {
    const found = hasAttributeWarnings ? all : withoutAttributeWarnings(project, all);
    const located = (issue: Issue): Problem => ({
      issue,
      ...locationOf(project, issue.path),
      ...assetAt(project, issue),
    });
    const owner = watched;
    const unread = scripts.found(project);
    const inScripts = unread.map(({ issue, source }): Problem => ({ ...located(issue), source }));
    return {
      problems: [...firstOf(found.issues, mostProblems - inScripts.length).map(located), ...inScripts],
      lists: new Map(places.map((place) => [keyOfPlace(place), listOf(place, found.issues, located)])),
      watched: owner && { owner, problems: problemsOf(owner, found.issues, located) },
      counts: countsOf(project, found, inScripts),
      errors: found.blockingErrorCount + inScripts.length,
      warnings: found.nonBlockingErrorCount,
    };
  };
  return {
    open: check,
    change(documents) {
      if (!current) throw new Error('open comes before change');
      return check(replaceDocuments(current.project, documents));
    },
    async readScripts() {
      if (!current || !(await scripts.read(current.project))) return undefined;
      return report(current.project, current.found);
    },
    watch(owner) {
      watched = owner;
      return current && report(current.project, current.found);
    },
    list(wanted) {
      places = wanted;
      return current && report(current.project, current.found);
    },
    warnAboutAttributes(isOn) {
      hasAttributeWarnings = isOn;
      return current && report(current.project, current.found);
    },
    fixes: () => (current ? findFixes(current.project, current.found.issues) : []),
  };
}

function countsOf(project: Project, found: ValidationReport, inScripts: readonly Problem[]): ProblemCount[] {
  return [
    ...found.owners.flatMap(({ kind, id, blockingErrorCount, nonBlockingErrorCount }) =>
      kind === 'scene' ? [] : [{ kind, id, errors: blockingErrorCount, warnings: nonBlockingErrorCount }],
    ),
    ...inScripts.map(({ owner: { kind, id } }) => ({ kind, id, errors: 1, warnings: 0 })),
    ...sceneCounts(project, found.issues).map((count) => ({ kind: 'scene', ...count })),
  ];
}

/** As many of the first findings as there is room for, and all in scripts, whose pages have no other list of them. */
function firstOf(issues: readonly Issue[], most: number): readonly Issue[] {
  if (issues.length <= most) return issues;
  const scripts = issues.filter(isInScript).length;
  let room = most - scripts;
  return issues.filter((issue) => isInScript(issue) || room-- > 0);
}

function isInScript({ path }: Issue): boolean {
  return path[0] === 'delegates';
}

function listOf(place: ProblemPlace, issues: readonly Issue[], located: (issue: Issue) => Problem): ListedProblems {
  const found = issues
    .filter(({ path }) => mayBeAt(place, path))
    .map(located)
    .filter((problem) => isAt(place, problem));
  return { problems: found.slice(0, mostProblems), count: found.length };
}

/** All findings in the behaviors of one owner. */
function problemsOf(owner: BehaviorOwner, issues: readonly Issue[], located: (issue: Issue) => Problem): Problem[] {
  return issues
    .filter(({ path }) => isInside(path, owner))
    .map(located)
    .filter(({ instance }) => 'prototype' in owner || instance?.id === owner.instance);
}

function assetAt({ assets }: Project, { path: [head, kind, index] }: Issue): Pick<Problem, 'asset'> {
  const folder = assetFolders.find((each) => each === kind);
  const asset = head === 'assets' && folder ? assets[folder][Number(index)] : undefined;
  return asset && folder ? { asset: { kind: folder, name: asset.name } } : {};
}

/** True for paths in the document of an owner. */
function isInside(path: Issue['path'], owner: BehaviorOwner): boolean {
  if ('prototype' in owner) return path[0] === 'actors' && path[1] === owner.prototype;
  return path[0] === 'scenes' && path[1] === owner.scene;
}
