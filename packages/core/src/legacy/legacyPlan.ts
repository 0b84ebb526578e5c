import { createCountingIds, type IdSource } from '../model/ids.ts';
import { createAssetNames } from './assetNames.ts';
import { type ImportedAssets, readAssets } from './assets.ts';
import type { ImportContext } from './context.ts';
import { type Claims, claimDocuments, claimTables } from './documentClaims.ts';
import { createDocumentIds } from './documentIds.ts';
import type { LegacyFolder } from './legacyFolder.ts';
import { allSources, type LegacySources } from './legacySources.ts';
import { listedElements } from './object.ts';
import type { Source } from './source.ts';
import type { XmlElement } from './xml.ts';

/** Every id that occurs in the files, including keypaths; new ids must differ from all of them. */
function usedIds(sources: readonly Source[]): Set<string> {
  const used = new Set<string>();
  const pending: XmlElement[] = sources.map((source) => source.root);
  for (let element = pending.pop(); element; element = pending.pop()) {
    for (const text of [element.text, ...element.attributes.values()]) {
      for (const id of text.match(/id[0-9]{1,19}/g) ?? []) used.add(id);
    }
    for (const child of element.children) pending.push(child);
  }
  for (const { file } of sources) for (const id of file.match(/id[0-9]{1,19}/g) ?? []) used.add(id);
  return used;
}

/** Sources with a game that can be read. */
export type OpenSources = LegacySources & { readonly game: Source };

/** The information about all files that importing any of them requires: ids, assets, the game's lists. */
export interface LegacyPlan {
  readonly prototypes: Claims;
  readonly scenes: Claims;
  readonly tables: Claims;
  readonly assets: ImportedAssets;
  readonly nextId: IdSource;
  contextOf(source: Source): ImportContext;
}

/** Scans all files once. */
export function planLegacy(folder: LegacyFolder, sources: OpenSources): LegacyPlan {
  const nextId = createCountingIds(usedIds(allSources(sources)));
  const listed = listedElements(sources.game.root);
  const idsOf = (elements: readonly { readonly attributes: ReadonlyMap<string, string> }[]): string[] =>
    elements.map((element) => element.attributes.get('id') ?? '');
  const prototypes = claimDocuments(sources.actors, idsOf(listed.prototypes), nextId);
  const scenes = claimDocuments(sources.scenes, idsOf(listed.scenes), nextId);
  const tables = claimTables(sources.tables, nextId);
  const assets = readAssets(folder.files, sources.assets);
  const documents = createDocumentIds({
    prototype: prototypes.replaced,
    scene: scenes.replaced,
    table: tables.replaced,
  });
  const names = createAssetNames(assets.names.images, assets.names.sounds);
  return {
    prototypes,
    scenes,
    tables,
    assets,
    nextId,
    contextOf: (source) => ({ source, nextId, assets: names, documents }),
  };
}
