import { isJsonObject } from './json.ts';
import { collectionNames } from './project.ts';

/**
 * A location in a project: keys from the project's root. The head is the collection (`object`, `assets`, `scenes`,
 * `actors`, `tables`, `delegates`, `behaviors`, `tests`), followed by the document's id for all but the first two. List
 * members are addressed by index here, but by id in edits.
 */
export type PathKey = string | number;
export type Path = readonly PathKey[];

/** The stored path of a document, such as `scenes/id269551.json`. docs/format.md#files-and-paths. */
export type DocumentPath = string;

/** Splits a path into the stored document and the path inside it. A head that names a file denotes that file. */
export function splitPath(path: Path): { document: DocumentPath; path: PathKey[] } {
  const [collection, id, ...rest] = path;
  if (collection === 'object' || collection === 'assets' || collection === undefined) {
    return { document: `${collection ?? 'object'}.json`, path: path.slice(1) };
  }
  if (!isCollection(collection)) return { document: String(collection), path: path.slice(1) };
  const ending = collection === 'tests' ? '.play.json' : '.json';
  return { document: `${collection}/${id}${ending}`, path: rest };
}

/** The project path of a stored document, or undefined when the text is not a document's path. */
export function documentPathToPath(document: DocumentPath): Path | undefined {
  if (document === 'object.json') return ['object'];
  if (document === 'assets.json') return ['assets'];
  const match = /^(scenes|actors|tables|delegates|behaviors)\/([^/]+)\.json$/.exec(document);
  if (match) return [match[1] as string, match[2] as string];
  const test = /^tests\/([^/]+)\.play\.json$/.exec(document);
  return test ? ['tests', test[1] as string] : undefined;
}

/**
 * The value at a path below `root`, or undefined when there is none. Follows own properties of objects, keys of maps,
 * and indexes of lists, which may be texts of digits.
 */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) value = childAt(value, key);
  return value;
}

/** The value in a container at one key, or undefined. */
export function childAt(value: unknown, key: PathKey): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  if (value instanceof Map) return value.get(key);
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function isCollection(name: PathKey): boolean {
  return collectionNames.some((collection) => collection === name);
}
