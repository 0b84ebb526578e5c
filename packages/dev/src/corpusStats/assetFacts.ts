import { type Fact, numberForm, textForm } from './fact.ts';
import { strayValues, strayWords } from './markupFacts.ts';
import type { Markup } from './readMarkup.ts';
import type { Stored } from './storedFacts.ts';

/** Files of a folder by path. */
export type Files = ReadonlyMap<string, Uint8Array>;

const folders = ['images', 'sounds', 'fonts'] as const;

/** What `assets.xml` lists; sizes come from the files where they exist. */
export function* manifestFacts(root: Markup, files: Files): Generator<Fact> {
  yield* strayValues(root, []);
  for (const list of root.parts) {
    if (!folders.some((folder) => folder === list.tag)) yield* strayFacts(list);
    else for (const asset of list.parts) yield* assetFacts(list.tag, asset, files);
  }
}

/** Names and sizes in `assets.json`, without those of files that the old manifest did not list. */
export function* storedManifest(assets: Stored): Generator<Fact> {
  for (const folder of folders) {
    for (const asset of list(assets[folder])) {
      yield { key: `${folder}.name`, forms: [textForm(String(asset.name))], path: folder };
      for (const file of list(asset.files)) {
        yield { key: `${folder}.file`, forms: [textForm(String(file.name))], path: folder };
        yield { key: `${folder}.size.${file.name}`, forms: [numberForm(Number(file.size))], path: folder };
      }
    }
  }
}

/** Sentences about asset files that were neither copied byte for byte nor reported. */
export function lostFiles(legacy: Files, stored: Files, reported: ReadonlySet<string>): string[] {
  const contents = new Set([...stored.values()].map(digest));
  return [...legacy]
    .filter(([path]) => /^(images|sounds|fonts)\//.test(path) && !/(^|\/)\./.test(path))
    .filter(
      ([path, bytes]) => !sameBytes(stored.get(path), bytes) && !reported.has(path) && !contents.has(digest(bytes)),
    )
    .map(([path]) => `${path} is neither carried nor reported`);
}

/** Sentences about entries of `assets.json` that do not fit the stored files, and files without an entry. */
export function manifestComplaints(stored: Files, legacy: Files): string[] {
  const assets: Stored = JSON.parse(new TextDecoder().decode(stored.get('assets.json')));
  const old = new TextDecoder().decode(legacy.get('assets.xml'));
  const listed = new Set<string>();
  const complaints: string[] = [];
  for (const folder of folders) {
    for (const asset of list(assets[folder])) {
      for (const file of list(asset.files)) {
        const path = `${folder}/${String(file.name)}`;
        const length = stored.get(path)?.length;
        const isNamed = old.includes(String(file.name)) || String(file.name).replace(/\.[^.]*$/, '') === asset.name;
        listed.add(path);
        if (length !== undefined && length !== file.size)
          complaints.push(`${path} has ${length} bytes, not ${file.size}`);
        if (!isNamed) complaints.push(`${path} is called ${asset.name}`);
      }
    }
  }
  const files = [...stored.keys()].filter((path) => /^(images|sounds|fonts)\//.test(path));
  return [...complaints, ...files.filter((path) => !listed.has(path)).map((path) => `${path} has no entry`)];
}

function* assetFacts(folder: string, asset: Markup, files: Files): Generator<Fact> {
  if (asset.tag === 'file') {
    const stem = (asset.values.name ?? '').replace(/\.[^.]*$/, '');
    yield { key: `${folder}.name`, forms: [textForm(stem)], path: asset.path };
    yield* fileFacts(folder, asset, files);
    return;
  }
  const { name } = asset.values;
  if (name !== undefined) yield { key: `${folder}.name`, forms: [textForm(name)], path: `${asset.path}/@name` };
  yield* strayValues(asset, ['name']);
  for (const file of asset.parts) yield* fileFacts(folder, file, files);
}

function* fileFacts(folder: string, file: Markup, files: Files): Generator<Fact> {
  const { size } = file.values;
  const name = (file.values.name ?? '').normalize('NFC');
  const path = [...files.keys()].find(
    (key) => key.normalize('NFC').toLowerCase() === `${folder}/${name}`.toLowerCase(),
  );
  const length = path === undefined ? undefined : files.get(path)?.length;
  yield { key: `${folder}.file`, forms: [textForm(name)], path: `${file.path}/@name` };
  const forms = [numberForm(length ?? Number(size))];
  if (size !== undefined) yield { key: `${folder}.size.${name}`, forms, path: `${file.path}/@size` };
  yield* strayValues(file, ['name', 'size']);
}

function* strayFacts(node: Markup): Generator<Fact> {
  yield* strayValues(node, []);
  yield* strayWords(node);
  for (const part of node.parts) yield* strayFacts(part);
}

function list(value: unknown): Stored[] {
  return Array.isArray(value) ? value : [];
}

function sameBytes(a: Uint8Array | undefined, b: Uint8Array): boolean {
  return a !== undefined && a.length === b.length && a.every((byte, index) => byte === b[index]);
}

function digest(bytes: Uint8Array): string {
  return `${bytes.length}:${bytes.reduce((sum, byte) => (sum * 31 + byte) % 4294967291, 7)}`;
}
