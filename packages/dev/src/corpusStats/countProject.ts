import { type Files, lostFiles, manifestComplaints, manifestFacts, storedManifest } from './assetFacts.ts';
import type { Fact } from './fact.ts';
import { actorFacts, gameFacts, sceneFacts, settingsOnlyFacts, tableFacts } from './legacyFacts.ts';
import { partOf } from './markupFacts.ts';
import { type Markup, readMarkup } from './readMarkup.ts';
import { type Renames, readRenames } from './renames.ts';
import { savedBehaviorPairs } from './savedBehaviors.ts';
import { readStored, type Stored, storedActor, storedGame, storedScene, storedTable } from './storedFacts.ts';
import { type Reported, weigh } from './weigh.ts';

/** A legacy folder, what the importer made of it, and what it reported. */
export interface Import {
  readonly legacy: Files;
  readonly stored: Files;
  readonly losses: readonly Reported[];
  /** True for a value that may be where the old file has none: `key` is the class and the attribute. */
  isDefault(key: string, form: string): boolean;
}

/** How many values were counted, and a sentence for each mismatch. */
export interface Count {
  readonly values: number;
  readonly complaints: readonly string[];
}

/**
 * Counts a legacy project and its import independently, and returns all mismatches: values that are neither kept nor
 * reported, invented values, and reports of things that are kept. docs/format.md#losses.
 */
export function countProject(project: Import): Count {
  const roots = readRoots(project);
  const renames = readRenames(project.losses);
  const size = displayForms(readStored(project.stored.get('object.json')));
  const actors = actorForms(project.stored);
  const isDefault = (key: string, form: string): boolean =>
    key.startsWith('instance.')
      ? actors.has(`${key.replace('instance', 'actor')} ${form}`)
      : project.isDefault(key, form) || size.has(`${key} ${form}`);
  const complaints = [...strangeRoots(roots), ...manifestComplaints(project.stored, project.legacy)];
  let values = 0;
  for (const [file, held, stored] of pairs(roots, project, renames)) {
    const facts = [...held].map(renames.allow);
    const reported = project.losses.filter(({ document }) => document === file);
    complaints.push(...weigh({ file, held: facts, stored: [...stored], reported, isDefault }));
    values += facts.length;
  }
  const named = new Set(project.losses.map(({ document }) => document));
  return { values, complaints: [...complaints, ...lostFiles(project.legacy, project.stored, named)] };
}

type Pair = readonly [file: string, held: Iterable<Fact>, stored: Iterable<Fact>];

function* pairs(roots: ReadonlyMap<string, Markup>, project: Import, renames: Renames): Generator<Pair> {
  const network = partOf(roots.get('object.xml'), 'networkEnabled')?.words.trim() ?? '0';
  for (const [file, root] of roots) {
    const stored = storedFor(file, root, project, renames);
    if (root.tag === 'game') yield [file, gameFacts(root, sceneNames(roots)), storedGame(stored)];
    if (root.tag === 'actor') yield [file, actorFacts(root), storedActor(stored)];
    if (root.tag === 'scene') yield [file, sceneFacts(root), storedScene(stored)];
    if (root.tag === 'table') yield [file, tableFacts(root), storedTable(stored)];
    if (root.tag === 'assets') yield [file, manifestFacts(root, project.legacy), listedAssets(stored, root)];
    if (root.tag === 'networkKeys') yield [file, settingsOnlyFacts(root, network), []];
    if (file === 'info.xml') yield [file, settingsOnlyFacts(root, ''), []];
  }
  yield* savedBehaviorPairs(roots, project.stored);
}

const counted = /^(object|info|assets|networkKeys)\.xml$|^(actors|scenes|tables)\/[^/]+\.xml$|\.behavior\/\w+\.xml$/;

/** The files that are not reported as a whole. */
function readRoots({ legacy, losses }: Import): Map<string, Markup> {
  const gone = losses.filter(({ path, what, why }) => path === '' && what === 'the file' && !/\bkept\b/.test(why));
  const unread = new Set(gone.map(({ document }) => document));
  const roots = new Map<string, Markup>();
  for (const [path, bytes] of legacy) {
    if (!counted.test(path) || unread.has(path)) continue;
    const root = readMarkup(new TextDecoder().decode(bytes));
    if (!root) throw new Error(`${path} cannot be read, and no loss says so.`);
    roots.set(path, root);
  }
  return roots;
}

/** The stored document made from a legacy file. */
function storedFor(file: string, root: Markup, { stored }: Import, renames: Renames): Stored {
  if (!file.includes('/')) return readStored(stored.get(file.replace(/\.xml$/, '.json')));
  const own = root.tag === 'table' ? file.replace(/^tables\/|\.xml$/g, '') : root.values.id;
  return readStored(stored.get(`${file.split('/')[0]}/${renames.documents.get(file) ?? own}.json`));
}

/** The entries of the new manifest for assets that the old one lists; others were only in the folder. */
function* listedAssets(assets: Stored, root: Markup): Generator<Fact> {
  const lists = root.parts.flatMap((list) => list.parts.flatMap((asset) => [asset, ...asset.parts]));
  const listed = new Set(
    lists.flatMap(({ values: { name = '' } }) => [name.normalize('NFC'), name.replace(/\.[^.]*$/, '')]),
  );
  for (const fact of storedManifest(assets)) {
    const [, kind, ...file] = fact.key.split('.');
    const name = kind === 'size' ? file.join('.') : (fact.forms[0] ?? '').replace(/^text /, '');
    if (listed.has(name) || / \d+$/.test(name)) yield fact;
  }
}

/** Missing parts of an instance's point, size or color come from its actor. */
function actorForms(stored: Files): ReadonlySet<string> {
  const actors = [...stored].filter(([path]) => path.startsWith('actors/'));
  const facts = actors.flatMap(([, bytes]) => [...storedActor(readStored(bytes))]);
  return new Set([
    ...['red', 'green', 'blue', 'alpha'].map((part) => `actor.color.${part} number 1`),
    ...facts.flatMap(({ key, forms }) => forms.map((form) => `${key} ${form}`)),
  ]);
}

function strangeRoots(roots: ReadonlyMap<string, Markup>): string[] {
  const known = /^(game|assets|info|networkKeys|actor|scene|table|behavior)$/;
  return [...roots]
    .filter(([, { tag }]) => !known.test(tag))
    .map(([file, { tag }]) => `${file} holds <${tag}>, and no loss says so`);
}

/** A scene without a size is as large as the display, and so is its camera. docs/runtime-rules.md#scene-attributes. */
function displayForms(game: Stored): ReadonlySet<string> {
  const forms = [...storedGame(game)].filter(({ key }) => key.startsWith('game.displaySize.'));
  return new Set(
    forms.flatMap(({ key, forms: [form = ''] }) => {
      const side = key.replace('game.displaySize.', '');
      const length = Number(form.replace('number ', ''));
      const tracked = length < 320 ? length * 0.75 : length - 80;
      const sizes = [`scene.size.${side} ${form}`, `scene.camera.size.${side} ${form}`];
      return [...sizes, `scene.camera.trackingArea.${side} number ${tracked}`];
    }),
  );
}

function sceneNames(roots: ReadonlyMap<string, Markup>): ReadonlyMap<string, string> {
  const scenes = [...roots.values()].filter(({ tag }) => tag === 'scene');
  const nameOf = (root: Markup): string =>
    partOf(root, 'attributes')?.parts.find(({ values }) => values.id === 'name')?.words ?? '';
  return new Map(scenes.map((root) => [root.values.id ?? '', nameOf(root)]));
}
