import { textOfScalar } from '../attributes/convert.ts';
import type { TableDocument } from '../generated/entities.ts';
import type { IssueOwner } from '../model/owner.ts';
import { ownerOf } from '../model/owner.ts';
import type { Path } from '../model/path.ts';
import { orderedPrototypes, orderedScenes, type Project } from '../model/project.ts';
import { assetFolders } from '../model/projectPath.ts';
import { attributeTexts, behaviorPlaces, oneBehavior, scenePlaces } from './documentTexts.ts';
import { ownText, type PlacedTexts, type TextPlace } from './projectText.ts';
import { namesVersion, searchNames } from './searchNames.ts';

/** All visible texts of a project by place, in the order in which people see them. */
export type TextIndex = readonly PlacedTexts[];

const known = new WeakMap<object, { readonly version: string; readonly places: readonly PlacedTexts[] }>();
const whole = new WeakMap<Project, TextIndex>();

/**
 * The texts of a project. Documents and behaviors with the same identity and the same names around them are not read
 * again.
 */
export function indexTexts(project: Project): TextIndex {
  const before = whole.get(project);
  if (before) return before;
  const version = namesVersion(project);
  const read = (document: object, key: string, write: () => readonly PlacedTexts[]) => {
    const found = known.get(document);
    if (found?.version === `${key} ${version}`) return found.places;
    const places = write();
    known.set(document, { version: `${key} ${version}`, places });
    return places;
  };
  const index = [
    ...read(project.object, 'game', () => gamePlaces(project, version)),
    ...allOf(orderedScenes(project), project.scenes).flatMap((scene) =>
      read(scene, 'scene', () => scenePlaces(project, scene, ownerOf(project, ['scenes', scene.id]), version)),
    ),
    ...allOf(orderedPrototypes(project), project.actors).flatMap((actor) =>
      read(actor, 'actor', () => actorPlaces(project, actor.id, version)),
    ),
    ...[...project.tables].flatMap(([id, table]) =>
      read(table, 'table', () => tablePlaces(table, ownerOf(project, ['tables', id]))),
    ),
    ...read(project.assets, 'assets', () => assetPlaces(project)),
    ...[...project.delegates].flatMap(([id, script]) => read(script, 'script', () => scriptPlaces(project, id))),
    ...[...project.behaviors].flatMap(([id, saved]) => read(saved, 'saved', () => savedPlaces(project, id, version))),
    ...[...project.tests].flatMap(([id, test]) => read(test, id, () => testPlaces(project, id))),
  ];
  whole.set(project, index);
  return index;
}

/** Documents in the game's order, then the unlisted ones. */
function allOf<Document extends { readonly id: string }>(
  ordered: readonly Document[],
  all: ReadonlyMap<string, Document>,
): readonly Document[] {
  const listed = new Set(ordered);
  return [...listed, ...[...all.values()].filter((document) => !listed.has(document))];
}

function gamePlaces(project: Project, version: number): PlacedTexts[] {
  const { title, longDescription, tags, instructions, attributes, controllerMaps } = project.object;
  const names = searchNames(project, { kind: 'game' }, version);
  const text = (label: string, value: string, key: string) =>
    value === '' ? [] : [ownText('text', label, value, [key])];
  const keys = Object.entries(controllerMaps ?? {}).flatMap(([player, map]) =>
    Object.entries(map ?? {}).flatMap(([button, key]) =>
      typeof key === 'string' && key !== ''
        ? [ownText('value', `${player} ${button}`, key, ['controllerMaps', player, button])]
        : [],
    ),
  );
  const texts = [
    ownText('name', 'Title', title, ['title']),
    ...text('Description', longDescription, 'longDescription'),
    ...text('Instructions', instructions, 'instructions'),
    ...text('Tags of the project', tags, 'tags'),
    ...attributeTexts(attributes, names),
    ...keys,
  ];
  return [placed(project, ['object'], texts)];
}

function actorPlaces(project: Project, id: string, version: number): PlacedTexts[] {
  const actor = project.actors.get(id);
  if (!actor) return [];
  const names = searchNames(project, { kind: 'prototype', id }, version);
  const own = placed(project, ['actors', id], attributeTexts(actor.attributes, names));
  return [own, ...behaviorPlaces(actor.behaviors, own.place, ['actors', id, 'behaviors'], names)];
}

function tablePlaces(table: TableDocument, owner: IssueOwner): PlacedTexts[] {
  const { id, name, rows, columns } = table;
  const cells = columns.flatMap((column, at) =>
    column.$.flatMap((cell, row) => {
      const text = textOfScalar(cell);
      const label = `${nameOr(rows[row]?.name, `Row ${row + 1}`)}, ${nameOr(column.name, `Column ${at + 1}`)}`;
      return text === '' ? [] : [ownText('cell', label, text, ['columns', at, '$', row])];
    }),
  );
  const texts = [
    ownText('name', 'Name', name, ['name']),
    ...columns.map((column, at) => ownText('name', 'Column', column.name, ['columns', at, 'name'])),
    ...rows.map((row, at) => ownText('name', 'Row', row.name, ['rows', at, 'name'])),
    ...cells,
  ].filter(({ text }) => text !== '');
  return [{ place: { path: ['tables', id], owner, trail: [] }, texts }];
}

function nameOr(name: string | undefined, otherwise: string): string {
  return name === undefined || name === '' ? otherwise : name;
}

const assetWords = { images: 'Image', sounds: 'Sound', fonts: 'Font' } as const;

function assetPlaces(project: Project): PlacedTexts[] {
  const texts = assetFolders.flatMap((kind) =>
    project.assets[kind].flatMap(({ name, files }, at) => [
      ownText('name', assetWords[kind], name, [kind, at, 'name']),
      ...files.map((file, index) => ownText('value', 'File', file.name, [kind, at, 'files', index, 'name'])),
    ]),
  );
  return [placed(project, ['assets'], texts)];
}

function scriptPlaces(project: Project, id: string): PlacedTexts[] {
  const script = project.delegates.get(id);
  if (!script) return [];
  const lines = script.source
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [ownText('text', `Line ${index + 1}`, line, ['source'])]));
  const own = [
    ownText('name', 'Name', script.name, ['name']),
    ownText('value', 'Event', script.event, ['event']),
    ...lines,
  ];
  return [placed(project, ['delegates', id], own)];
}

function savedPlaces(project: Project, id: string, version: number): PlacedTexts[] {
  const saved = project.behaviors.get(id);
  if (!saved) return [];
  const names = searchNames(project, { kind: 'game' }, version);
  const help = saved.help === '' ? [] : [ownText('text', 'Help', saved.help, ['help'])];
  const own = placed(project, ['behaviors', id], [ownText('name', 'Own behavior', saved.name, ['name']), ...help]);
  const inside: TextPlace = { ...own.place, trail: [saved.name] };
  return [own, ...oneBehavior(saved.behavior, inside, ['behaviors', id, 'behavior'], names)];
}

function testPlaces(project: Project, id: string): PlacedTexts[] {
  return [placed(project, ['tests', id], [ownText('name', 'Play test', id, [])])];
}

function placed(project: Project, path: Path, texts: PlacedTexts['texts']): PlacedTexts {
  return { place: { path, owner: ownerOf(project, path), trail: [] }, texts };
}
