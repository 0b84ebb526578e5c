/** Facts about other documents that a document's findings depend on, by what they are about. */
export interface Uses {
  readonly prototype: Set<string>;
  readonly scene: Set<string>;
  readonly table: Set<string>;
  readonly image: Set<string>;
  readonly sound: Set<string>;
  readonly font: Set<string>;
  readonly tag: Set<string>;
  /** Custom attributes and tables of the game, by id. */
  readonly game: Set<string>;
}

export type FactKind = keyof Uses;
export const factKinds = ['prototype', 'scene', 'table', 'image', 'sound', 'font', 'tag', 'game'] as const;

/** No facts yet. */
export function createUses(): Uses {
  return {
    prototype: new Set(),
    scene: new Set(),
    table: new Set(),
    image: new Set(),
    sound: new Set(),
    font: new Set(),
    tag: new Set(),
    game: new Set(),
  };
}
