/**
 * The subject of a fact about other documents. `game` means keypaths of the game's own attributes and tables,
 * `instance` the attributes that only instances of a prototype have.
 */
export const factKinds = ['prototype', 'scene', 'table', 'image', 'sound', 'font', 'tag', 'game', 'instance'] as const;
export type FactKind = (typeof factKinds)[number];

/** Facts about other documents that a document's findings depend on, possibly repeated. */
export type Uses = Record<FactKind, string[] | undefined>;

/** Creates empty uses. All have the same layout, so that adding one is fast. */
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
