import type { BuiltIn } from '../attributes/attribute.ts';
import { type Layout, readSlot, type SlotOwner, writeSlot } from '../attributes/layout.ts';

/** An owner of attributes in the running game, and as defined in its project. */
export interface CarriedOwner<Owner> {
  readonly now: Owner;
  readonly initial: Owner;
  readonly layout: Layout;
}

/**
 * Copies the current values of the old owner to `next`, which has the values of its project. If the author changed the
 * value, type or attribute itself, that change wins.
 */
export function carryAttributes<Owner extends SlotOwner>(
  builtIns: readonly BuiltIn<Owner>[],
  old: CarriedOwner<Owner>,
  next: { readonly now: Owner; readonly layout: Layout },
): void {
  for (const attribute of builtIns) {
    const isChanged = !Object.is(attribute.get(old.initial), attribute.get(next.now));
    if (!isChanged) attribute.set(next.now, attribute.get(old.now));
  }
  for (const slot of next.layout.slots.values()) {
    const before = old.layout.slots.get(slot.id);
    if (before?.type !== slot.type) continue;
    if (Object.is(readSlot(before, old.initial), readSlot(slot, next.now)))
      writeSlot(slot, next.now, readSlot(before, old.now));
  }
}
