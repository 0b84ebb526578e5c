import type { BehaviorGap, BehaviorOwner } from '@playhouse/core';
import type { DragLoad } from './behaviorDrag.ts';
import type { ListCommands } from './listCommands.ts';

/** Puts what was dragged into the list and the cursor on it. Behaviors of another actor stay where they are. */
export function takeLoad(
  load: DragLoad,
  place: BehaviorGap,
  owner: BehaviorOwner,
  commands: ListCommands,
  goTo: (key: string) => void,
): void {
  if (load.kind === 'behaviors') {
    if (JSON.stringify(load.owner) !== JSON.stringify(owner)) return;
    commands.move(load.ids, place);
    const [first] = load.ids;
    if (first !== undefined) goTo(first);
    return;
  }
  const id = load.kind === 'class' ? commands.insert(load.class, place) : commands.insertSaved(load.saved, place);
  if (id !== undefined) goTo(id);
}
