import { hasNodes } from '../diff/documentNodes.ts';
import { isSameJson } from '../diff/sameJson.ts';
import type { EditPath } from '../edit/op.ts';
import type { TableDocument } from '../generated/entities.ts';
import { isJsonObject } from '../model/json.ts';
import { limits } from '../model/limits.ts';
import type { DocumentKind } from '../model/parse/documentKinds.ts';
import type { ProjectDocument } from '../model/project.ts';
import { addConflict, holdsKept, type MergeRun, type Versions, winnerOf } from './conflict.ts';
import { mergeNodes } from './mergeNodes.ts';
import { mergeTable } from './mergeTable.ts';
import { mergeMembers, mergeWhole } from './mergeValue.ts';

/** A document that both sides have, and their common base, if there was one. */
export interface DocumentVersions<Document extends ProjectDocument = ProjectDocument> {
  readonly base: Document | undefined;
  readonly mine: Document;
  readonly theirs: Document;
}

/**
 * The merged document: one of the given ones when only one side changed it. It has the stored shape if the given ones
 * do; if the parts do not fit together, one side's whole document stays and the other is a conflict.
 */
export function mergeDocument<Document extends ProjectDocument>(
  run: MergeRun,
  kind: DocumentKind<Document>,
  path: EditPath,
  versions: DocumentVersions<Document>,
): Document {
  const { base, mine, theirs } = versions;
  if (isSameJson(mine, theirs)) return mine;
  if (!holdsKept(run, path)) {
    if (isSameJson(base, theirs)) return mine;
    if (isSameJson(base, mine)) return theirs;
  }
  const inner: MergeRun = { conflicts: [], kept: run.kept };
  const merged = mergeParts(inner, path, versions);
  if (kind.validate(merged) && isShallow(merged)) {
    run.conflicts.push(...inner.conflicts);
    return merged;
  }
  const kept = winnerOf(mine, theirs);
  addConflict(run, 'value', path, versions, kept);
  return versions[kept];
}

function mergeParts(run: MergeRun, path: EditPath, versions: DocumentVersions): unknown {
  const [collection] = path;
  if (typeof collection === 'string' && hasNodes(collection)) return mergeNodes(run, collection, path, versions);
  const { base, mine, theirs } = versions;
  if (isTable(mine) && isTable(theirs))
    return mergeTable(run, path, { base: isTable(base) ? base : undefined, mine, theirs });
  if (!isJsonObject(mine) || !isJsonObject(theirs)) return mergeWhole(run, path, versions);
  // If both sides created a script or test with the same name, one of them stays.
  if (!isJsonObject(base)) return mergeWhole(run, path, versions);
  return mergeMembers(run, path, { base, mine, theirs });
}

/** Moves by both sides together can exceed the depth limit of a document. */
function isShallow(value: unknown, levels: number = limits.depth): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}

function isTable(document: Versions<ProjectDocument>['base']): document is TableDocument {
  return document !== undefined && 'numCols' in document;
}
