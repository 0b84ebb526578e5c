import {
  apply,
  type Color,
  createGifWriter,
  cutSheet,
  type FloodOptions,
  findIslands,
  floodArea,
  type GifWriter,
  joinSheet,
  type Mask,
  type Picture,
  paletteOf,
  pictureFromFrames,
  type Raster,
  type Rect,
  type Result,
} from '@playhouse/paint';
import { type Imported, importFile } from '../files/importPicture.ts';
import { loadPicture, loadSmaller, readRaster } from '../files/loadPicture.ts';
import { pngArea, writePng } from '../files/png.ts';
import { packPicture, type SentPart, type SentPicture, unpackPart } from './sentPicture.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** px of an image whose colors count. */
const colorPixels = 256 * 256;

/** The file that this worker is writing. */
let gif: GifWriter | undefined;

/** What takes time proportional to a picture, and can be done in a worker. */
export const pictureTasks = {
  async apply(sent: SentPart): Promise<Result<SentPicture>> {
    const { picture, edit } = unpackPart(sent);
    const applied = apply(picture, edit);
    return applied.ok ? { ok: true, value: packPicture(applied.value.picture, picture) } : applied;
  },

  async floodArea(raster: Raster, x: number, y: number, options: FloodOptions): Promise<Mask> {
    return floodArea(raster, x, y, options);
  },

  load: (file: Bytes): Promise<Result<Picture>> => loadPicture(file),
  loadSmaller: (file: Bytes): Promise<Result<Picture>> => loadSmaller(file),
  importFile: (file: Blob): Promise<Result<Imported>> => importFile(file),
  readRaster: (file: Bytes): Promise<Result<Raster>> => readRaster(file),

  /** The most frequent colors of small images; large ones and damaged files do not count. */
  async colorsOf(files: readonly Bytes[], count: number): Promise<readonly Color[]> {
    const rasters: Raster[] = [];
    for (const file of files) {
      if (pngArea(file) > colorPixels) continue;
      const read = await readRaster(file);
      if (read.ok && read.value.width * read.value.height <= colorPixels) rasters.push(read.value);
    }
    return paletteOf(rasters, count).map(({ color }) => color);
  },

  writePng: (raster: Raster): Promise<Bytes> => writePng(raster),

  /** A PNG file with all frames. */
  async writeSheet(frames: readonly Raster[], columns: number): Promise<Result<Bytes>> {
    const sheet = joinSheet(frames, { columns });
    return sheet.ok ? { ok: true, value: await writePng(sheet.value.raster) } : sheet;
  },

  /** The next bytes of the GIF that this worker writes. The first frame begins it. */
  async addToGif(frame: Raster, duration: number): Promise<Result<Bytes>> {
    if (!gif) {
      const begun = createGifWriter(frame.width, frame.height);
      if (!begun.ok) return begun;
      gif = begun.value;
    }
    return gif.add(frame, duration);
  },

  async endGif(): Promise<Bytes> {
    const end = gif?.end() ?? new Uint8Array();
    gif = undefined;
    return end;
  },

  async findIslands(sheet: Raster, gap: number): Promise<readonly Rect[]> {
    return findIslands(sheet, { gap });
  },

  async cutSheet(sheet: Raster, cells: readonly Rect[], rate: number): Promise<Result<Picture>> {
    return pictureFromFrames(cutSheet(sheet, cells), rate);
  },
};

export type PictureTasks = typeof pictureTasks;
