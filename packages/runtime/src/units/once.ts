import type { Actor } from '../state/actor.ts';

/**
 * Whether a section of a block with the flag "run once" may start its children; records that it did. `slot` holds a bit
 * per section that has been active in the actor's life. docs/runtime-rules.md#kinds-of-behaviors.
 */
export function opensSection(runOnce: boolean, actor: Actor, slot: number, section: number): boolean {
  if (!runOnce) return true;
  const used = actor.readSlot(slot);
  if ((used & section) !== 0) return false;
  actor.writeSlot(slot, used | section);
  return true;
}
