import type { LegacyFolder } from './legacyFolder.ts';
import { numberedFiles } from './legacyFolder.ts';
import type { Loss } from './losses.ts';
import { createSource, type Source } from './source.ts';
import { parseXml } from './xml.ts';

/** The XML files of a legacy project that can be read, and the losses of those that cannot. */
export interface LegacySources {
  readonly game: Source | undefined;
  readonly assets: Source | undefined;
  readonly info: Source | undefined;
  readonly networkKeys: Source | undefined;
  readonly actors: readonly Source[];
  readonly scenes: readonly Source[];
  readonly tables: readonly Source[];
  /** Saved behaviors with the file that names them. */
  readonly behaviors: readonly { readonly object: Source; readonly info: Source | undefined }[];
  /** The paths of all these files, readable or not. */
  readonly paths: ReadonlySet<string>;
  readonly losses: readonly Loss[];
}

/**
 * Reads every XML file of the folder; a file that is not well-formed is omitted and is a loss.
 * docs/runtime-rules.md#legacy-folder and docs/runtime-rules.md#damaged-projects.
 */
export function readSources(folder: LegacyFolder): LegacySources {
  const paths = new Set<string>();
  const losses: Loss[] = [];
  const read = (path: string, root: string): Source | undefined => {
    const bytes = folder.files.get(path);
    if (!bytes) return undefined;
    paths.add(path);
    return readSource(path, bytes, root, losses);
  };
  const readAll = (pattern: RegExp, root: string): Source[] =>
    numberedFiles(folder, pattern).flatMap((path) => read(path, root) ?? []);
  return {
    game: read('object.xml', 'game'),
    assets: read('assets.xml', 'assets'),
    info: read('info.xml', 'info'),
    networkKeys: read('networkKeys.xml', 'networkKeys'),
    actors: readAll(/^actors\/([^/]+)\.xml$/, 'actor'),
    scenes: readAll(/^scenes\/([^/]+)\.xml$/, 'scene'),
    tables: readAll(/^tables\/([^/]+)\.xml$/, 'table'),
    behaviors: numberedFiles(folder, /^behaviors\/([^/]+)\.behavior\/object\.xml$/).flatMap((path) => {
      const object = read(path, 'behavior');
      const info = read(path.replace(/object\.xml$/, 'info.xml'), 'info');
      if (!object && info) losses.push({ ...whole(info.file), why: 'The behavior that it names cannot be read.' });
      return object ? [{ object, info }] : [];
    }),
    paths,
    losses,
  };
}

/** All readable files, in the order of a loss report. */
export function allSources(sources: LegacySources): Source[] {
  const { game, assets, info, networkKeys, actors, scenes, tables, behaviors } = sources;
  const saved = behaviors.flatMap(({ object, info: about }) => [object, about]);
  const all = [game, assets, info, networkKeys, ...actors, ...scenes, ...tables, ...saved];
  return all.filter((source) => source !== undefined);
}

function whole(path: string): Omit<Loss, 'why'> {
  return { document: path, path: '', what: 'the file' };
}

function readSource(path: string, bytes: Uint8Array, root: string, losses: Loss[]): Source | undefined {
  const lose = (why: string): void => void losses.push({ ...whole(path), why });
  const parsed = parseXml(bytes);
  if (!parsed.ok) {
    for (const { message, params } of parsed.issues) {
      lose(`Line ${String(params.line)}, column ${String(params.column)}: ${message}`);
    }
    return undefined;
  }
  if (parsed.value.root.name !== root) {
    lose(`It holds <${parsed.value.root.name}> where <${root}> is expected.`);
    return undefined;
  }
  if (!parsed.value.isExact) {
    losses.push({ ...whole(path), what: 'bytes that are not text', why: 'They were replaced by U+FFFD.' });
  }
  return createSource(path, parsed.value.root);
}
