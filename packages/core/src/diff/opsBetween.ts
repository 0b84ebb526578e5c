import type { EditPath, Op } from '../edit/op.ts';
import type { TableDocument } from '../generated/entities.ts';
import { isJsonObject } from '../model/json.ts';
import { collectionNames, type Project, type ProjectDocument } from '../model/project.ts';
import { hasNodes } from './documentNodes.ts';
import { nodeOps } from './nodeOps.ts';
import { isSameJson } from './sameJson.ts';
import { tableOps } from './tableOps.ts';
import { memberOps } from './valueOps.ts';

/**
 * The ops that turn one project into another: applying them results in its canonical bytes. Documents with the same
 * identity are skipped; values are set one by one; members of lists are added, removed and moved with as few ops as
 * possible.
 */
export function opsBetween(before: Project, after: Project): Op[] {
  if (before === after) return [];
  const ops: Op[] = [];
  for (const name of ['object', 'assets'] as const) ops.push(...documentOps([name], before[name], after[name]));
  for (const name of collectionNames) {
    const old: ReadonlyMap<string, ProjectDocument> = before[name];
    const now: ReadonlyMap<string, ProjectDocument> = after[name];
    if (old === now) continue;
    for (const [id, document] of now) {
      const known = old.get(id);
      if (known) ops.push(...documentOps([name, id], known, document));
      else ops.push({ op: 'set', path: [name, id], value: document });
    }
    for (const id of old.keys()) if (!now.has(id)) ops.push({ op: 'unset', path: [name, id] });
  }
  return ops;
}

function documentOps(path: EditPath, before: ProjectDocument, after: ProjectDocument): Op[] {
  if (before === after || isSameJson(before, after)) return [];
  const [collection] = path;
  const parts =
    typeof collection === 'string' && hasNodes(collection)
      ? nodeOps(collection, path, before, after)
      : isTable(before) && isTable(after)
        ? tableOps(path, before, after)
        : isJsonObject(before) && isJsonObject(after)
          ? memberOps(path, before, after)
          : undefined;
  return parts ?? [{ op: 'set', path, value: after }];
}

function isTable(document: ProjectDocument): document is TableDocument {
  return 'numCols' in document;
}
