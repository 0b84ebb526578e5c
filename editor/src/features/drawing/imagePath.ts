import type { AssetsDocument } from '@playhouse/core';

/** The stored path of an image by its name, with or without extension; undefined when the manifest has none. */
export function imagePath(assets: AssetsDocument, name: string): string | undefined {
  if (name === '') return undefined;
  let table = tables.get(assets);
  if (!table) {
    table = new Map();
    for (const image of assets.images) {
      const [file] = image.files;
      if (!file) continue;
      const path = `images/${file.name}`;
      table.set(file.name, path);
      table.set(image.name, path);
    }
    tables.set(assets, table);
  }
  return table.get(name);
}

const tables = new WeakMap<AssetsDocument, Map<string, string>>();
