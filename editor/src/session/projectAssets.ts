import type { AssetFiles } from '@playhouse/core';

/** Where asset bytes are kept for good. Errors are values: undefined means that it worked. */
export interface AssetKeeper {
  put(path: string, bytes: Uint8Array): Promise<{ readonly message: string } | undefined>;
  remove(path: string): Promise<{ readonly message: string } | undefined>;
}

/**
 * The asset files of an open project by stored path (`images/pip.png`). A file is kept for good before `put` settles, so
 * that an edit of the manifest never names bytes that are not there.
 */
export interface ProjectAssets {
  getFiles(): AssetFiles;
  get(path: string): Uint8Array | undefined;
  /** An address that lives as long as the file is unchanged and the project open. */
  urlOf(path: string): string | undefined;
  put(path: string, bytes: Uint8Array): Promise<{ readonly message: string } | undefined>;
  remove(path: string): Promise<{ readonly message: string } | undefined>;
  subscribe(listener: () => void): () => void;
  /** Gives the addresses free. */
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ttf: 'font/ttf',
  otf: 'font/otf',
};

/** The media type that belongs to a stored asset's ending. */
export function mediaTypeOf(path: string): string {
  return types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}

export function createProjectAssets(files: AssetFiles, keeper: AssetKeeper): ProjectAssets {
  let current = new Map(files);
  const urls = new Map<string, string>();
  const listeners = new Set<() => void>();
  const change = (path: string, bytes: Uint8Array | undefined) => {
    current = new Map(current);
    if (bytes) current.set(path, bytes);
    else current.delete(path);
    const url = urls.get(path);
    if (url !== undefined) URL.revokeObjectURL(url);
    urls.delete(path);
    for (const listener of listeners) listener();
  };
  return {
    getFiles: () => current,
    get: (path) => current.get(path),
    urlOf(path) {
      const known = urls.get(path);
      if (known !== undefined) return known;
      const bytes = current.get(path);
      if (!bytes) return undefined;
      const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: mediaTypeOf(path) }));
      urls.set(path, url);
      return url;
    },
    async put(path, bytes) {
      const fault = await keeper.put(path, bytes);
      if (!fault) change(path, bytes);
      return fault;
    },
    async remove(path) {
      const fault = await keeper.remove(path);
      if (!fault) change(path, undefined);
      return fault;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    },
  };
}
