import { isJsonObject } from './json.ts';
import type { Project } from './project.ts';
import { assetFolders, fileNameTwin } from './projectPath.ts';

/** Stored paths of everything that the game and the manifest name. */
export function namedParts({ object, assets }: Pick<Project, 'object' | 'assets'>): string[] {
  return [
    ...object.scenes.map((id) => `scenes/${id}.json`),
    ...object.prototypes.map((id) => `actors/${id}.json`),
    ...assetFolders.flatMap((folder) =>
      assets[folder].flatMap(({ files }) => files.map(({ name }) => `${folder}/${name}`)),
    ),
  ];
}

/** What the game and the manifest name and is not there. Names of files count as on any system. */
export function missingParts(project: Pick<Project, 'object' | 'assets'>, there: Iterable<string>): string[] {
  const found = new Set(Array.from(there, fileNameTwin));
  return [...new Set(namedParts(project))].filter((path) => !found.has(fileNameTwin(path)));
}

/** The stored JSON of a document, which nobody has checked; undefined when there is none. */
export type BodyOf = (path: string) => unknown;

/**
 * The documents with which a project can be shown: the game, the manifest, and the first scene with its actors. Those
 * that only others name come after these.
 */
export function firstParts(bodyOf: BodyOf): string[] {
  const scene = firstScene(bodyOf);
  return ['object.json', 'assets.json', ...(scene === undefined ? [] : [scene, ...actorsOf(bodyOf(scene))])];
}

/** The path of the scene with which the game begins, as the game says. */
export function firstScene(bodyOf: BodyOf): string | undefined {
  const [id] = textsIn(memberOf(bodyOf('object.json'), 'scenes'));
  return id === undefined ? undefined : `scenes/${id}.json`;
}

/**
 * In which order the parts of a project are to arrive where there is nothing of it: a smaller number comes first. All
 * documents come before all files, and files that the first scene shows before the others.
 */
export function arrivalOrder(bodyOf: BodyOf): (path: string) => number {
  const first = firstParts(bodyOf);
  const order = new Map(first.map((path, index) => [path, index]));
  const shown = shownFiles(bodyOf('assets.json'), first.slice(2).map(bodyOf));
  const isFile = (path: string) => assetFolders.some((folder) => path.startsWith(`${folder}/`));
  return (path) => {
    if (isFile(path)) return first.length + (shown.has(path) ? 1 : 2);
    return order.get(path) ?? first.length;
  };
}

function actorsOf(scene: unknown): string[] {
  const actors = listOf(scene, 'layers').flatMap((layer) => listOf(layer, 'actors'));
  const ids = textsIn(actors.map((actor) => memberOf(actor, 'prototype')));
  return [...new Set(ids)].map((id) => `actors/${id}.json`);
}

/** The files of assets whose name occurs as a text in one of the documents. */
function shownFiles(assets: unknown, documents: readonly unknown[]): Set<string> {
  const texts = new Set<string>();
  const waiting: unknown[] = [...documents];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value).filter(isDefined));
  }
  const paths = assetFolders.flatMap((folder) =>
    listOf(assets, folder)
      .filter((asset) => texts.has(String(memberOf(asset, 'name'))))
      .flatMap((asset) => listOf(asset, 'files').map((file) => `${folder}/${String(memberOf(file, 'name'))}`)),
  );
  return new Set(paths);
}

function isDefined(value: unknown): boolean {
  return value !== undefined;
}

function memberOf(value: unknown, key: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function listOf(value: unknown, key: string): readonly unknown[] {
  const list = memberOf(value, key);
  return Array.isArray(list) ? list : [];
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
