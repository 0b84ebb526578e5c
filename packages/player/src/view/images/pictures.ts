import type { Project } from '@playhouse/core';
import { ImageSource, Texture, type TextureSource } from 'pixi.js';
import { createAssetPaths } from '../../assets/assetPaths.ts';
import { copyOutOfPage, createAtlas, fitsAtlas } from './atlas.ts';

export interface PictureOptions {
  readonly project: Project;
  readonly assets: (path: string) => Promise<Uint8Array | undefined>;
  /** Longest side of a texture that the graphics card takes. */
  readonly longestSide: number;
  /** Called once for each picture that is asked for and cannot be shown. */
  readonly onMissing: (name: string) => void;
}

/** The images of a game as textures. */
export interface Pictures {
  /** The texture of an image by the name that the game uses; plain white for none and for missing ones. */
  of(name: string): Texture;
  /** The same as a texture that can be repeated. */
  tileOf(name: string): Texture;
  /** Takes all textures but these off the graphics card. They come back when they are drawn again. */
  release(kept: ReadonlySet<TextureSource>): void;
  destroy(): void;
}

/** Pictures decoded at the same time. */
const lanes = 6;

/** Loads all images of a project, the small ones into common pages. Those that cannot be decoded count as missing. */
export async function loadPictures({ project, assets, longestSide, onMissing }: PictureOptions): Promise<Pictures> {
  const pathOf = createAssetPaths(project, 'images');
  const bitmaps = await decodeAll(project, assets);
  const small = new Map([...bitmaps].filter(([, bitmap]) => fitsAtlas(bitmap, longestSide)));
  const textures = new Map(createAtlas(small, longestSide));
  for (const [path, bitmap] of bitmaps) {
    if (!small.has(path)) textures.set(path, await wholeTexture(bitmap, longestSide));
  }
  const tiles = new Map<Texture, Texture>();
  const missing = new Set<string>();
  const of = (name: string): Texture => {
    if (name === '') return Texture.WHITE;
    const texture = textures.get(pathOf(name) ?? '');
    if (texture) return texture;
    if (!missing.has(name)) {
      missing.add(name);
      onMissing(name);
    }
    return Texture.WHITE;
  };
  return {
    of,
    tileOf(name) {
      const texture = of(name);
      const tile = tiles.get(texture) ?? copyOutOfPage(texture);
      tiles.set(texture, tile);
      return tile;
    },
    release(kept) {
      for (const { source } of [...textures.values(), ...tiles.values()]) {
        if (source !== Texture.WHITE.source && !kept.has(source)) source.unload();
      }
    },
    destroy() {
      const sources = new Set([...textures.values(), ...tiles.values()].map(({ source }) => source));
      sources.delete(Texture.WHITE.source);
      for (const source of sources) source.destroy();
      textures.clear();
      tiles.clear();
    },
  };
}

/** The images of a project that can be decoded, by stored path. */
async function decodeAll(
  project: Project,
  assets: (path: string) => Promise<Uint8Array | undefined>,
): Promise<Map<string, ImageBitmap>> {
  const paths = [...new Set(project.assets.images.flatMap(({ files }) => files.map(({ name }) => `images/${name}`)))];
  const found = new Map<string, ImageBitmap>();
  const waiting = [...paths];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const bitmap = await decode(await assets(path));
        if (bitmap) found.set(path, bitmap);
      }
    }),
  );
  return new Map(paths.flatMap((path) => [[path, found.get(path)] as const]).filter(hasBitmap));
}

function hasBitmap(entry: readonly [string, ImageBitmap | undefined]): entry is readonly [string, ImageBitmap] {
  return entry[1] !== undefined;
}

async function decode(bytes: Uint8Array | undefined): Promise<ImageBitmap | undefined> {
  if (!bytes) return undefined;
  try {
    return await createImageBitmap(new Blob([bytes.slice()]));
  } catch {
    return undefined;
  }
}

/** A texture of a picture alone, made smaller where the graphics card takes no such length. */
async function wholeTexture(bitmap: ImageBitmap, longestSide: number): Promise<Texture> {
  const resolution = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  if (resolution === 1) return new Texture({ source: new ImageSource({ resource: bitmap, resolution }) });
  const resizeWidth = Math.max(1, Math.floor(bitmap.width * resolution));
  const resource = await createImageBitmap(bitmap, { resizeWidth, resizeQuality: 'high' });
  bitmap.close();
  return new Texture({ source: new ImageSource({ resource, resolution }) });
}
