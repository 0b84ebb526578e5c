import type { Issue } from '../model/issue.ts';
import type { AssetFiles, Project } from '../model/project.ts';
import { changedFacts } from './changedFacts.ts';
import { changedMembers } from './changedMembers.ts';
import { checkAssets } from './checkAssets.ts';
import {
  type CheckedCollection,
  type CheckedCollections,
  checkCollections,
  checkUnshapedCollections,
  updateCollections,
} from './checkCollections.ts';
import { beginDocument, type CheckedDocument, endDocument } from './checkDocument.ts';
import { checkGame, checkUnlisted } from './checkGame.ts';
import { checkChangedShapes, checkShapes, hasShape, type ShapedProject } from './checkShapes.ts';
import { createDocumentCheck, type DocumentCheck } from './documentCheck.ts';
import { createLookup, type Lookup } from './lookup.ts';
import { countBlocking, createReport, type DocumentFindings, type ValidationReport } from './report.ts';

/** Checks one project repeatedly, examining only what changed and what depends on it. */
export interface ProjectChecker {
  /** The findings of the current project: the same as those of a new check. */
  check(project: Project, files?: AssetFiles): ValidationReport;
}

/** Creates a checker that has not seen a project yet. */
export function createProjectChecker(): ProjectChecker {
  let state: CheckState | undefined;
  return {
    check(project, files) {
      const next = state === undefined ? firstState(project, files) : nextState(state, project, files);
      if (next === undefined) return reportBroken();
      state = next;
      return createReport(next.lookup.project, findingsOf(next));
    },
  };
}

interface CheckState {
  readonly given: Project;
  /** True when every document has the stored shape. */
  readonly isSound: boolean;
  readonly lookup: Lookup;
  readonly files: AssetFiles | undefined;
  readonly game: CheckedDocument;
  readonly unlisted: readonly DocumentFindings[];
  readonly assets: CheckedDocument;
  readonly collections: CheckedCollections;
}

function firstState(given: Project, files: AssetFiles | undefined): CheckState | undefined {
  if (hasShape('object', given.object) && hasShape('assets', given.assets)) {
    const check = createDocumentCheck(createLookup(given));
    const collections = checkUnshapedCollections(check, given);
    if (collections !== undefined) return completeState(check, given, noShapeIssues, files, collections);
  }
  const shaped = checkShapes(given);
  if (shaped === undefined) return undefined;
  const check = createDocumentCheck(createLookup(shaped.project));
  return completeState(check, given, shaped.issues, files, checkCollections(check, given, shaped));
}

const noShapeIssues: ShapedProject['issues'] = new Map();

/** Adds the findings of the game document and the manifest. */
function completeState(
  check: DocumentCheck,
  given: Project,
  issues: ShapedProject['issues'],
  files: AssetFiles | undefined,
  collections: CheckedCollections,
): CheckState {
  return {
    given,
    isSound: issues.size === 0,
    lookup: check.lookup,
    files,
    game: checkObject(check, given, issues),
    unlisted: unlistedIn(check),
    assets: checkManifest(check, given, issues, files),
    collections,
  };
}

/**
 * Updates the collections of `before` in place, so that the cost of a step depends on what changed, not on the size of
 * the project.
 */
function nextState(before: CheckState, given: Project, files: AssetFiles | undefined): CheckState | undefined {
  const changes = changedMembers(before.given, given);
  const shaped = before.isSound ? checkChangedShapes(given, changes) : checkShapes(given);
  if (shaped === undefined) return undefined;
  const { project, issues } = shaped;
  const check = createDocumentCheck(createLookup(project, before.lookup, changes));
  const changed = changedFacts(before.lookup, check.lookup, changes);
  updateCollections(check, { given, shaped, changes, changed }, before.collections);
  const isListKept = before.given.object === given.object && !changed.isMembershipChanged;
  const isManifestKept = before.given.assets === given.assets && before.files === files;
  return {
    given,
    isSound: issues.size === 0,
    lookup: check.lookup,
    files,
    game: isListKept ? before.game : checkObject(check, given, issues),
    unlisted: isListKept ? before.unlisted : unlistedIn(check),
    assets: isManifestKept ? before.assets : checkManifest(check, given, issues, files),
    collections: before.collections,
  };
}

function checkObject(check: DocumentCheck, { object }: Project, issues: ShapedProject['issues']): CheckedDocument {
  beginDocument(check, 'object', undefined, issues.get(object));
  checkGame(check);
  return endDocument(check, object);
}

function checkManifest(
  check: DocumentCheck,
  { assets }: Project,
  issues: ShapedProject['issues'],
  files: AssetFiles | undefined,
): CheckedDocument {
  beginDocument(check, 'assets', undefined, issues.get(assets));
  checkAssets(check, check.lookup.project.assets, files);
  return endDocument(check, assets);
}

/** Each finding separately, because each may belong to another owner. */
function unlistedIn(check: DocumentCheck): DocumentFindings[] {
  check.path.length = 0;
  checkUnlisted(check);
  const { issues } = endDocument(check, check.lookup.project.object);
  return issues.map((issue) => ({ issues: [issue], blocking: countBlocking([issue]) }));
}

/**
 * In the order of the game's lists, then of ids; never in the documents' arrival order. Without documents that have no
 * findings.
 */
function findingsOf({ lookup, game, unlisted, assets, collections }: CheckState): DocumentFindings[] {
  const { object } = lookup.project;
  return [
    game,
    assets,
    ...unlisted,
    ...inOrder(collections.scenes, object.scenes),
    ...inOrder(collections.actors, object.prototypes),
    ...inOrder(collections.tables, []),
    ...inOrder(collections.delegates, []),
    ...inOrder(collections.behaviors, []),
    ...inOrder(collections.tests, []),
  ];
}

function inOrder({ found }: CheckedCollection, order: readonly string[]): DocumentFindings[] {
  if (found.size < 2) return [...found.values()];
  const ranks = ranksIn(order);
  const rankOf = (id: string): number => ranks.get(id) ?? order.length;
  return [...found]
    .sort(([one], [other]) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1))
    .map(([, findings]) => findings);
}

/** Positions of ids in a list; remembered, because most edits do not change the lists. */
function ranksIn(order: readonly string[]): ReadonlyMap<string, number> {
  let ranks = ranksOf.get(order);
  if (ranks === undefined) {
    ranks = new Map(order.map((id, index) => [id, index]));
    ranksOf.set(order, ranks);
  }
  return ranks;
}

const ranksOf = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** Without a game document or a manifest, nothing can be checked. */
function reportBroken(): ValidationReport {
  const issue: Issue = {
    code: 'document.shape',
    severity: 'blocking',
    path: ['object'],
    params: {},
    message: 'The game document cannot be read.',
  };
  const owner = { kind: 'game', id: 'id1', blockingErrorCount: 1, nonBlockingErrorCount: 0 } as const;
  return { issues: [issue], owners: [owner], blockingErrorCount: 1, nonBlockingErrorCount: 0 };
}
