import type { Collection, CollectionName, Project } from '../model/project.ts';

/** The documents of a collection that were added or replaced, and those that were removed, by id. */
export interface MemberChanges {
  readonly put: readonly string[];
  readonly removed: readonly string[];
}

/** The changes of every collection between two states of a project. */
export type ProjectChanges = Readonly<Record<CollectionName, MemberChanges>>;

/** Finds the documents that differ by identity. */
export function changedMembers(before: Project, after: Project): ProjectChanges {
  return {
    scenes: changesOf(before.scenes, after.scenes),
    actors: changesOf(before.actors, after.actors),
    tables: changesOf(before.tables, after.tables),
    delegates: changesOf(before.delegates, after.delegates),
    behaviors: changesOf(before.behaviors, after.behaviors),
    tests: changesOf(before.tests, after.tests),
  };
}

const noChanges: MemberChanges = { put: [], removed: [] };

/** Iterates over both in parallel, because after most edits both have the same members in the same order. */
function changesOf(before: Collection<unknown>, after: Collection<unknown>): MemberChanges {
  if (before === after) return noChanges;
  const put: string[] = [];
  let kept = 0;
  const others = before.entries();
  for (const [id, document] of after) {
    const other = others.next().value;
    if (other !== undefined && other[1] === document && other[0] === id) {
      kept += 1;
      continue;
    }
    if (before.has(id)) kept += 1;
    if (before.get(id) !== document || !before.has(id)) put.push(id);
  }
  return { put, removed: kept === before.size ? noChanges.removed : [...before.keys()].filter((id) => !after.has(id)) };
}
