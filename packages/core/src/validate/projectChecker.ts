import type { AssetFiles, Project, ProjectDocument } from '../model/project.ts';
import { changedFacts } from './changedFacts.ts';
import { checkAssets } from './checkAssets.ts';
import { type CheckedCollections, nextCollections, type Step } from './checkCollections.ts';
import { type CheckedDocument, checkDocument } from './checkDocument.ts';
import { checkGame, checkUnlisted } from './checkGame.ts';
import { checkShapes, type ShapedProject } from './checkShapes.ts';
import type { DocumentCheck } from './documentCheck.ts';
import type { Issue } from './issue.ts';
import { createLookup, type Lookup } from './lookup.ts';
import { countBlocking, createReport, type DocumentFindings, type ValidationReport } from './report.ts';

/** Checks one project again and again, looking only at what changed and at what depends on it. */
export interface ProjectChecker {
  /** The findings of the project as it is now: the same as those of a check from the start. */
  check(project: Project, files?: AssetFiles): ValidationReport;
}

/** A checker that has seen nothing yet. */
export function createProjectChecker(): ProjectChecker {
  let state: CheckState | undefined;
  return {
    check(project, files) {
      const shaped = checkShapes(project);
      if (shaped === undefined) return reportBroken();
      state = nextState(state, project, shaped, files);
      return createReport(shaped.project, findingsOf(state));
    },
  };
}

interface CheckState {
  readonly given: Project;
  readonly lookup: Lookup;
  readonly files: AssetFiles | undefined;
  readonly game: CheckedDocument;
  readonly unlisted: readonly DocumentFindings[];
  readonly assets: CheckedDocument;
  readonly collections: CheckedCollections;
}

function nextState(
  before: CheckState | undefined,
  given: Project,
  shaped: ShapedProject,
  files: AssetFiles | undefined,
): CheckState {
  const lookup = createLookup(shaped.project, before?.lookup);
  const changed = before && changedFacts(before.lookup, lookup);
  const step: Step = { known: before, changed, shaped, lookup };
  const isListKept = before?.given.object === given.object && changed?.isMembershipChanged === false;
  return {
    given,
    lookup,
    files,
    game: isListKept ? before.game : checkWhole(step, 'object', given.object, checkGame),
    unlisted: isListKept ? before.unlisted : unlistedIn(lookup),
    assets:
      before?.given.assets === given.assets && before.files === files
        ? before.assets
        : checkWhole(step, 'assets', given.assets, (check) => checkAssets(check, lookup.project.assets, files)),
    collections: nextCollections(step, given),
  };
}

/** The game document and the manifest, of which there is one each. */
function checkWhole(
  { lookup, shaped }: Step,
  head: string,
  document: ProjectDocument,
  run: (check: DocumentCheck) => void,
): CheckedDocument {
  return checkDocument(lookup, [head], document, shaped.issues.get(document), run);
}

/** Each finding by itself, because each belongs to another owner. */
function unlistedIn(lookup: Lookup): DocumentFindings[] {
  const { issues } = checkDocument(lookup, [], lookup.project.object, undefined, checkUnlisted);
  return issues.map((issue) => ({ issues: [issue], blocking: countBlocking([issue]) }));
}

/** In the order of the game's lists, then of ids; never of the documents' arrival. Documents without findings left out. */
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

function inOrder(members: ReadonlyMap<string, DocumentFindings>, order: readonly string[]): DocumentFindings[] {
  const found: (readonly [id: string, DocumentFindings])[] = [];
  for (const entry of members) if (entry[1].issues.length > 0) found.push(entry);
  if (found.length > 1) {
    const ranks = new Map(order.map((id, index) => [id, index]));
    const rankOf = (id: string): number => ranks.get(id) ?? order.length;
    found.sort(([one], [other]) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));
  }
  return found.map(([, findings]) => findings);
}

/** Without a game document or a manifest there is nothing to check by. */
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
