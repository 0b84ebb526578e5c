import { composeDocument, type DocumentNode, listsOf, type NodeCollection, nodesOf } from '../../diff/documentNodes.ts';
import * as validators from '../../generated/validators.js';
import type { IdSource } from '../../model/ids.ts';
import { isJsonObject } from '../../model/json.ts';
import { documentKinds } from '../../model/parse/documentKinds.ts';
import { collectionNames, type Project } from '../../model/project.ts';
import { below, chance, pick, type Random } from '../../testing/randomSource.ts';

/** Which parts of a document a change may touch, by the key of the outermost member; undefined allows all. */
export type Allowed = ((unit: string) => boolean) | undefined;

/**
 * A project with one random change in one document, independent of the editor's edits: another value, something added,
 * removed, moved to another list or to another position in its list. Documents keep the stored shape.
 */
function randomChange(project: Project, random: Random, ids: IdSource, allowed?: Allowed): Project {
  const kind = random();
  if (kind < 0.1) return changeObject(project, random, ids, allowed);
  if (kind < 0.17) return changeAssets(project, random, ids, allowed);
  if (kind < 0.3) return changeTable(project, random, ids, allowed);
  if (kind < 0.36 && !allowed) return changeCollection(project, random, ids);
  const name = pick(random, ['scenes', 'scenes', 'actors', 'actors', 'behaviors'] as const) ?? 'scenes';
  const id = pick(random, [...project[name].keys()]);
  const document = id === undefined ? undefined : project[name].get(id);
  if (id === undefined || !document) return project;
  const changed = changeNodes({ collection: name, random, ids, allowed }, document);
  switch (name) {
    case 'scenes':
      return validators.validateScene(changed)
        ? { ...project, scenes: withEntry(project.scenes, id, changed) }
        : project;
    case 'actors':
      return validators.validatePrototype(changed)
        ? { ...project, actors: withEntry(project.actors, id, changed) }
        : project;
    case 'behaviors':
      return validators.validateSavedBehavior(changed)
        ? { ...project, behaviors: withEntry(project.behaviors, id, changed) }
        : project;
  }
}

/** Several random changes, one after the other. */
export function randomChanges(
  project: Project,
  random: Random,
  ids: IdSource,
  count: number,
  allowed?: Allowed,
): Project {
  let changed = project;
  for (let index = 0; index < count; index += 1) changed = randomChange(changed, random, ids, allowed);
  return changed;
}

interface NodeChange {
  readonly collection: NodeCollection;
  readonly random: Random;
  readonly ids: IdSource;
  readonly allowed: Allowed;
}

type Nodes = Map<string, DocumentNode>;

function changeNodes(change: NodeChange, document: Parameters<typeof nodesOf>[1]): unknown {
  const { random, collection, allowed } = change;
  const nodes: Nodes = new Map(nodesOf(collection, document).nodes);
  const keys = [...nodes.keys()].filter((key) => !allowed || allowed(unitOf(nodes, key)));
  const key = pick(random, keys) ?? '';
  const node = nodes.get(key);
  if (!node || keys.length === 0) return document;
  const kind = random();
  if (kind < 0.4 || !node.parentList || node.parentList.list === 'behavior') setField(nodes, node, random, allowed);
  else if (kind < 0.55) detach(nodes, node);
  else if (kind < 0.7) addCopy(change, nodes, node);
  else if (kind < 0.9) moveNode(change, nodes, node);
  else reorder(nodes, node, random);
  return composeDocument(nodes);
}

/** The outermost thing that contains it. */
function unitOf(nodes: Nodes, key: string): string {
  let at = key;
  for (let node = nodes.get(key); node?.parentList; node = nodes.get(node.parentList.parent)) at = node.key;
  return at;
}

function setField(nodes: Nodes, node: DocumentNode, random: Random, allowed: Allowed): void {
  const fields = structuredClone(node.fields);
  const leaves: [Record<string, unknown>, string][] = [];
  collectLeaves(fields, leaves);
  // Of the document itself, each side may change only one attribute.
  const own = node.key === '' && allowed ? leaves.filter(([, key]) => allowed(key)) : leaves;
  const [holder, key] = pick(random, own) ?? [];
  if (!holder || key === undefined) return;
  const value = holder[key];
  if (typeof value === 'number') holder[key] = value === 0.5 ? 0.25 : chance(random, 0.5) ? 0.5 : random();
  else if (typeof value === 'boolean') holder[key] = !value;
  else holder[key] = `${value}${pick(random, ['a', 'b', '\ttag1', '\ttag2'])}`;
  nodes.set(node.key, { ...node, fields });
}

const fixed = new Set(['id', 'class', 'prototype', '@', 'type', 'eventType', 'conditionType', 'formatVersion']);

function collectLeaves(value: Record<string, unknown>, leaves: [Record<string, unknown>, string][]): void {
  for (const [key, part] of Object.entries(value)) {
    if (fixed.has(key) || (key === 'keypath' && part !== '')) continue;
    if (isJsonObject(part)) collectLeaves(part, leaves);
    else if (!Array.isArray(part)) leaves.push([value, key]);
  }
}

function detach(nodes: Nodes, node: DocumentNode): void {
  if (node.parentList)
    setList(nodes, node.parentList.parent, node.parentList.list, (keys) => keys.filter((key) => key !== node.key));
}

function setList(
  nodes: Nodes,
  parent: string,
  list: string,
  change: (keys: readonly string[]) => readonly string[],
): void {
  const owner = nodes.get(parent);
  if (owner)
    nodes.set(parent, { ...owner, lists: new Map([...owner.lists, [list, change(owner.lists.get(list) ?? [])]]) });
}

function insertAt(random: Random, keys: readonly string[], key: string): string[] {
  return keys.toSpliced(below(random, keys.length + 1), 0, key);
}

function addCopy({ random, ids }: NodeChange, nodes: Nodes, node: DocumentNode): void {
  const { parentList } = node;
  if (!parentList) return;
  const copy = (key: string): string => {
    const original = nodes.get(key);
    const id = ids();
    if (!original) return id;
    const lists = new Map([...original.lists].map(([list, members]) => [list, members.map(copy)]));
    nodes.set(`new ${id}`, { ...original, key: `new ${id}`, fields: { ...original.fields, id }, lists });
    return `new ${id}`;
  };
  const key = copy(node.key);
  setList(nodes, parentList.parent, parentList.list, (keys) => insertAt(random, keys, key));
}

function moveNode({ collection, random, allowed }: NodeChange, nodes: Nodes, node: DocumentNode): void {
  const unit = unitOf(nodes, node.key);
  const scope = node.key.slice(0, node.key.lastIndexOf('/') + 1);
  const targets = [...nodes.values()].flatMap((target) => {
    if (!`${target.key}/`.startsWith(scope) || isInside(nodes, target.key, node.key)) return [];
    if (allowed && (target.key === '' || unitOf(nodes, target.key) !== unit || node.key === unit)) return [];
    if (target.kind === 'behavior' && target.fields.class !== 'RuleBehavior' && chance(random, 0.8)) return [];
    return Object.entries(listsOf(collection, target.kind)).flatMap(([list, kind]) =>
      kind === node.kind && list !== 'behavior' && (target.kind !== 'instance' || target.lists.has(list))
        ? [[target.key, list] as const]
        : [],
    );
  });
  const [parent, list] = pick(random, targets) ?? [];
  if (parent === undefined || list === undefined) return;
  detach(nodes, node);
  setList(nodes, parent, list, (keys) => insertAt(random, keys, node.key));
}

function isInside(nodes: Nodes, key: string, ancestor: string): boolean {
  for (let at: string | undefined = key; at !== undefined; at = nodes.get(at)?.parentList?.parent) {
    if (at === ancestor) return true;
  }
  return false;
}

function reorder(nodes: Nodes, { key, parentList }: DocumentNode, random: Random): void {
  if (!parentList) return;
  setList(nodes, parentList.parent, parentList.list, (keys) =>
    insertAt(
      random,
      keys.filter((other) => other !== key),
      key,
    ),
  );
}

function changeObject(project: Project, random: Random, ids: IdSource, allowed: Allowed): Project {
  const { object } = project;
  const kind = random();
  if (kind < 0.4) {
    const id = ids();
    const marker = { '@': 'real', $: random(), name: `attribute ${id}` };
    return { ...project, object: { ...object, attributes: { ...object.attributes, [id]: marker } } };
  }
  const customs = Object.keys(object.attributes).filter((key) => /^id/.test(key) && (!allowed || allowed(key)));
  const key = pick(random, customs);
  const marker = key === undefined ? undefined : object.attributes[key];
  if (kind < 0.6 && key !== undefined && isJsonObject(marker)) {
    const renamed = { ...marker, name: `${String(marker.name)}!` };
    return { ...project, object: { ...object, attributes: { ...object.attributes, [key]: renamed } } };
  }
  if (kind < 0.75 && key !== undefined && isJsonObject(marker) && marker['@'] !== 'table') {
    const { [key]: _gone, ...attributes } = object.attributes;
    const back = chance(random, 0.5) ? { ...attributes, [key]: marker } : attributes;
    const next = { ...object, attributes: back };
    return validators.validateGame(next) && !allowed ? { ...project, object: next } : project;
  }
  if (allowed) return project;
  if (kind < 0.87) return { ...project, object: { ...object, title: `${object.title}${pick(random, ['x', 'y'])}` } };
  const scenes = [...object.scenes];
  const [moved] = scenes.splice(below(random, scenes.length), 1);
  return moved === undefined ? project : { ...project, object: { ...object, scenes: insertAt(random, scenes, moved) } };
}

function changeAssets(project: Project, random: Random, ids: IdSource, allowed: Allowed): Project {
  const { assets } = project;
  const list = pick(random, ['images', 'sounds'] as const) ?? 'images';
  const kind = random();
  const at = below(random, assets[list].length);
  const asset = assets[list][at];
  const name = ids();
  const added = { name, files: [{ name: `${name}.png`, size: below(random, 100) }] };
  if (kind < 0.3 || !asset) return { ...project, assets: { ...assets, [list]: [...assets[list], added] } };
  if (allowed && !allowed(asset.name)) return project;
  const rest = assets[list].toSpliced(at, 1);
  // One side may start to use what the other removes, which is not a disjoint change.
  if (kind < 0.5) return allowed ? project : { ...project, assets: { ...assets, [list]: rest } };
  const sized = { ...asset, files: asset.files.map((file) => ({ ...file, size: below(random, 1000) })) };
  if (kind < 0.8) return { ...project, assets: { ...assets, [list]: assets[list].with(at, sized) } };
  return allowed
    ? project
    : { ...project, assets: { ...assets, [list]: rest.toSpliced(below(random, rest.length + 1), 0, asset) } };
}

function changeTable(project: Project, random: Random, ids: IdSource, allowed: Allowed): Project {
  const table = pick(random, [...project.tables.values()]);
  if (!table) return project;
  const row = below(random, table.rows.length + 1);
  const column = below(random, table.columns.length);
  const kind = random();
  let { rows, columns } = table;
  const target = columns[column];
  const current = rows[row];
  if (kind < 0.2) {
    rows = rows.toSpliced(row, 0, { id: ids(), name: 'row' });
    columns = columns.map((each) => ({ ...each, $: each.$.toSpliced(row, 0, blankOf(each.type)) }));
  } else if (kind < 0.3) {
    const cells = rows.map(() => 'new');
    columns = columns.toSpliced(column, 0, { id: ids(), name: 'column', type: 1, readonly: false, $: cells });
  } else if (kind < 0.6 && target && current && (!allowed || allowed(`${target.id}${current.id}`))) {
    columns = columns.with(column, { ...target, $: target.$.with(row, otherCell(target.type, random)) });
  } else if (!allowed && kind < 0.75 && current) {
    const moved = chance(random, 0.5) ? below(random, rows.length) : undefined;
    const carry = <Item>(list: readonly Item[]) => {
      const rest = list.toSpliced(row, 1);
      const item = list[row];
      return moved === undefined || item === undefined ? rest : rest.toSpliced(moved, 0, item);
    };
    rows = carry(rows);
    columns = columns.map((each) => ({ ...each, $: carry(each.$) }));
  } else if (!allowed && kind < 0.85) columns = columns.toSpliced(column, 1);
  else if (current && (!allowed || allowed(current.id)))
    rows = rows.with(row, { ...current, name: `${current.name}+` });
  const next = { ...table, rows, columns, numRows: rows.length, numCols: columns.length };
  return { ...project, tables: withEntry(project.tables, table.id, next) };
}

function blankOf(type: number): string | number | boolean {
  return type === 1 ? '' : type === 4 ? false : 0;
}

function otherCell(type: number, random: Random): string | number | boolean {
  return type === 1 ? `cell ${below(random, 9)}` : type === 4 ? chance(random, 0.5) : below(random, 9);
}

/** Adds or removes a whole document, not always with its entry in the game's lists. */
function changeCollection(project: Project, random: Random, ids: IdSource): Project {
  const name = pick(random, collectionNames) ?? 'scenes';
  const id = pick(random, [...project[name].keys()]);
  if (id === undefined) return project;
  const gone = new Map<string, unknown>([...project[name]].filter(([key]) => key !== id));
  const isCopy = chance(random, 0.4);
  if (isCopy) {
    const copy = name === 'tests' ? `copy of ${id}` : ids();
    gone.set(id, project[name].get(id));
    gone.set(copy, { ...project[name].get(id), ...(name !== 'tests' && { id: copy }) });
  }
  for (const document of gone.values()) if (!documentKinds[name].validate(document)) return project;
  const { object } = project;
  const next = {
    ...project,
    [name]: gone,
    object: isCopy ? object : { ...object, scenes: object.scenes.filter((each) => name !== 'scenes' || each !== id) },
  };
  return next;
}

function withEntry<Value>(map: ReadonlyMap<string, Value>, id: string, value: Value): ReadonlyMap<string, Value> {
  return new Map(map).set(id, value);
}
