import { type Files, lostFiles, manifestFacts, storedManifest } from './assetFacts.ts';
import { oneBehavior } from './behaviorFacts.ts';
import type { Fact } from './fact.ts';
import { actorFacts, gameFacts, savedInfoFacts, sceneFacts, settingsOnlyFacts, tableFacts } from './legacyFacts.ts';
import { partOf } from './markupFacts.ts';
import { type Markup, readMarkup } from './readMarkup.ts';
import { type Stored, storedActor, storedGame, storedSavedBehavior, storedScene, storedTable } from './storedFacts.ts';
import { type Reported, weigh } from './weigh.ts';

/** A legacy folder, what the importer made of it, and what it reported. */
export interface Import {
  readonly legacy: Files;
  readonly stored: Files;
  readonly losses: readonly Reported[];
  /** True for a value that may stand where the old file has none: `key` is the class and the attribute. */
  isDefault(key: string, form: string): boolean;
}

/**
 * Counts a legacy project and its import on its own, and says what does not add up: values that are neither carried
 * nor reported, values that nobody wrote, and reports of things that are carried. Format, chapter 4.
 */
export function countProject(project: Import): { readonly values: number; readonly complaints: string[] } {
  const roots = readRoots(project);
  const game = roots.get('object.xml');
  const complaints: string[] = [];
  let values = 0;
  const compare = (file: string, held: Iterable<Fact>, stored: Iterable<Fact>): void => {
    const facts = [...held];
    values += facts.length;
    const reported = project.losses.filter(({ document }) => document === file);
    const isDefault = project.isDefault;
    complaints.push(...weigh({ file, held: facts, stored: [...stored], reported, isDefault }));
  };
  for (const [file, root] of roots) {
    const stored = storedFor(file, root, project);
    if (root.tag === 'game') compare(file, gameFacts(root, sceneNames(roots)), storedGame(stored));
    if (root.tag === 'actor') compare(file, actorFacts(root), storedActor(stored));
    if (root.tag === 'scene') compare(file, sceneFacts(root), storedScene(stored));
    if (root.tag === 'table') compare(file, tableFacts(root), storedTable(stored));
    if (root.tag === 'assets') compare(file, manifestFacts(root, project.legacy), listedAssets(stored, project));
    if (root.tag === 'networkKeys') compare(file, settingsOnlyFacts(root, networkOf(game)), []);
    if (file === 'info.xml') compare(file, settingsOnlyFacts(root, ''), []);
  }
  complaints.push(...savedBehaviors(roots, project, compare));
  complaints.push(
    ...lostFiles(project.legacy, project.stored, new Set(project.losses.map(({ document }) => document))),
  );
  return { values, complaints };
}

function readRoots({ legacy, losses }: Import): Map<string, Markup> {
  const roots = new Map<string, Markup>();
  for (const [path, bytes] of legacy) {
    if (
      !/^(object|info|assets|networkKeys)\.xml$|^(actors|scenes|tables)\/[^/]+\.xml$|\.behavior\/\w+\.xml$/.test(path)
    )
      continue;
    const root = readMarkup(new TextDecoder().decode(bytes));
    const isGone = losses.some(
      ({ document, path: place, what, why }) =>
        document === path && place === '' && what === 'the file' && !/\bkept\b/.test(why),
    );
    if (!isGone && !root) throw new Error(`${path} cannot be read, and no loss says so.`);
    if (!isGone && root) roots.set(path, root);
  }
  return roots;
}

/** The stored document that a legacy file became: that of its id, or of the id that a loss names. */
function storedFor(file: string, root: Markup, { stored, losses }: Import): Stored {
  const renamed = losses.find(
    ({ document, path, what }) => document === file && (path === '@id' || what.includes(file)),
  );
  const given = /\b(id\d+) now/.exec(renamed?.why ?? '')?.[1];
  const own = root.tag === 'table' ? file.replace(/^tables\/|\.xml$/g, '') : root.values.id;
  const folder = file.includes('/') ? `${file.split('/')[0]}/` : '';
  const path = folder === '' ? file.replace(/\.xml$/, '.json') : `${folder}${given ?? own}.json`;
  return readJson(stored.get(path));
}

function savedBehaviors(
  roots: ReadonlyMap<string, Markup>,
  { stored }: Import,
  compare: (file: string, held: Iterable<Fact>, stored: Iterable<Fact>) => void,
): string[] {
  const objects = [...roots].filter(([file]) => /\.behavior\/object\.xml$/.test(file));
  const documents = [...stored].filter(([path]) => path.startsWith('behaviors/')).map(([, bytes]) => readJson(bytes));
  for (const [file, root] of objects) {
    const id = root.values.id;
    const document = documents.find(({ behavior }) => readId(behavior) === id) ?? {};
    const info = roots.get(file.replace('object.xml', 'info.xml'));
    const facts = [...storedSavedBehavior(document)];
    const isNamed = (fact: Fact): boolean => fact.key.startsWith('saved.');
    compare(
      file,
      oneBehavior(root),
      facts.filter((fact) => !isNamed(fact)),
    );
    if (info) compare(file.replace('object.xml', 'info.xml'), infoFacts(info, root), facts.filter(isNamed));
  }
  return objects.length === documents.length ? [] : [`${objects.length} saved behaviors became ${documents.length}`];
}

const types: Readonly<Record<string, string>> = {
  RuleBehavior: 'Block',
  CompoundBehavior: 'Block',
  TimerBehavior: 'Block',
};

function infoFacts(info: Markup, root: Markup): Iterable<Fact> {
  const name = root.values.class ?? '';
  return savedInfoFacts(info, name, types[name] ?? (/Action$/.test(name) ? 'Action' : 'Persistent'));
}

/** Assets of the new manifest without files that only lay in the folder. */
function* listedAssets(assets: Stored, { legacy }: Import): Generator<Fact> {
  const text = new TextDecoder().decode(legacy.get('assets.xml'));
  for (const fact of storedManifest(assets)) {
    const form = fact.forms[0] ?? '';
    const isListed = fact.key.endsWith('.size') || text.includes(form.replace(/^text /, '').replaceAll('&', '&amp;'));
    if (isListed) yield fact;
  }
}

function sceneNames(roots: ReadonlyMap<string, Markup>): ReadonlyMap<string, string> {
  const scenes = [...roots.values()].filter(({ tag }) => tag === 'scene');
  const nameOf = (root: Markup): string =>
    partOf(root, 'attributes')?.parts.find(({ values }) => values.id === 'name')?.words ?? '';
  return new Map(scenes.map((root) => [root.values.id ?? '', nameOf(root)]));
}

function networkOf(game: Markup | undefined): string {
  return partOf(game, 'networkEnabled')?.words.trim() ?? '0';
}

function readJson(bytes: Uint8Array | undefined): Stored {
  return bytes ? JSON.parse(new TextDecoder().decode(bytes)) : {};
}

function readId(behavior: unknown): unknown {
  return typeof behavior === 'object' && behavior !== null && 'id' in behavior ? behavior.id : undefined;
}
