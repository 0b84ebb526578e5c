import type { DrawnItem, DrawnLayer } from '../drawing/stageItems.ts';

interface Place {
  readonly layer: number;
  readonly index: number;
}

/** The last answer, which several parts of the page ask for. */
let latest:
  | {
      readonly layers: readonly DrawnLayer[];
      readonly selection: readonly string[];
      readonly places: readonly Place[];
      readonly items: readonly DrawnItem[];
    }
  | undefined;

/** The selected items, back to front. */
export function selectedItems(layers: readonly DrawnLayer[], selection: readonly string[]): readonly DrawnItem[] {
  if (selection.length === 0) return none;
  if (latest?.layers === layers && latest.selection === selection) return latest.items;
  const places = (latest?.selection === selection && knownPlaces(layers)) || findPlaces(layers, new Set(selection));
  const items = places.flatMap(({ layer, index }) => layers[layer]?.items[index] ?? []);
  latest = { layers, selection, places, items };
  return items;
}

/** Where the selected items were, if all of them still are, as during a drag. */
function knownPlaces(layers: readonly DrawnLayer[]): readonly Place[] | undefined {
  if (!latest || latest.items.length < latest.selection.length) return undefined;
  const { places, items } = latest;
  const isThere = places.every(({ layer, index }, at) => layers[layer]?.items[index]?.id === items[at]?.id);
  return isThere ? places : undefined;
}

function findPlaces(layers: readonly DrawnLayer[], wanted: ReadonlySet<string>): readonly Place[] {
  const places: Place[] = [];
  for (const [layer, { items }] of layers.entries()) {
    for (const [index, { id }] of items.entries()) if (wanted.has(id)) places.push({ layer, index });
  }
  return places;
}

const none: readonly DrawnItem[] = [];
