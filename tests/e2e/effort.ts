/** `npm run check:thorough` tries everything. `.ci/run`, which has half an hour, tries parts of long loops. */
const isThorough = process.env.PLAYHOUSE_THOROUGH !== undefined;

/** All items in a thorough run, otherwise the first of each `step` items. */
export function everyNth<Item>(items: readonly Item[], step: number): readonly Item[] {
  return isThorough ? items : items.filter((_, index) => index % step === 0);
}

/** All items in a thorough run, otherwise items that together have every feature: each has one that none before it has. */
export function covering<Item>(items: readonly Item[], featuresOf: (item: Item) => readonly string[]): readonly Item[] {
  if (isThorough) return items;
  const covered = new Set<string>();
  return items.filter((item) => {
    const added = featuresOf(item).filter((feature) => !covered.has(feature));
    for (const feature of added) covered.add(feature);
    return added.length > 0;
  });
}
