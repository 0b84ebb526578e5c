import type { AssetFiles } from '@playhouse/core';
import { createPictureAddresses } from './pictureAddresses.ts';

/** Where asset bytes are stored permanently. Errors are values: undefined means success. */
export interface AssetKeeper {
  put(path: string, bytes: Uint8Array): Promise<{ readonly message: string } | undefined>;
  remove(path: string): Promise<{ readonly message: string } | undefined>;
}

/**
 * The asset files of an open project by stored path (`images/pip.png`). Files are stored before `put` settles, so
 * that an edit of the manifest never refers to missing bytes.
 */
export interface ProjectAssets {
  getFiles(): AssetFiles;
  get(path: string): Uint8Array | undefined;
  /** A URL of an image for `<img>`, valid while the file is unchanged and the project is open. */
  urlOf(path: string): string | undefined;
  put(path: string, bytes: Uint8Array): Promise<{ readonly message: string } | undefined>;
  remove(path: string): Promise<{ readonly message: string } | undefined>;
  /** A file that another device stored. A removed one stays, since undoing may bring it back. */
  receive(path: string, bytes: Uint8Array | undefined): void;
  subscribe(listener: () => void): () => void;
  /** Revokes the URLs. */
  close(): void;
}

export function createProjectAssets(files: AssetFiles, keeper: AssetKeeper): ProjectAssets {
  let current = new Map(files);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const pictures = createPictureAddresses(() => current, tell);
  const change = (path: string, bytes: Uint8Array | undefined) => {
    current = new Map(current);
    if (bytes) current.set(path, bytes);
    else current.delete(path);
    pictures.forget(path);
    tell();
  };
  return {
    getFiles: () => current,
    get: (path) => current.get(path),
    urlOf: pictures.of,
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
    receive(path, bytes) {
      const known = current.get(path);
      const isSame = bytes && known?.length === bytes.length && known.every((byte, index) => byte === bytes[index]);
      if (bytes && !isSame) change(path, bytes);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: pictures.close,
  };
}
