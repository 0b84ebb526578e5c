import type { Layout, Slot } from '../attributes/layout.ts';

/**
 * The name under which each custom attribute is reported: `root.name`, or its keypath where the name occurs twice, is
 * empty, or holds a dot or a quote. Format, chapter 5.
 */
export function attributeNames(layout: Layout, root: string): Map<Slot, string> {
  const slots = [...layout.slots.values()];
  const uses = new Map<string, number>();
  for (const { name } of slots) uses.set(name, (uses.get(name) ?? 0) + 1);
  return new Map(
    slots.map((slot) => {
      const isPlain = slot.name !== '' && uses.get(slot.name) === 1 && !/[."']/.test(slot.name);
      return [slot, isPlain ? `${root}.${slot.name}` : `${root}.attributes.${slot.id}`];
    }),
  );
}

/** The values of custom attributes by their names. */
export function namedValues(
  layout: Layout,
  root: string,
  slots: Float64Array,
  values: readonly (string | boolean)[],
): Record<string, number | string | boolean> {
  return Object.fromEntries(
    Array.from(attributeNames(layout, root), ([slot, name]) => [
      name,
      (slot.isNumber ? slots[slot.index] : values[slot.index]) ?? slot.initial,
    ]),
  );
}
