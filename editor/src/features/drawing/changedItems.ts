import type { DrawnItem, DrawnLayer } from './stageItems.ts';
import type { WorldPicture } from './worldPicture.ts';

/**
 * The old and new states of all items that differ between two pictures of a scene; undefined when more than the actors may
 * differ. Compares by identity.
 */
export function changedItems(before: WorldPicture, after: WorldPicture): readonly DrawnItem[] | undefined {
  if (!hasSameGround(before, after)) return undefined;
  const changed: DrawnItem[] = [];
  for (const [at, layer] of after.layers.entries()) {
    const earlier = before.layers[at];
    if (earlier?.id !== layer.id) return undefined;
    if (earlier !== layer && !after.hiddenLayers.has(layer.id)) collectChanged(earlier, layer, changed);
  }
  return changed;
}

function hasSameGround(before: WorldPicture, after: WorldPicture): boolean {
  return (
    before.layers.length === after.layers.length &&
    before.scene.id === after.scene.id &&
    before.scene.attributes === after.scene.attributes &&
    before.hiddenLayers === after.hiddenLayers &&
    before.assets === after.assets &&
    before.pictures === after.pictures &&
    before.picturesVersion === after.picturesVersion &&
    before.view === after.view &&
    before.stage === after.stage &&
    before.density === after.density &&
    before.colors === after.colors
  );
}

/** Adds everything between the common beginning and end of two lists, and the items within those that differ. */
function collectChanged({ items: before }: DrawnLayer, { items: after }: DrawnLayer, changed: DrawnItem[]): void {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && collectPair(before[from], after[from], changed)) from += 1;
  let tail = 0;
  while (tail < shorter - from && collectPair(before.at(-1 - tail), after.at(-1 - tail), changed)) tail += 1;
  for (const items of [before, after]) for (const item of items.slice(from, items.length - tail)) changed.push(item);
}

/** Adds two states of one item if they differ. False when they are not the same item. */
function collectPair(before: DrawnItem | undefined, after: DrawnItem | undefined, changed: DrawnItem[]): boolean {
  if (before === after) return true;
  if (!before || !after || before.id !== after.id) return false;
  changed.push(before, after);
  return true;
}
