import { findAttribute } from '../attributes/findAttribute.ts';
import { classTitle } from '../catalogue/behaviorTitle.ts';
import type { Field } from '../catalogue/fields/field.ts';
import { findBehavior } from '../catalogue/findBehavior.ts';
import { findPredicate } from '../catalogue/findPredicate.ts';
import { childAtEditKey, valueAtEditPath } from '../edit/attribute/valueAtEditPath.ts';
import type { EditKey, EditPath } from '../edit/op.ts';
import { documentAt } from '../edit/replaceDocuments.ts';
import { isJsonObject } from '../model/json.ts';
import { splitPath } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import {
  type DiffTextCode,
  type DiffWords,
  inEnglish,
  labelWords,
  nameWords,
  pairWords,
  textWords,
} from './diffTexts.ts';
import { hasNodes, type NodeKind, nodesOf } from './documentNodes.ts';
import { propertyLabel } from './propertyLabel.ts';

/** What a path means to people. */
interface PathWords {
  /** The document, such as `Actor Lantern`. */
  readonly subject: string;
  /** The nearest thing that has an id or name, such as `Move “Walk”`; empty for the document itself. */
  readonly thing: string;
  /** The part of the thing, such as `Speed`; empty for the whole thing. */
  readonly field: string;
  /** The description of the field, when the catalogue has one. */
  readonly descriptor?: Field;
  /** The last key, when it is a property. */
  readonly key: string | undefined;
}

/** The same for every language; what is empty is undefined. */
export interface TranslatablePathWords extends Pick<PathWords, 'descriptor' | 'key'> {
  readonly subject: DiffWords;
  readonly thing: DiffWords | undefined;
  readonly field: DiffWords | undefined;
}

type Members = Readonly<Record<string, unknown>>;

/** Names of what paths lead to in one or more versions of a project. */
export interface PathNames {
  describe(path: EditPath): PathWords;
  wordsOf(path: EditPath): TranslatablePathWords;
  /** The value at a path, wherever its nodes are; undefined for none. */
  valueAt(path: EditPath): unknown;
  nameOf(kind: 'scenes' | 'actors' | 'tables', id: string): string | undefined;
  /** A node by its kind and the name that people gave it. */
  nameOfThing(kind: string, value: unknown): DiffWords;
}

/** Names paths in several versions of a project; what the first lacks is looked up in the next. */
export function createPathNames(versions: readonly Project[]): PathNames {
  const nameOf: PathNames['nameOf'] = (kind, id) =>
    versions.map((project) => ownName(project[kind].get(id))).find((name) => name !== undefined);
  const nameOfThing = (kind: string, value: unknown) => thingName(kind, value, (id) => nameOf('actors', id));
  const nodes = new Map<string, Members>();
  const opened = new Set<string>();
  const find = (document: string, key: string): Members | undefined => {
    if (!opened.has(document)) {
      opened.add(document);
      for (const project of versions) addNodes(nodes, project, document);
    }
    return nodes.get(`${document} ${key}`);
  };
  const names = { versions, find, nameOfThing };
  return {
    describe(path) {
      const { subject, thing, field, ...rest } = describePath(names, path);
      return { subject: inEnglish(subject), thing: inEnglish(thing), field: inEnglish(field), ...rest };
    },
    wordsOf: (path) => describePath(names, path),
    valueAt: (path) => findValue(names, path),
    nameOf,
    nameOfThing,
  };
}

interface Names {
  readonly versions: readonly Project[];
  find(document: string, key: string): Members | undefined;
  nameOfThing(kind: string, value: unknown): DiffWords;
}

const subjects: Readonly<Record<string, DiffTextCode>> = {
  scenes: 'scene',
  actors: 'actor',
  tables: 'table',
  delegates: 'script',
  behaviors: 'savedBehavior',
  tests: 'playTest',
};

const nodeLists: Readonly<Record<string, Exclude<NodeKind, 'document'>>> = {
  layers: 'layer',
  actors: 'instance',
  behaviors: 'behavior',
  elseBehaviors: 'behavior',
  conditions: 'condition',
};

function addNodes(nodes: Map<string, Members>, project: Project, document: string): void {
  const value = documentAt(project, document);
  const collection = document.slice(0, document.indexOf('/'));
  if (!value || !hasNodes(collection)) return;
  for (const [key, { fields }] of nodesOf(collection, value).nodes) {
    const name = `${document} ${key}`;
    if (!nodes.has(name)) nodes.set(name, fields);
  }
}

function describePath(names: Names, path: EditPath): TranslatablePathWords {
  const [head, id] = path;
  const { start, document } = documentOf(path);
  const versions = names.versions.map((project) => documentAt(project, document));
  const name = versions.map(ownName).find((text) => text !== undefined) ?? plainKey(id ?? '');
  const subject =
    head === 'object' || head === 'assets'
      ? textWords(head === 'object' ? 'game' : 'assets')
      : textWords(subjects[String(head)] ?? 'file', { name: nameWords(name) });
  const walked = walk(names, path, document, start);
  const value = walked.value ?? versions.find((version) => version !== undefined);
  const keys = walked.keys;
  const field = fieldLabels(String(head), walked.kind, isJsonObject(value) ? value : {}, keys, versions);
  const last = path.at(-1);
  if (typeof last === 'object' && 'row' in last) {
    const row = textWords('row', { name: nameWords(rowName(versions, last.row)) });
    const thing = pairWords([walked.thing ?? nameWords(''), row]);
    return { subject, thing, field: undefined, key: undefined };
  }
  return { subject, thing: walked.thing, key: typeof last === 'string' ? last : undefined, ...field };
}

/** A row of a table by its name, or by its number when it has none. */
function rowName(tables: readonly unknown[], id: string): string {
  for (const table of tables) {
    const rows = childAtEditKey(table, 'rows');
    const position = Array.isArray(rows) ? rows.findIndex((row) => isJsonObject(row) && row.id === id) : -1;
    if (position >= 0) return ownName(childAtEditKey(rows, position)) ?? String(position + 1);
  }
  return id;
}

function findValue(names: Names, path: EditPath): unknown {
  const last = path.at(-1);
  if (typeof last === 'object' && 'row' in last) return cellAt(names, path, last.row);
  const { start, document } = documentOf(path);
  const walked = walk(names, path, document, start);
  const documents = names.versions.map((project) => documentAt(project, document));
  let value = walked.kind === 'document' ? documents.find((each) => each !== undefined) : walked.value;
  for (const key of walked.keys) value = childAtEditKey(value, key);
  return value;
}

function cellAt({ versions }: Names, path: EditPath, row: string): unknown {
  for (const project of versions) {
    const position = project.tables.get(String(path[1]))?.rows.findIndex(({ id }) => id === row) ?? -1;
    const cells = memberAt([project], path.slice(0, -1));
    if (position >= 0 && Array.isArray(cells)) return cells[position];
  }
  return undefined;
}

function documentOf(path: EditPath): { readonly start: number; readonly document: string } {
  const start = path[0] === 'object' || path[0] === 'assets' ? 1 : 2;
  return { start, document: splitPath(path.slice(0, start).map(plainKey)).document };
}

interface Walked {
  readonly kind: string;
  readonly thing: DiffWords | undefined;
  readonly value: unknown;
  readonly keys: readonly string[];
}

/** Follows a path to the nearest node. Nodes are found by id, wherever they are. */
function walk(names: Names, path: EditPath, document: string, start: number): Walked {
  let scope = '';
  let walked: Walked = { kind: 'document', thing: undefined, value: undefined, keys: [] };
  let keys: string[] = [];
  for (const [at, key] of path.entries()) {
    if (at < start) continue;
    const list = keys.at(-1) ?? '';
    if (typeof key !== 'object' || list === '$') {
      keys.push(plainKey(key));
      continue;
    }
    const kind = nodeLists[list];
    const nodeKey = `${scope}${kind}:${plainKey(key)}`;
    const value = (kind && names.find(document, nodeKey)) ?? memberAt(names.versions, path.slice(0, at + 1));
    if (kind === 'instance') scope = `${nodeKey}/`;
    walked = {
      kind: kind ?? list,
      thing: names.nameOfThing(kind ?? list, value ?? { id: plainKey(key), name: plainKey(key) }),
      value,
      keys: [],
    };
    keys = [];
  }
  if (keys[0] === 'behavior' && document.startsWith('behaviors/')) {
    const value = names.find(document, 'behavior:');
    return { kind: 'behavior', thing: names.nameOfThing('behavior', value), value, keys: keys.slice(1) };
  }
  return { ...walked, keys };
}

/** What is at a path in the first version that has it. */
function memberAt(versions: readonly Project[], path: EditPath): unknown {
  for (const project of versions) {
    const value = valueAtEditPath(project, path);
    if (value !== undefined) return value;
  }
  return undefined;
}

function plainKey(key: EditKey): string {
  return typeof key === 'object' ? String(Object.values(key)[0]) : String(key);
}

/** The name that people gave a document or node. */
function ownName(value: unknown): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const name = isJsonObject(value.attributes) ? (value.attributes.name ?? value.name) : value.name;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

function thingName(kind: string, value: unknown, actorName: (id: string) => string | undefined): DiffWords {
  const name = ownName(value);
  if (!isJsonObject(value)) return nameWords(String(value));
  const named = (code: DiffTextCode, text: string) => textWords(code, { name: nameWords(text) });
  switch (kind) {
    case 'layer':
      return named('layer', name ?? String(value.id));
    case 'instance': {
      const shown = name ?? actorName(String(value.prototype));
      return shown === undefined ? textWords('instance') : nameWords(shown);
    }
    case 'behavior': {
      const title = classTitle(String(value.class ?? 'Behavior'));
      if (name === undefined || name === title) return labelWords(title);
      return textWords('namedBehavior', { title: labelWords(title), name: nameWords(name) });
    }
    case 'condition':
      return textWords('condition');
    case 'rows':
      return named('row', name ?? String(value.id));
    case 'columns':
      return named('column', name ?? String(value.id));
    case 'images':
      return named('image', name ?? '');
    case 'sounds':
      return named('sound', name ?? '');
    case 'fonts':
      return named('font', name ?? '');
    default:
      return nameWords(name ?? String(value.id));
  }
}

/** The label of a property, given its keys below the thing. */
function fieldLabels(
  head: string,
  kind: string,
  value: Members,
  keys: readonly string[],
  documents: readonly unknown[],
): { field: DiffWords | undefined; descriptor?: Field } {
  const key = keys.findLast((each) => each !== '$' && each !== '@');
  if (key === undefined) return { field: undefined };
  if (kind === 'behavior' || kind === 'condition') {
    const field = catalogueField(kind, value, keys);
    return field ? { field: labelWords(field.label), descriptor: field } : { field: propertyWords([key]) };
  }
  const root = kind === 'instance' || head === 'actors' ? 'self' : head === 'object' ? 'game' : 'scene';
  const custom = keys.find((each) => /^id[0-9]/.test(each));
  if (custom !== undefined) return { field: nameWords(customName([value, ...documents], custom)) };
  const told = keys.filter(isTold);
  const title = findAttribute(`${root}.${keys.join('.')}`)?.title;
  return { field: title === undefined ? propertyWords(told.length > 0 ? told : [key]) : labelWords(title) };
}

function catalogueField(kind: string, value: Members, keys: readonly string[]): Field | undefined {
  const [holder, name, inner] = keys;
  if (kind === 'behavior')
    return holder === 'attributes' && name ? findBehavior(String(value.class))?.fields[name] : undefined;
  const type = isJsonObject(value.predicate) ? String(value.predicate.type) : '';
  return holder === 'predicate' && name === 'attributes' && inner ? findPredicate(type)?.fields[inner] : undefined;
}

function customName(owners: readonly unknown[], id: string): string {
  for (const owner of owners) {
    const marker = childAtEditKey(childAtEditKey(owner, 'attributes'), id);
    if (isJsonObject(marker) && typeof marker.name === 'string' && marker.name !== '') return marker.name;
  }
  return id;
}

function isTold(key: string): boolean {
  return key !== 'attributes' && key !== 'aspects' && key !== '$' && key !== '@';
}

function propertyWords(keys: readonly string[]): DiffWords {
  return { kind: 'properties', labels: keys.map(propertyLabel) };
}
