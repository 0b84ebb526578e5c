import type { Cel, EditPart, Picture, PixelBytes } from '@playhouse/paint';

type Tile = NonNullable<Cel['tiles'][number]>;

const tileBytes = 64 * 64 * 4;

/** A cel in a message. A number is the place of a tile among those of the part, a tile is a new one. */
interface SentCel extends Omit<Cel, 'tiles'> {
  readonly tiles: readonly (Tile | number | undefined)[];
}

/** A picture in a message. */
export interface SentPicture extends Omit<Picture, 'cels'> {
  readonly cels: readonly (readonly SentCel[])[];
}

/** A part of an edit in a message. All tiles are in one piece of memory: sending thousands one by one takes long. */
export interface SentPart {
  readonly edit: EditPart['edit'];
  readonly picture: SentPicture;
  readonly pixels: PixelBytes;
}

export function packPart({ picture, edit }: EditPart): SentPart {
  const tiles = tilesOf(picture);
  const pixels = new Uint8ClampedArray(tiles.length * tileBytes);
  for (const [place, tile] of tiles.entries()) pixels.set(tile, place * tileBytes);
  return { edit, picture: packPicture(picture, picture), pixels };
}

export function unpackPart({ picture, edit, pixels }: SentPart): EditPart {
  const tiles = Array.from({ length: pixels.length / tileBytes }, (_, place) =>
    pixels.subarray(place * tileBytes, (place + 1) * tileBytes),
  );
  return { edit, picture: withTiles(picture, tiles) };
}

/** Writes a picture for somebody who has another one. Tiles of both are not sent, so that they stay the same there. */
export function packPicture(picture: Picture, known: Picture): SentPicture {
  const places = new Map(tilesOf(known).map((tile, place) => [tile, place]));
  const cels = picture.cels.map((row) =>
    row.map((cel) => ({ ...cel, tiles: cel.tiles.map((tile) => (tile && places.get(tile)) ?? tile) })),
  );
  return { ...picture, cels };
}

/** Reads what `packPicture` wrote; `known` is the same picture as there. */
export function unpackPicture(sent: SentPicture, known: Picture): Picture {
  return withTiles(sent, tilesOf(known));
}

function withTiles(sent: SentPicture, tiles: readonly Tile[]): Picture {
  const cels = sent.cels.map((row) =>
    row.map((cel) => ({ ...cel, tiles: cel.tiles.map((tile) => (typeof tile === 'number' ? tiles[tile] : tile)) })),
  );
  return { ...sent, cels };
}

/** The tiles of all cels in order, each once. */
function tilesOf({ cels }: Picture): Tile[] {
  return [...new Set(cels.flat().flatMap(({ tiles }) => tiles.filter((tile) => tile !== undefined)))];
}
