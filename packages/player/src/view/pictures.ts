import type { Project } from '@playhouse/core';
import { ImageSource, Texture } from 'pixi.js';
import { createAssetPaths } from '../assets/assetPaths.ts';

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
  destroy(): void;
}

/** Pictures decoded at the same time. */
const lanes = 6;

/** Loads all images of a project. Those that cannot be decoded count as missing. */
export async function loadPictures({ project, assets, longestSide, onMissing }: PictureOptions): Promise<Pictures> {
  const pathOf = createAssetPaths(project, 'images');
  const textures = new Map<string, Texture>();
  const missing = new Set<string>();
  const waiting = [
    ...new Set(project.assets.images.flatMap(({ files }) => files.map((file) => `images/${file.name}`))),
  ];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const texture = await decode(await assets(path), longestSide);
        if (texture) textures.set(path, texture);
      }
    }),
  );
  return {
    of(name) {
      if (name === '') return Texture.WHITE;
      const texture = textures.get(pathOf(name) ?? '');
      if (texture) return texture;
      if (!missing.has(name)) {
        missing.add(name);
        onMissing(name);
      }
      return Texture.WHITE;
    },
    destroy() {
      for (const texture of textures.values()) texture.destroy(true);
      textures.clear();
    },
  };
}

async function decode(bytes: Uint8Array | undefined, longestSide: number): Promise<Texture | undefined> {
  if (!bytes) return undefined;
  const blob = new Blob([bytes.slice()]);
  try {
    let bitmap = await createImageBitmap(blob);
    const resolution = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    if (resolution < 1) {
      const width = Math.max(1, Math.floor(bitmap.width * resolution));
      bitmap.close();
      bitmap = await createImageBitmap(blob, { resizeWidth: width, resizeQuality: 'high' });
    }
    return new Texture({ source: new ImageSource({ resource: bitmap, resolution }) });
  } catch {
    return undefined;
  }
}
