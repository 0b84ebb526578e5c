import { areasIn, boundsOf, type TileArea, tileSize } from '../document/cel.ts';
import type { CelPosition, Picture } from '../document/picture.ts';
import { intersectRects, type Rect } from '../geometry/rect.ts';
import { accumulate, accumulateSums, clearSums, resolve, type Sums } from './accumulate.ts';
import { clearArea, composeArea, copyArea, type VisibleTile, visibleTiles } from './compose.ts';

/** Composes again and again while one layer changes. */
export interface Composer {
  /**
   * As `compose`, with a difference of at most 1 per channel. The layers in front of and behind the active one are
   * remembered by tile; they are recognized by identity, so nothing has to be told when they change.
   */
  compose(picture: Picture, active: CelPosition, rect: Rect, target: Uint8ClampedArray<ArrayBuffer>): void;
}

/** Several layers of one tile as one. */
interface Flattened {
  readonly tiles: readonly VisibleTile[];
  /** Missing if there is nothing. */
  readonly sums: Sums | undefined;
}

interface Entry {
  readonly below: Flattened;
  readonly above: Flattened;
}

/** Tiles that one call may flatten: each costs as much as composing a whole tile of all layers. */
const flattenedAtOnce = 1;

/** A composer that remembers up to `capacity` tiles, 128 kB each. */
export function createComposer(capacity = 256): Composer {
  const entries = new Map<number, Entry>();
  const sums: Sums = new Float32Array(tileSize * tileSize * 4);

  /** What is remembered of a tile, if it is still true; otherwise it is made if `isAllowed`. */
  const entryOf = (picture: Picture, { frame, layer }: CelPosition, index: number, isAllowed: boolean) => {
    const known = entries.get(index);
    const below = visibleTiles(picture, frame, index, 0, layer);
    const above = visibleTiles(picture, frame, index, layer + 1);
    const isKnown = known !== undefined && isSame(below, known.below.tiles) && isSame(above, known.above.tiles);
    if (!isKnown && !isAllowed) return undefined;
    const entry: Entry = isKnown ? known : { below: flatten(below, known?.below), above: flatten(above, known?.above) };
    // Inserted again, it is the last of the map; the first is the one unused for longest.
    entries.delete(index);
    entries.set(index, entry);
    const [oldest] = entries.keys();
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
    return { entry, isNew: !isKnown };
  };

  return {
    compose(picture, active, rect, target) {
      const inside = intersectRects(rect, boundsOf(picture));
      if (inside.width !== rect.width || inside.height !== rect.height) target.fill(0);
      let flattened = 0;
      for (const area of areasIn(picture, inside)) {
        const found = entryOf(picture, active, area.index, flattened < flattenedAtOnce);
        if (!found) {
          composeArea(picture, active.frame, area, rect, target, sums);
          continue;
        }
        if (found.isNew) flattened++;
        const { below, above } = found.entry;
        const [middle] = visibleTiles(picture, active.frame, area.index, active.layer, active.layer + 1);
        if (!below.sums && !above.sums && !middle) clearArea(area, rect, target);
        else if (!below.sums && !above.sums && middle?.opacity === 1) copyArea(middle.tile, area, rect, target);
        else {
          begin(sums, below.sums, area);
          if (middle) accumulate(sums, middle.tile, middle.opacity, area);
          if (above.sums) accumulateSums(sums, above.sums, area);
          resolve(sums, area, target, rect);
        }
      }
    },
  };
}

function begin(sums: Sums, below: Sums | undefined, area: TileArea): void {
  clearSums(sums, area);
  if (below) accumulateSums(sums, below, area);
}

function flatten(tiles: readonly VisibleTile[], known: Flattened | undefined): Flattened {
  if (known && isSame(tiles, known.tiles)) return known;
  if (tiles.length === 0) return { tiles, sums: undefined };
  const sums: Sums = new Float32Array(tileSize * tileSize * 4);
  const whole: TileArea = { index: 0, left: 0, top: 0, right: tileSize, bottom: tileSize, x: 0, y: 0 };
  for (const { tile, opacity } of tiles) accumulate(sums, tile, opacity, whole);
  return { tiles, sums };
}

function isSame(a: readonly VisibleTile[], b: readonly VisibleTile[]): boolean {
  return (
    a.length === b.length && a.every(({ tile, opacity }, at) => tile === b[at]?.tile && opacity === b[at]?.opacity)
  );
}
