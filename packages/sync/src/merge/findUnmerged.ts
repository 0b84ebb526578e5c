import type { DocumentPath } from '@playhouse/core';
import type { RecordBody } from '../store/database.ts';
import type { MergeDatabase } from './mergePorts.ts';
import { compareRevisions } from './revisionGraph.ts';

/** A document of which this computer has several versions that nobody has merged yet. */
export interface UnmergedDocument {
  readonly document: DocumentPath;
  /** What is not shown of it, at least one; the one that nearly won comes first. */
  readonly others: readonly { readonly rev: string; readonly body: RecordBody }[];
}

/**
 * The documents with several open leaves. `shownOf` is the revision that the open project continues; where that is none
 * of the leaves, the winner is shown.
 */
export async function findUnmerged(
  database: Pick<MergeDatabase, 'changes' | 'leaves'>,
  shownOf: (document: DocumentPath) => string | undefined = () => undefined,
): Promise<readonly UnmergedDocument[]> {
  const found: UnmergedDocument[] = [];
  for (let since = '0', isLast = false; !isLast; ) {
    const changes = await database.changes(since);
    for (const document of changes.documents) {
      const open = (await database.leaves(document))
        .flatMap(({ rev, isDeleted, body }) => (isDeleted || !body ? [] : [{ rev, body }]))
        .sort((left, right) => compareRevisions(right.rev, left.rev));
      const shown = open.find(({ rev }) => rev === shownOf(document)) ?? open[0];
      const others = open.filter((leaf) => leaf !== shown);
      if (others.length > 0) found.push({ document, others });
    }
    ({ since, isLast } = changes);
  }
  return found;
}
