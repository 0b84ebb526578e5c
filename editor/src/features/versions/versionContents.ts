import {
  type AssetFiles,
  type AssetFolder,
  type DocumentPath,
  documentsOf,
  emptyHistory,
  keptAssetFiles,
  type Project,
  type ProjectDocument,
  readDocument,
  replaceDocuments,
  unpackArchive,
} from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import type { ProjectAssets } from '../../session/projectAssets.ts';
import type { ReadArchive } from '../../workers/archiveTasks.ts';

/** What a version contains. */
export interface VersionContents {
  readonly documents: ReadonlyMap<DocumentPath, ProjectDocument>;
  readonly files: AssetFiles;
  /** It says nothing about other documents. */
  readonly isPart: boolean;
}

export type ReadVersion =
  | { readonly ok: true; readonly contents: VersionContents }
  | { readonly ok: false; readonly message: string };

/** Reads the archive of a version; `readWhole` reads that of a whole project. */
export async function readVersion(
  { isPart }: { readonly isPart: boolean },
  archive: Blob,
  readWhole: (archive: Blob) => Promise<ReadArchive>,
): Promise<ReadVersion> {
  if (isPart) return readPart(new Uint8Array(await archive.arrayBuffer()));
  const read = await readWhole(archive);
  if (!read.ok) return read;
  const { project, files } = read.contents;
  return { ok: true, contents: { documents: new Map(documentsOf(project)), files, isPart } };
}

function readPart(bytes: Uint8Array): ReadVersion {
  const unpacked = unpackArchive(bytes, { names: 'any' });
  if (!unpacked.ok) return refused(unpacked.issues[0]?.message);
  const documents = new Map<DocumentPath, ProjectDocument>();
  for (const [path, file] of unpacked.value) {
    const read = readDocument(path, file);
    if (!read.ok) return refused(read.issues[0]?.message);
    documents.set(path, read.value.value);
  }
  return documents.size === 0 ? refused() : { ok: true, contents: { documents, files: new Map(), isPart: true } };
}

function refused(message = t('This version cannot be read.')): ReadVersion {
  return { ok: false, message };
}

/** A project with the documents that a version has, or only with some of them. Others are removed by a whole version. */
export function projectAt(
  now: Project,
  { documents, isPart }: VersionContents,
  only?: readonly DocumentPath[],
): Project {
  const paths = only ?? [...new Set([...documents.keys(), ...(isPart ? [] : documentPaths(now))])];
  const replaced = replaceDocuments(now, new Map(paths.map((path) => [path, documents.get(path)])));
  return only || isPart ? listed(now, replaced) : replaced;
}

function documentPaths(project: Project): readonly DocumentPath[] {
  return [...documentsOf(project)].map(([path]) => path);
}

/** Lists documents in the game that come back alone, and no longer those that go. */
function listed(before: Project, project: Project): Project {
  const { object } = project;
  const scenes = listOf(object.scenes, before.scenes, project.scenes);
  const prototypes = listOf(object.prototypes, before.actors, project.actors);
  const attributes = tablesIn(object.attributes, before, project);
  return { ...project, object: { ...object, scenes, prototypes, attributes } };
}

function listOf(
  list: readonly string[],
  before: ReadonlyMap<string, unknown>,
  now: ReadonlyMap<string, unknown>,
): string[] {
  const back = [...now.keys()].filter((id) => !before.has(id) && !list.includes(id));
  return [...list.filter((id) => !before.has(id) || now.has(id)), ...back];
}

/** Tables are listed by attributes of the game. */
function tablesIn(
  attributes: Project['object']['attributes'],
  before: Project,
  { tables }: Project,
): Project['object']['attributes'] {
  const gone = new Set([...before.tables.keys()].filter((id) => !tables.has(id)));
  const kept = Object.entries(attributes).filter(([id]) => !gone.has(id));
  const back = [...tables].flatMap(([id, { name }]) =>
    before.tables.has(id) || attributes[id] !== undefined ? [] : [[id, { '@': 'table', name }] as const],
  );
  return Object.fromEntries([...kept, ...back]) as Project['object']['attributes'];
}

/** The files that the project at a version needs, and that are not the same now: with their bytes in that version. */
export function changedFiles(
  project: Project,
  { files }: VersionContents,
  assets: Pick<ProjectAssets, 'get'>,
): ReadonlyMap<string, Uint8Array> {
  const needed = keptAssetFiles(project, emptyHistory);
  const isChanged = ([path, bytes]: readonly [string, Uint8Array]) => !isSame(assets.get(path), bytes);
  return new Map([...files].filter(([path]) => needed.has(path)).filter(isChanged));
}

function isSame(one: Uint8Array | undefined, other: Uint8Array): boolean {
  return one?.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** The folder and the name of a stored file. */
export function splitFile(path: string): readonly [AssetFolder, string] {
  const slash = path.indexOf('/');
  return [path.slice(0, slash) as AssetFolder, path.slice(slash + 1)];
}
