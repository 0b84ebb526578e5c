import { type Cel, celFrom, emptyCel } from '../document/cel.ts';
import { checkCounts, checkSize, limits } from '../document/limits.ts';
import { type Layer, type Picture, pictureOf } from '../document/picture.ts';
import { createRaster, type Raster } from '../document/raster.ts';
import { accept, type Result, refuse } from '../result.ts';
import { type AsepriteCel, type AsepriteFile, type AsepriteLayer, readChunks } from './chunks.ts';

/** Unpacks a zlib stream to at most `maxBytes`; may throw when it is damaged. */
export type Inflate = (bytes: Uint8Array, maxBytes: number) => Uint8Array;

export interface AsepriteImport {
  readonly picture: Picture;
  /** What could not be kept, as sentences. */
  readonly losses: readonly string[];
}

/** Reads an .ase or .aseprite file: its image layers, without groups, and all frames. */
export function readAseprite(bytes: Uint8Array, inflate: Inflate): Result<AsepriteImport> {
  if (bytes.length > limits.fileBytes) return refuse('size', 'The file is too large.');
  const parsed = readChunks(bytes);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  const kept = file.layers.flatMap((layer, index) => (layer.type === 0 ? [{ layer, index }] : []));
  if (kept.length === 0) return refuse('empty', 'The file has no image layers.');
  const counts = checkCounts(kept.length, file.frames.length);
  if (!counts.ok) return counts;
  const losses = lossesOf(file);
  const cels = readCels(file, inflate, losses);
  if (!cels.ok) return cels;
  const layers = kept.map(({ index }) => layerOf(file, index));
  const nothing = emptyCel(file.width, file.height);
  const rows = cels.value.map((row) => kept.map(({ index }) => row.get(index) ?? nothing));
  const durations = file.frames.map(({ duration }) => Math.max(10, Math.min(60_000, duration)));
  const rate = Math.max(1, Math.min(60, Math.round(1000 / (durations[0] ?? 100))));
  const picture = pictureOf(rows, layers, rate, durations);
  return picture.ok ? accept({ picture: picture.value, losses: [...losses] }) : picture;
}

function layerOf(file: AsepriteFile, index: number): Omit<Layer, 'id'> {
  const own = file.layers[index];
  const chain = [own, ...groupsOf(file.layers, index)].filter((layer) => layer !== undefined);
  const opacity = file.hasLayerOpacity ? (own?.opacity ?? 255) / 255 : 1;
  return {
    name: (own?.name ?? '').slice(0, 100),
    // Reference layers are not part of the picture.
    isVisible: chain.every(({ flags }) => (flags & 1) !== 0 && (flags & 64) === 0),
    opacity,
  };
}

/** The groups around a layer: the nearest layers before it whose level is lower. */
function groupsOf(layers: readonly AsepriteLayer[], index: number): AsepriteLayer[] {
  const groups: AsepriteLayer[] = [];
  let level = layers[index]?.level ?? 0;
  for (let at = index - 1; at >= 0 && level > 0; at--) {
    const layer = layers[at];
    if (!layer || layer.level >= level) continue;
    groups.push(layer);
    level = layer.level;
  }
  return groups;
}

function lossesOf({ layers }: AsepriteFile): Set<string> {
  const losses = new Set<string>();
  for (const { type, blend, name } of layers) {
    if (type === 1) losses.add('Groups of layers were dissolved.');
    if (type > 1) losses.add(`The tile map “${name}” was left out.`);
    if (type === 0 && blend !== 0) losses.add(`The layer “${name}” is blended normally.`);
  }
  return losses;
}

/** The cels of each frame by layer. */
function readCels(file: AsepriteFile, inflate: Inflate, losses: Set<string>): Result<Map<number, Cel>[]> {
  const rows: Map<number, Cel>[] = [];
  let bytes = 0;
  for (const { cels } of file.frames) {
    const row = new Map<number, Cel>();
    rows.push(row);
    for (const cel of cels) {
      const layer = file.layers[cel.layer];
      if (!layer) return refuse('damaged', 'A cel belongs to a layer that does not exist.');
      if (layer.type !== 0) continue;
      if (cel.content.kind === 'linked') {
        const linked = rows[cel.content.frame]?.get(cel.layer);
        if (linked) row.set(cel.layer, linked);
        else losses.add('A cel with a broken link was left out.');
        continue;
      }
      const raster = readPixels(file, cel, (layer.flags & 8) !== 0, inflate);
      if (!raster.ok) return raster;
      const read = celFrom(raster.value, file.width, file.height, cel.x, cel.y);
      row.set(cel.layer, read);
      bytes += read.tiles.filter((tile) => tile).length * 64 * 64 * 4;
      if (bytes > limits.bytes) return refuse('size', 'The file would need too much memory.');
    }
  }
  return accept(rows);
}

function readPixels(file: AsepriteFile, cel: AsepriteCel, isBackground: boolean, inflate: Inflate): Result<Raster> {
  const { content } = cel;
  if (content.kind === 'linked' || content.kind === 'unknown') return refuse('damaged', 'A cel is of an unknown kind.');
  const { width, height } = content;
  const fits = checkSize(width, height);
  if (!fits.ok) return refuse('damaged', 'A cel has an impossible size.');
  const size = width * height * file.pixelBytes;
  const data = content.kind === 'raw' ? content.data : unpack(content.data, size, inflate);
  if (!data || data.length < size) return refuse('damaged', 'The pixels of a cel are damaged.');
  const raster = createRaster(width, height);
  const opacity = cel.opacity / 255;
  for (let pixel = 0; pixel < width * height; pixel++)
    writePixel(file, data, pixel, isBackground, opacity, raster.data);
  return accept(raster);
}

function unpack(data: Uint8Array, size: number, inflate: Inflate): Uint8Array | undefined {
  try {
    return inflate(data, size);
  } catch {
    return undefined;
  }
}

function writePixel(
  file: AsepriteFile,
  data: Uint8Array,
  pixel: number,
  isBackground: boolean,
  opacity: number,
  target: Uint8ClampedArray,
): void {
  const at = pixel * file.pixelBytes;
  const to = pixel * 4;
  if (file.pixelBytes === 4) target.set(data.subarray(at, at + 4), to);
  else if (file.pixelBytes === 2) {
    target.fill(data[at] as number, to, to + 3);
    target[to + 3] = data[at + 1] as number;
  } else {
    const index = data[at] as number;
    if (index === file.transparentIndex && !isBackground) return;
    target.set(file.palette.subarray(index * 4, index * 4 + 4), to);
  }
  target[to + 3] = (target[to + 3] as number) * opacity;
}
