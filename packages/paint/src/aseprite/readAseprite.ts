import { type Cel, celFrom, emptyCel } from '../document/cel.ts';
import { checkCounts, checkSize, limits } from '../document/limits.ts';
import { type Layer, type Picture, pictureOf } from '../document/picture.ts';
import { createRaster, type Raster, wordsOf } from '../document/raster.ts';
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
  // All cels count, since those outside the canvas cost time as well.
  const celBytes = file.frames.flatMap(({ cels }) => cels).reduce((sum, cel) => sum + bytesOf(cel), 0);
  if (celBytes > limits.bytes) return refuse('size', 'The file would need too much memory.');
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
      row.set(cel.layer, celFrom(raster.value, file.width, file.height, cel.x, cel.y));
    }
  }
  return accept(rows);
}

/** Of the pixels of a cel as RGBA. */
function bytesOf({ content }: AsepriteCel): number {
  return 'width' in content ? content.width * content.height * 4 : 0;
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
  if (file.pixelBytes === 4) raster.data.set(data.subarray(0, size));
  else if (file.pixelBytes === 2) writeGray(data, raster.data);
  else writeIndexed(data, file.palette, isBackground ? -1 : file.transparentIndex, raster.data);
  if (cel.opacity < 255) scaleOpacity(raster.data, cel.opacity / 255);
  return accept(raster);
}

function unpack(data: Uint8Array, size: number, inflate: Inflate): Uint8Array | undefined {
  try {
    return inflate(data, size);
  } catch {
    return undefined;
  }
}

function writeGray(data: Uint8Array, target: Uint8ClampedArray): void {
  for (let at = 0; at * 2 < target.length; at += 2) {
    target.fill(data[at] as number, at * 2, at * 2 + 3);
    target[at * 2 + 3] = data[at + 1] as number;
  }
}

function writeIndexed(
  data: Uint8Array,
  palette: Uint8Array,
  transparentIndex: number,
  target: Uint8ClampedArray<ArrayBuffer>,
): void {
  const colors = new Uint32Array(palette.slice().buffer);
  const words = wordsOf(target);
  for (let at = 0; at < words.length; at++) {
    const index = data[at] as number;
    if (index !== transparentIndex) words[at] = colors[index] as number;
  }
}

function scaleOpacity(target: Uint8ClampedArray, opacity: number): void {
  for (let at = 3; at < target.length; at += 4) target[at] = (target[at] as number) * opacity;
}
