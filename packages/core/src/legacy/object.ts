import type { GameDocument } from '../generated/entities.ts';
import { controllerButtons } from '../model/controllers.ts';
import { createProject } from '../model/create/createProject.ts';
import { gameReaders } from './builtIns.ts';
import type { ImportContext } from './context.ts';
import { readCustomAttributes } from './customAttributes.ts';
import { type DocumentKind, isId } from './documentIds.ts';
import { describeAttribute, describeText } from './source.ts';
import { type Readers, readGroup, readText, shortName } from './values.ts';
import type { XmlElement } from './xml.ts';

/**
 * Marks settings of discontinued services as read if they have their defaults; other values stay unread and so become
 * losses. docs/runtime-rules.md#legacy-game, docs/format.md#not-imported.
 */
function settlePlugins(context: ImportContext, plugins: XmlElement): void {
  const pending = [...plugins.children];
  for (let element = pending.pop(); element; element = pending.pop()) {
    if (defaults.has(element.text.trim())) context.source.text(element);
    if (element.attributes.has('id')) context.source.take(element, 'id');
    pending.push(...element.children);
  }
}

const defaults = new Set(['', 'false', '0']);

const readers: Readers = Object.fromEntries(controllerButtons.map((button) => [button, readText]));
const blank = Object.fromEntries(controllerButtons.map((button) => [button, '']));

/** The keys mapped to buttons, for players 1 to 8 (`playerN Keymap`). docs/runtime-rules.md#legacy-game. */
function readControllerMaps(context: ImportContext, group: XmlElement): NonNullable<GameDocument['controllerMaps']> {
  const maps = new Map<string, Record<string, unknown>>();
  for (const element of group.children) {
    const player = /^(player[1-8]) Keymap$/.exec(element.attributes.get('id') ?? '')?.[1];
    if (element.name !== 'playermap' || player === undefined || maps.has(player)) continue;
    context.source.take(element, 'id');
    maps.set(player, { ...blank, ...readGroup(context, element, readers, blank) });
  }
  return Object.fromEntries(maps);
}

/**
 * The game from `object.xml`. `sceneNames` are the names from the scenes' own files, by id.
 * docs/runtime-rules.md#legacy-game.
 */
export function readGame(context: ImportContext, sceneNames: ReadonlyMap<string, string | undefined>): GameDocument {
  const { root } = context.source;
  const title = shortName(context, root, context.source.take(root, 'title') ?? 'Untitled', 'title');
  const base = createProject({ title }).object;
  const group = child(root, 'attributes');
  const values = group ? readGroup(context, group, gameReaders, base.attributes) : {};
  const customs = group ? readCustomAttributes(context, group, { hasTables: true }) : {};
  const maps = group ? readControllerMaps(context, group) : {};
  for (const plugins of root.children.filter(({ name }) => name === 'plugins')) settlePlugins(context, plugins);
  for (const code of root.children.filter(({ name }) => name === 'resolution')) context.source.settle(code);
  return {
    ...base,
    longDescription: textOf(context, root, 'longDescription'),
    tags: textOf(context, root, 'tags'),
    instructions: textOf(context, root, 'instructions'),
    attributes: {
      ...base.attributes,
      ...values,
      resolutionIndependence: readFlag(context, root),
      networkEnabled: readNetwork(context, root),
      ...customs,
    },
    ...(Object.keys(maps).length > 0 ? { controllerMaps: maps } : {}),
    prototypes: readOrder(context, listedElements(root).prototypes, 'prototype'),
    scenes: readScenes(context, listedElements(root).scenes, sceneNames),
  };
}

/** The elements of `object.xml` that name the documents of the project. docs/runtime-rules.md#legacy-game. */
export function listedElements(root: XmlElement): Readonly<Record<'prototypes' | 'scenes' | 'tables', XmlElement[]>> {
  return {
    prototypes: members(root, 'prototypes', 'actor'),
    scenes: members(root, 'scenes', 'scene'),
    tables: members(root, 'attributes', 'table'),
  };
}

function members(root: XmlElement, list: string, member: string): XmlElement[] {
  const lists = root.children.filter(({ name }) => name === list);
  return lists.flatMap((element) => element.children.filter(({ name }) => name === member));
}

function child(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((candidate) => candidate.name === name);
}

function textOf(context: ImportContext, root: XmlElement, name: string): string {
  const element = child(root, name);
  return element ? context.source.text(element) : '';
}

function readFlag(context: ImportContext, root: XmlElement): boolean {
  const element = child(root, 'resolutionIndependence');
  if (!element) return false;
  const text = context.source.text(element).trim();
  if (!['0', '1', 'true', 'false', ''].includes(text)) {
    context.source.lose(element, describeText(element), 'It is neither 0 nor 1; it was read as 0.');
  }
  return text === '1' || text === 'true';
}

function readNetwork(context: ImportContext, root: XmlElement): 0 | 99 {
  const element = child(root, 'networkEnabled');
  if (!element) return 0;
  const text = context.source.text(element).trim();
  if (text !== '0' && text !== '99' && text !== '') {
    context.source.lose(element, describeText(element), 'Only 0 and 99 mean something; it was read as 0.');
  }
  return text === '99' ? 99 : 0;
}

function readOrder(context: ImportContext, elements: readonly XmlElement[], kind: DocumentKind): string[] {
  return elements.flatMap((element) => {
    const written = context.source.take(element, 'id') ?? '';
    const id = context.documents.resolve(kind, written);
    if (isId(id)) return [id];
    context.source.lose(element, describeAttribute('id', written), 'It is not a valid id, and no file has it.', 'id');
    return [];
  });
}

function readScenes(
  context: ImportContext,
  elements: readonly XmlElement[],
  sceneNames: ReadonlyMap<string, string | undefined>,
): string[] {
  for (const element of elements) {
    const id = context.documents.resolve('scene', element.attributes.get('id') ?? '');
    if (element.attributes.get('label') === sceneNames.get(id)) context.source.take(element, 'label');
  }
  return readOrder(context, elements, 'scene');
}
