import type { Layout, Slot } from '../attributes/layout.ts';

/**
 * The name under which each custom attribute is reported: its own, or `attributes.<id>` if the name is duplicated,
 * taken, empty, or contains a dot or a quote. docs/format.md#game-attributes.
 */
export function attributeNames(layout: Layout, taken: ReadonlySet<string>): Map<Slot, string> {
  const slots = [...layout.slots.values()];
  const uses = new Map<string, number>();
  for (const { name } of slots) uses.set(name, (uses.get(name) ?? 0) + 1);
  return new Map(
    slots.map((slot) => {
      const isPlain =
        slot.name !== '' && uses.get(slot.name) === 1 && !taken.has(slot.name) && !/[."']/.test(slot.name);
      return [slot, isPlain ? slot.name : `attributes.${slot.id}`];
    }),
  );
}
