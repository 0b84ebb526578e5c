import type { Project } from '@playhouse/core';
import { ImageSource, Texture, type TextureSource } from 'pixi.js';
import { createAssetPaths } from '../../assets/assetPaths.ts';
import { copyOutOfPage, createAtlas, fitsAtlas } from './atlas.ts';
import type { DecodedImage } from './decodeImage.ts';
import { decodeImages } from './decodeImages.ts';

export interface PictureOptions {
  readonly project: Project;
  readonly assets: (path: string) => Promise<Uint8Array | undefined>;
  /** Maximum side length of a texture on the graphics card. */
  readonly longestSide: number;
  /** Called once for each requested image that cannot be shown. */
  readonly onMissing: (name: string) => void;
  /** Called with the total pixels of all images when some had to be reduced. */
  readonly onReduced: (pixels: number) => void;
}

/** The images of a game as textures. */
export interface Pictures {
  /** The texture of an image by the name that the game uses; plain white for blank names and missing images. */
  of(name: string): Texture;
  /** The same as a repeatable texture. */
  tileOf(name: string): Texture;
  /** Removes all other textures from the graphics card. They are restored when drawn again. */
  release(kept: ReadonlySet<TextureSource>): void;
  destroy(): void;
}

/** Loads all images of a project, the small ones into shared pages. Those that cannot be decoded count as missing. */
export async function loadPictures(options: PictureOptions): Promise<Pictures> {
  const { project, assets, longestSide, onMissing, onReduced } = options;
  const pathOf = createAssetPaths(project, 'images');
  const paths = new Set(project.assets.images.flatMap(({ files }) => files.map(({ name }) => `images/${name}`)));
  const { images, reducedFrom } = await decodeImages([...paths], assets);
  if (reducedFrom !== undefined) onReduced(reducedFrom);
  const small = new Map<string, ImageBitmap>();
  for (const [path, { bitmap, resolution }] of images) {
    if (resolution === 1 && fitsAtlas(bitmap, longestSide)) small.set(path, bitmap);
  }
  const textures = new Map(createAtlas(small, longestSide));
  for (const [path, image] of images) {
    if (!small.has(path)) textures.set(path, await wholeTexture(image, longestSide));
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

/** A texture of a single picture, reduced when it exceeds the maximum side length of the graphics card. */
async function wholeTexture({ bitmap, resolution }: DecodedImage, longestSide: number): Promise<Texture> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  if (scale === 1) return new Texture({ source: new ImageSource({ resource: bitmap, resolution }) });
  const resizeWidth = Math.max(1, Math.floor(bitmap.width * scale));
  const resource = await createImageBitmap(bitmap, { resizeWidth, resizeQuality: 'high' });
  bitmap.close();
  return new Texture({ source: new ImageSource({ resource, resolution: resolution * scale }) });
}
