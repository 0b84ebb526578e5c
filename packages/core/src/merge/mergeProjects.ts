import { createPathNames } from '../diff/pathLabels.ts';
import { isSameJson } from '../diff/sameJson.ts';
import { type DocumentKind, documentKinds } from '../model/parse/documentKinds.ts';
import type { Collection, CollectionName, Project, ProjectDocument } from '../model/project.ts';
import {
  addConflict,
  type KeptPaths,
  type MergeConflict,
  type MergeRun,
  pathText,
  sortedConflicts,
  withKept,
} from './conflict.ts';
import { describeConflict } from './describeConflict.ts';
import { findLostTargets, type LostTarget } from './findLostTargets.ts';
import { type AssetVersions, type MergedAsset, mergeAssetFiles } from './mergeAssetFiles.ts';
import { mergeDocument } from './mergeDocument.ts';

/** A conflict and its description. */
export interface DescribedConflict extends MergeConflict {
  readonly words: string;
}

/** The result of a merge. */
export interface MergedProject {
  readonly project: Project;
  /** Ordered by path. */
  readonly conflicts: readonly DescribedConflict[];
  /** For each asset file of the merged project, the side and name of its bytes; empty without `assets`. */
  readonly files: ReadonlyMap<string, MergedAsset>;
}

/** A project in three versions: the common base, and each side's version of it. */
export interface ProjectVersions {
  readonly base: Project;
  readonly mine: Project;
  readonly theirs: Project;
}

/**
 * Merges both sides' changes since `base`. A change by only one side is applied; where both changed something
 * differently, one value is in the project and the other in the list of conflicts. The result matches the schemas and
 * is the same whichever side is “mine”; nothing that one side made or uses is lost because the other removed it.
 * `assets` are digests of the asset files by path. docs/reliability.md#d5.
 */
export function mergeProjects(base: Project, mine: Project, theirs: Project, assets?: AssetVersions): MergedProject {
  const versions = { base, mine, theirs };
  let kept: KeptPaths = new Set<string>();
  const targets: LostTarget[] = [];
  for (;;) {
    const run: MergeRun = { conflicts: [], kept };
    const project = mergeOnce(run, versions);
    const lost = findLostTargets(versions, project).filter(({ keys }) => keys.some((key) => !kept.has(key)));
    if (lost.length > 0) {
      kept = withKept(
        kept,
        lost.flatMap(({ keys }) => keys),
      );
      targets.push(...lost);
      continue;
    }
    for (const target of targets) addReferenceConflict(run, versions, project, target);
    const files = assets ? mergeAssetFiles(run, project, versions, assets) : new Map<string, MergedAsset>();
    const conflicts = sortedConflicts(run.conflicts);
    const names = createPathNames([project, mine, theirs, base]);
    return {
      project,
      conflicts: conflicts.map((conflict) => ({ ...conflict, words: describeConflict(names, conflict) })),
      files,
    };
  }
}

/** Reports that something is kept because the other side uses it, unless it is kept for a change of its own. */
function addReferenceConflict(
  run: MergeRun,
  { base, mine, theirs }: ProjectVersions,
  merged: Project,
  target: LostTarget,
): void {
  const [before, first, second] = [base, mine, theirs].map((project) => target.find(project));
  const path = target.pathIn(merged);
  const text = pathText(path);
  if (run.conflicts.some((conflict) => pathText(conflict.path) === text)) return;
  const side = first === undefined ? 'theirs' : 'mine';
  addConflict(run, 'reference', path, { base: before, mine: first, theirs: second }, side);
}

function mergeOnce(run: MergeRun, versions: ProjectVersions): Project {
  const listed: string[] = [];
  const collections = {
    scenes: mergeCollection(run, listed, documentKinds.scenes, 'scenes', versions, ({ scenes }) => scenes),
    actors: mergeCollection(run, listed, documentKinds.actors, 'actors', versions, ({ actors }) => actors),
    tables: mergeCollection(run, listed, documentKinds.tables, 'tables', versions, ({ tables }) => tables),
    delegates: mergeCollection(run, listed, documentKinds.delegates, 'delegates', versions, (each) => each.delegates),
    behaviors: mergeCollection(run, listed, documentKinds.behaviors, 'behaviors', versions, (each) => each.behaviors),
    tests: mergeCollection(run, listed, documentKinds.tests, 'tests', versions, ({ tests }) => tests),
  };
  const { base, mine, theirs } = versions;
  const inner: MergeRun = { conflicts: run.conflicts, kept: withKept(run.kept, listed) };
  const objects = { base: base.object, mine: mine.object, theirs: theirs.object };
  const manifests = { base: base.assets, mine: mine.assets, theirs: theirs.assets };
  return {
    object: mergeDocument(inner, documentKinds.object, ['object'], objects),
    assets: mergeDocument(inner, documentKinds.assets, ['assets'], manifests),
    ...collections,
  };
}

/** The path of a document's list entry in the game, so that kept documents stay listed. */
const listings: Partial<Readonly<Record<CollectionName, string>>> = {
  scenes: 'object/scenes',
  actors: 'object/prototypes',
  tables: 'object/attributes',
};

function mergeCollection<Document extends ProjectDocument>(
  run: MergeRun,
  listed: string[],
  kind: DocumentKind<Document>,
  name: CollectionName,
  versions: ProjectVersions,
  take: (project: Project) => Collection<Document>,
): Collection<Document> {
  const [before, first, second] = [take(versions.base), take(versions.mine), take(versions.theirs)];
  if (run.kept.size === 0) {
    if (first === second || before === second) return first;
    if (before === first) return second;
  }
  const merged = new Map<string, Document>();
  for (const id of new Set([...before.keys(), ...first.keys(), ...second.keys()])) {
    const [base, mine, theirs] = [before.get(id), first.get(id), second.get(id)];
    if (mine && theirs) {
      merged.set(id, mergeDocument(run, kind, [name, id], { base, mine, theirs }));
      continue;
    }
    const document = mine ?? theirs;
    if (!document) continue;
    if (base) {
      const isChanged = !isSameJson(base, document);
      if (!isChanged && !run.kept.has(`${name}/${id}`)) continue;
      if (isChanged) addConflict(run, 'deletion', [name, id], { base, mine, theirs }, mine ? 'mine' : 'theirs');
      if (listings[name]) listed.push(`${listings[name]}/${id}`);
    }
    merged.set(id, document);
  }
  return merged;
}
