/**
 * What a fact about other documents is about. `game` are keypaths of the game's own attributes and tables, `instance` the
 * attributes that instances of a prototype have of their own.
 */
export const factKinds = ['prototype', 'scene', 'table', 'image', 'sound', 'font', 'tag', 'game', 'instance'] as const;
export type FactKind = (typeof factKinds)[number];

/** Facts about other documents that a document's findings depend on; some are there more than once. */
export type Uses = Record<FactKind, string[] | undefined>;

/** Uses of nothing yet. All have one layout, so that noting one is quick. */
export function createUses(): Uses {
  return {
    prototype: undefined,
    scene: undefined,
    table: undefined,
    image: undefined,
    sound: undefined,
    font: undefined,
    tag: undefined,
    game: undefined,
    instance: undefined,
  };
}

/** Adds a fact. */
export function noteUse(uses: Uses, kind: FactKind, name: string): void {
  const names = uses[kind];
  if (names === undefined) uses[kind] = [name];
  else if (names[names.length - 1] !== name) names.push(name);
}
