/** Something that can be found by its name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * The id of the only thing with this name, or else of the only one ignoring case. Undefined for none and for several.
 */
export function findByName(things: readonly Named[], name: string): string | undefined {
  if (name.trim() === '') return undefined;
  const exact = things.filter((thing) => thing.name === name);
  const found = exact.length > 0 ? exact : things.filter((thing) => folded(thing.name) === folded(name));
  const [first, second] = found;
  return second === undefined ? first?.id : undefined;
}

function folded(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
