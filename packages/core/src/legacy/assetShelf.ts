import type { AssetFile } from '../generated/entities.ts';
import { limits } from '../model/limits.ts';
import type { AssetFolder } from '../model/projectPath.ts';
import { authorsName, endingOf, formatOf, legacyTwin, storableFileName } from './assetFile.ts';
import { stemOf } from './manifest.ts';
import { createNamePool, type NamePool } from './namePool.ts';

/** Collects the assets of one kind under names that are unique, ignoring case. */
export interface AssetShelf {
  readonly kind: AssetFolder;
  /** Bytes by file name in the legacy folder. */
  readonly present: ReadonlyMap<string, Uint8Array>;
  /** Names in the legacy folder by their comparison form. */
  readonly spellings: ReadonlyMap<string, string>;
  /** The same by name without extension. */
  readonly stems: ReadonlyMap<string, string>;
  /** Stored file name by name in the legacy folder. */
  readonly storedAs: Map<string, string>;
  /** Stored name of an asset by the name that the legacy project used. */
  readonly assetNames: Map<string, string>;
  readonly fileNames: NamePool;
  readonly freeNames: NamePool;
}

type Report = (why: string) => void;

/** Creates a shelf for the files in the folder of one kind. */
export function createShelf(kind: AssetFolder, folder: ReadonlyMap<string, Uint8Array>): AssetShelf {
  const start = `${kind}/`;
  const present = [...folder].flatMap(([path, bytes]) =>
    path.startsWith(start) ? [[path.slice(start.length), bytes] as const] : [],
  );
  return {
    kind,
    present: new Map(present),
    spellings: new Map(present.map(([name]) => [legacyTwin(name), name])),
    stems: new Map(present.map(([name]) => [legacyTwin(stemOf(name)), name])),
    storedAs: new Map(),
    assetNames: new Map(),
    fileNames: createNamePool(limits.fileNameLength),
    freeNames: createNamePool(limits.nameLength),
  };
}

/** The file in the folder that a manifest entry refers to, ignoring case and Unicode composition. */
export function findFile(shelf: AssetShelf, name: string): string | undefined {
  return shelf.present.has(name) ? name : shelf.spellings.get(legacyTwin(name));
}

/** Stores a file of the folder under a name and returns its manifest entry with its actual size. */
export function storeFile(shelf: AssetShelf, name: string, report: Report, wanted = name): AssetFile {
  const size = shelf.present.get(name)?.length ?? 0;
  const known = shelf.storedAs.get(name);
  if (known !== undefined) return { name: known, size };
  if (formatOf(shelf.kind, name) !== 'accepted') report('It was kept, but new files in this format are not accepted.');
  return { name: reserveFileName(shelf, name, wanted, report), size };
}

/** The stored name of a file, unique in its kind; a changed name is reported. */
export function reserveFileName(shelf: AssetShelf, name: string, wanted: string, report: Report): string {
  const known = shelf.storedAs.get(name);
  if (known !== undefined) return known;
  const storable = storableFileName(wanted);
  const stored = shelf.fileNames.reserve(storable, endingOf(storable));
  if (stored !== wanted.normalize('NFC')) report(`The file was renamed to ${JSON.stringify(stored)}.`);
  shelf.storedAs.set(name, stored);
  return stored;
}

/** A name for an asset, unique in its kind; a changed name is reported. */
export function nameAsset(shelf: AssetShelf, written: string, report: Report): string {
  const name = shelf.freeNames.reserve(written);
  if (name !== written) report(`The asset was renamed to ${JSON.stringify(name)}.`);
  for (const each of [written, authorsName(written)]) {
    if (!shelf.assetNames.has(each)) shelf.assetNames.set(each, name);
  }
  return name;
}
