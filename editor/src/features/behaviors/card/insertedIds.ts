import type { Behavior, Checkpoint, Id } from '@playhouse/core';

/** Ids of the behaviors and conditions that an undo step inserted. */
export function insertedIds(step: Pick<Checkpoint, 'actions'> | undefined): ReadonlySet<Id> {
  const ids = new Set<Id>();
  for (const { action, data } of step?.actions ?? []) {
    const { id, behaviors } = data as { readonly id?: Id; readonly behaviors?: readonly Behavior[] };
    if (action === 'behavior.insert' || action === 'condition.insert') ids.add(id ?? '');
    else if (action === 'behavior.insertTrees') addTrees(ids, behaviors ?? []);
  }
  return ids;
}

function addTrees(ids: Set<Id>, behaviors: readonly Behavior[]): void {
  for (const { id, conditions = [], behaviors: inner = [], elseBehaviors = [] } of behaviors) {
    ids.add(id);
    for (const condition of conditions) ids.add(condition.id);
    addTrees(ids, inner);
    addTrees(ids, elseBehaviors);
  }
}
