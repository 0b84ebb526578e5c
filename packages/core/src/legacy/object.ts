import type { GameDocument } from '../generated/entities.ts';
import { createProject } from '../model/create/createProject.ts';
import { gameReaders } from './builtIns.ts';
import type { ImportContext } from './context.ts';
import { readControllerMaps } from './controllerMap.ts';
import { readCustomAttributes } from './customAttributes.ts';
import { type DocumentKind, isId } from './documentIds.ts';
import { settlePlugins } from './plugins.ts';
import { describeAttribute, describeText } from './source.ts';
import { readGroup, shortName } from './values.ts';
import type { XmlElement } from './xml.ts';

/**
 * The game from `object.xml`. `sceneNames` are the names in the scenes' own files, by id.
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
