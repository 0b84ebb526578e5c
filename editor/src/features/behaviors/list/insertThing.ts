import type { BehaviorGap, Id } from '@playhouse/core';
import type { Insertable } from './insertable.ts';
import type { ListCommands } from './listCommands.ts';

/** Inserts something at a gap. Returns the id of the new behavior, or undefined when it was rejected. */
export async function insertThing(
  commands: ListCommands,
  thing: Insertable,
  gap: BehaviorGap,
): Promise<Id | undefined> {
  switch (thing.kind) {
    case 'class':
      return commands.insert(thing.class, gap);
    case 'example':
      return commands.insertExample(thing.class, gap);
    case 'saved':
      return commands.insertSaved(thing.saved, gap);
    case 'own':
      return commands.insertOwn(thing.own, gap);
  }
}
