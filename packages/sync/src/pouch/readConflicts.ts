import { findUnmerged, type UnmergedDocument } from '../merge/findUnmerged.ts';
import { createMergeMemory } from '../merge/mergeMemory.ts';
import type { MergeNote } from '../merge/mergePorts.ts';
import { mergesOf } from '../store/databaseNames.ts';
import { type CloudPlace, openLocal } from './cloudSides.ts';
import { openMergeDatabase } from './mergePouch.ts';
import { createPouchDatabases } from './pouchDatabases.ts';

/** Where versions of a project met on this computer. */
export interface Conflicts {
  /** The latest merges that replaced something, newest first. */
  readonly merged: readonly MergeNote[];
  /** What waits for a merge. */
  readonly unmerged: readonly UnmergedDocument[];
}

/** Finds where versions met, also without a server. `shownOf` is the revision that the open project continues. */
export async function readConflicts(
  { pouch, id }: Pick<CloudPlace, 'pouch' | 'id'>,
  shownOf: (document: string) => string | undefined,
): Promise<Conflicts> {
  const notes = await createMergeMemory(await createPouchDatabases(pouch).open(mergesOf(id))).notes();
  const merged = notes.filter(({ conflicts, lost }) => conflicts.length > 0 || lost.some(({ copy }) => copy));
  return { merged, unmerged: await findUnmerged(openMergeDatabase(openLocal({ pouch, id })), shownOf) };
}
