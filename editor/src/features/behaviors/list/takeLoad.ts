import type { BehaviorGap, BehaviorOwner } from '@playhouse/core';
import type { ListLoad } from './behaviorDrag.ts';
import { insertThing } from './insertThing.ts';
import type { ListCommands } from './listCommands.ts';

/** Drops the dragged behaviors into the list and moves the cursor to them. Ignores behaviors of another actor. */
export function takeLoad(
  load: ListLoad,
  gap: BehaviorGap,
  owner: BehaviorOwner,
  commands: ListCommands,
  goTo: (key: string) => void,
): void {
  if (load.kind === 'behaviors') {
    if (JSON.stringify(load.owner) !== JSON.stringify(owner)) return;
    commands.move(load.ids, gap);
    const [first] = load.ids;
    if (first !== undefined) goTo(first);
    return;
  }
  void insertThing(commands, load.thing, gap).then((id) => (id === undefined ? undefined : goTo(id)));
}
