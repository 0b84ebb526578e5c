import {
  composeDocument,
  type DocumentNode,
  listsOf,
  type NodeCollection,
  nodesOf,
  type ParentList,
} from '../diff/documentNodes.ts';
import type { EditKey, EditPath } from '../edit/op.ts';
import { isJsonObject } from '../model/json.ts';
import type { ProjectDocument } from '../model/project.ts';
import { addConflict, type MergeRun, pathText, type Versions } from './conflict.ts';
import { livingNodes, type Tree, type Trees } from './livingNodes.ts';
import { mergeOrder } from './mergeOrder.ts';
import { mergeParentLists } from './mergeParentLists.ts';
import { addOrderConflict, mergeMembers, mergeWhole } from './mergeValue.ts';

/** Merges a document whose things can move between lists: a scene, a prototype or a saved behavior. */
export function mergeNodes(
  run: MergeRun,
  collection: NodeCollection,
  document: EditPath,
  versions: Versions<ProjectDocument>,
): Record<string, unknown> {
  const take = (value: ProjectDocument | undefined): Tree =>
    value === undefined ? new Map() : nodesOf(collection, value).nodes;
  const trees: Trees = { base: take(versions.base), mine: take(versions.mine), theirs: take(versions.theirs) };
  const isKept = (key: string, tree: Tree) =>
    run.kept.size > 0 && run.kept.has(pathText([...document, String(tree.get(key)?.fields.id)]));
  const { living, kept } = livingNodes(trees, isKept);
  const { parentLists, clashes } = mergeParentLists(collection, trees, living);
  const merge: NodeMerge = { run, collection, document, trees, parentLists };
  for (const { key, kept: side, base, value } of kept) {
    const absent = { mine: undefined, theirs: undefined };
    addConflict(run, 'deletion', pathOf(merge, key), { base, ...absent, [side]: value }, side);
  }
  for (const { key, kept: side } of clashes) {
    const [base, mine, theirs] = [trees.base, trees.mine, trees.theirs].map((tree) => parentListValue(tree, key));
    addConflict(run, 'place', pathOf(merge, key), { base, mine, theirs }, side);
  }
  return composeDocument(mergedNodes(merge, living));
}

interface NodeMerge {
  readonly run: MergeRun;
  readonly collection: NodeCollection;
  readonly document: EditPath;
  readonly trees: Trees;
  readonly parentLists: ReadonlyMap<string, ParentList>;
}

function mergedNodes(merge: NodeMerge, living: ReadonlySet<string>): Map<string, DocumentNode> {
  const members = new Map<string, Set<string>>();
  for (const key of living) {
    const parentList = merge.parentLists.get(key);
    if (!parentList) continue;
    const list = `${parentList.parent}\n${parentList.list}`;
    const known = members.get(list);
    if (known) known.add(key);
    else members.set(list, new Set([key]));
  }
  const merged = new Map<string, DocumentNode>();
  for (const key of living) {
    const [base, mine, theirs] = versionsOf(merge.trees, key);
    const node = mine ?? theirs;
    if (!node) continue;
    const lists = new Map<string, readonly string[]>();
    for (const list of Object.keys(listsOf(merge.collection, node.kind))) {
      const order = mergeMemberList(merge, key, list, members.get(`${key}\n${list}`) ?? new Set());
      if (order) lists.set(list, order);
    }
    const fields = mine && theirs ? mergeFields(merge, mine, theirs, base) : node.fields;
    merged.set(key, { ...node, fields, parentList: merge.parentLists.get(key), lists });
  }
  return merged;
}

/** The members of a list, in order, or undefined when the thing has no such list. */
function mergeMemberList(
  merge: NodeMerge,
  key: string,
  list: string,
  members: ReadonlySet<string>,
): readonly string[] | undefined {
  const nodes = versionsOf(merge.trees, key);
  const [base, mine, theirs] = nodes.map((node) => node?.lists.get(list));
  if (members.size === 0 && !isListPresent(nodes, list)) return undefined;
  const orders = { base: base ?? [], mine: mine ?? [], theirs: theirs ?? [] };
  const { order, clashes } = mergeOrder(members, orders);
  for (const clash of clashes) {
    const ids = (keys: readonly string[]) => keys.map((member) => idOf(merge.trees, member));
    const idOrders = { base: ids(orders.base), mine: ids(orders.mine), theirs: ids(orders.theirs) };
    addOrderConflict(merge.run, pathOf(merge, clash), idOf(merge.trees, clash), idOrders, ids(order));
  }
  return order;
}

/** Whether an empty list exists at all: a change by one side wins. */
function isListPresent(nodes: readonly (DocumentNode | undefined)[], list: string): boolean {
  const [base, mine, theirs] = nodes;
  const [before, first, second] = [base, mine, theirs].map((node) => node?.lists.has(list) ?? false);
  if (!mine || !theirs) return (mine ? first : second) === true;
  return (first === second ? first : !before) === true;
}

function mergeFields(
  merge: NodeMerge,
  { key, kind, fields: mine }: DocumentNode,
  { fields: theirs }: DocumentNode,
  base: DocumentNode | undefined,
): DocumentNode['fields'] {
  const path = pathOf(merge, key);
  // Two things that only share an id are not mixed, nor are attributes of different classes.
  if (base && meaningOf(kind, mine) === meaningOf(kind, theirs)) {
    return mergeMembers(merge.run, path, { base: base.fields, mine, theirs });
  }
  const whole = mergeWhole(merge.run, path, { base: base?.fields, mine, theirs });
  return isJsonObject(whole) ? whole : mine;
}

/** The part of a thing that determines its attributes. */
function meaningOf(kind: DocumentNode['kind'], fields: DocumentNode['fields']): string {
  if (kind === 'behavior') return String(fields.class);
  if (kind !== 'condition') return '';
  const { class: name, eventType, attributes, predicate } = fields;
  const conditionType = isJsonObject(attributes) ? attributes.conditionType : undefined;
  return JSON.stringify([name, eventType, conditionType, isJsonObject(predicate) ? predicate.type : undefined]);
}

function versionsOf({ base, mine, theirs }: Trees, key: string): (DocumentNode | undefined)[] {
  return [base.get(key), mine.get(key), theirs.get(key)];
}

function idOf(trees: Trees, key: string): string {
  const [base, mine, theirs] = versionsOf(trees, key);
  return String((mine ?? theirs ?? base)?.fields.id);
}

/** A list as plain data: its owner and its name. */
function parentListValue(tree: Tree, key: string): { parent: string; list: string } | undefined {
  const parentList = tree.get(key)?.parentList;
  return parentList && { parent: String(tree.get(parentList.parent)?.fields.id), list: parentList.list };
}

function pathOf({ trees, parentLists, document }: NodeMerge, key: string): EditPath {
  const keys: EditKey[] = [];
  for (let at = key, within = parentLists.get(at); within; at = within.parent, within = parentLists.get(at)) {
    if (within.list !== 'behavior') keys.push({ id: idOf(trees, at) });
    keys.push(within.list);
  }
  return [...document, ...keys.reverse()];
}
