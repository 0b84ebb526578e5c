/** What a fact about other documents is about. `game` are custom attributes and tables of the game, by id. */
export const factKinds = ['prototype', 'scene', 'table', 'image', 'sound', 'font', 'tag', 'game'] as const;
export type FactKind = (typeof factKinds)[number];

/** Facts about other documents that a document's findings depend on. Most documents use few kinds. */
export type Uses = { [Kind in FactKind]?: Set<string> };

/** Adds a fact. */
export function noteUse(uses: Uses, kind: FactKind, name: string): void {
  const names = uses[kind];
  if (names === undefined) uses[kind] = new Set([name]);
  else names.add(name);
}
