import fc from 'fast-check';
import { fullProject } from '../../../../../fixtures/projects/build/fullProject.ts';
import { documentsOf } from '../../archive/writeProject.ts';
import { isJsonObject } from '../../model/json.ts';
import type { DocumentPath } from '../../model/path.ts';
import { documentPathToPath } from '../../model/path.ts';
import { type AssetFiles, collectionNames, type Project } from '../../model/project.ts';
import type { RepairChange } from '../repairChange.ts';

const { project: full, files: assets } = fullProject();
const documents: ReadonlyMap<DocumentPath, unknown> = new Map(documentsOf(full));
const names = [...documents.keys()];

/** Stored documents with any content, and the remaining assets. */
export interface DamagedProject {
  readonly documents: ReadonlyMap<DocumentPath, unknown>;
  readonly files: AssetFiles;
}

type DamagePath = readonly (string | number)[];

/** Every path of a document below its root. */
function pathsIn(value: unknown, path: DamagePath = []): DamagePath[] {
  const members = Array.isArray(value) ? [...value.entries()] : isJsonObject(value) ? Object.entries(value) : [];
  return members.flatMap(([key, member]) => [[...path, key], ...pathsIn(member, [...path, key])]);
}

/** Sets the value at a path, or removes it for undefined, whatever the document contains. */
function put(root: unknown, path: DamagePath, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(root)) {
    const index = Number(key);
    if (rest.length === 0 && value === undefined) return root.toSpliced(index, 1);
    return root.toSpliced(index, 1, put(root[index], rest, value));
  }
  const owner = isJsonObject(root) ? root : {};
  const inner = rest.length === 0 ? value : put(owner[key], rest, value);
  if (inner !== undefined) return { ...owner, [key]: inner };
  return Object.fromEntries(Object.entries(owner).filter(([name]) => name !== key));
}

/** The project from documents with any content. */
export function projectOf(given: ReadonlyMap<DocumentPath, unknown>): Project {
  const collections = Object.fromEntries(collectionNames.map((name) => [name, new Map<string, unknown>()]));
  for (const [document, value] of given) {
    const [head, id] = documentPathToPath(document) ?? [];
    if (id !== undefined) collections[String(head)]?.set(String(id), value);
  }
  return { ...collections, object: given.get('object.json'), assets: given.get('assets.json') } as never;
}

/** Applies reported changes to damaged documents, one after the other. */
export function replay(
  given: ReadonlyMap<DocumentPath, unknown>,
  changes: readonly RepairChange[],
): Map<DocumentPath, unknown> {
  const changed = new Map(given);
  for (const { document, path, to } of changes) changed.set(document, put(changed.get(document), path, to));
  return changed;
}

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(null, '', 'id101', 'Level', 'HERO', '5', 'true', -1, 1e308, '\u0007bell', '\ud83d', 'id0'),
  fc.constantFrom<unknown>({ '@': 'expression', $: '1+' }, { '@': 'vector', $: 1 }, { __key: 1 }),
);

/**
 * Damage at paths chosen by number: a value replaced, removed, or copied from elsewhere in the document, or ids
 * swapped.
 */
const fault = fc.record({
  document: fc.nat(),
  place: fc.nat(),
  how: fc.constantFrom('put', 'remove', 'copy', 'swapIds'),
  value: junk,
  other: fc.nat(),
});

/** Documents and assets that are lost or swapped. */
const loss = fc.record({
  what: fc.constantFrom('document', 'asset', 'exchange', 'copy'),
  one: fc.nat(),
  other: fc.nat(),
});

/** Random damage to a valid project: keys removed, types changed, ids swapped, files dropped. */
export const damagedProjects: fc.Arbitrary<DamagedProject> = fc
  .tuple(
    fc.array(fault, { minLength: 1, maxLength: 10, size: 'max' }),
    fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(loss, { maxLength: 3 }) }),
  )
  .map(([faults, losses]) => {
    const changed = new Map(documents);
    const left = new Map(assets);
    for (const each of faults) damageDocument(changed, each);
    for (const each of losses) lose(changed, left, each);
    return { documents: changed, files: left };
  });

function damageDocument(
  changed: Map<DocumentPath, unknown>,
  {
    document,
    place,
    how,
    value,
    other,
  }: { document: number; place: number; how: string; value: unknown; other: number },
): void {
  const name = names[document % names.length] ?? 'object.json';
  const root = changed.get(name);
  if (how === 'swapIds') {
    changed.set(name, swapIds(root, place, other));
    return;
  }
  const paths = pathsIn(root);
  const path = paths[place % Math.max(paths.length, 1)] ?? [];
  const source = paths[other % Math.max(paths.length, 1)] ?? [];
  const copied = source.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), root);
  changed.set(name, put(root, path, how === 'remove' ? undefined : how === 'copy' ? copied : value));
}

/** Swaps two ids of the project, in this document only. */
function swapIds(root: unknown, first: number, second: number): unknown {
  const text = JSON.stringify(root);
  if (text === undefined) return root;
  const one = allIds[first % allIds.length] ?? '';
  const other = allIds[second % allIds.length] ?? '';
  return JSON.parse(text.replace(/\bid\d+\b/g, (id) => (id === one ? other : id === other ? one : id)));
}

const allIds = [...new Set(JSON.stringify([...documents]).match(/\bid\d+\b/g))];

function lose(
  changed: Map<DocumentPath, unknown>,
  left: Map<string, Uint8Array>,
  { what, one, other }: { what: string; one: number; other: number },
): void {
  const first = names[one % names.length] ?? '';
  const second = names[other % names.length] ?? '';
  const files = [...assets.keys()];
  if (what === 'asset') left.delete(files[one % files.length] ?? '');
  else if (what === 'document') changed.delete(first);
  else if (what === 'copy') changed.set(second, structuredClone(changed.get(first)));
  else {
    const kept = structuredClone(changed.get(first));
    changed.set(first, structuredClone(changed.get(second))).set(second, kept);
  }
}
