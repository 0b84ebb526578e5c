import type { EditKey, EditPath, Op } from '../edit/op.ts';
import type { ProjectDocument } from '../model/project.ts';
import { composeDocument, type DocumentNode, type NodeCollection, nodesOf, type ParentList } from './documentNodes.ts';
import { stayingKeys } from './longestRun.ts';
import { memberOps } from './valueOps.ts';

/**
 * The ops that turn one scene, prototype or saved behavior into another. A node with the same id in another list is
 * moved there. Undefined for documents in which an id occurs twice.
 */
export function nodeOps(
  collection: NodeCollection,
  path: EditPath,
  before: ProjectDocument,
  after: ProjectDocument,
): Op[] | undefined {
  const [old, now] = [nodesOf(collection, before), nodesOf(collection, after)];
  if (old.hasTwins || now.hasTwins) return undefined;
  const run: Run = {
    path,
    old: old.nodes,
    now: now.nodes,
    parentLists: new Map([...old.nodes].map(([key, node]) => [key, node.parentList])),
    lists: new Map([...old.nodes.values()].flatMap((node) => [...node.lists].map(listEntry(node.key)))),
    ops: [],
  };
  for (const node of now.nodes.values()) changeNode(run, node);
  removeRest(run);
  return run.ops;
}

type Nodes = ReadonlyMap<string, DocumentNode>;

interface Run {
  readonly path: EditPath;
  readonly old: Nodes;
  readonly now: Nodes;
  /** Where everything is after the ops so far. */
  readonly parentLists: Map<string, ParentList | undefined>;
  /** Members of every list after the ops so far. */
  readonly lists: Map<string, string[]>;
  readonly ops: Op[];
}

function listEntry(parent: string) {
  return ([list, members]: readonly [string, readonly string[]]): [string, string[]] => [
    listName({ parent, list }),
    [...members],
  ];
}

function listName({ parent, list }: ParentList): string {
  return `${parent}\n${list}`;
}

/**
 * Changes an existing thing. Runs from the outside in, so that the parent of a thing is already in its final location.
 */
function changeNode(run: Run, node: DocumentNode): void {
  const before = run.old.get(node.key);
  if (!before) return;
  const path = pathOf(run, node.key);
  run.ops.push(...memberOps(path, before.fields, node.fields));
  for (const [list, members] of node.lists) fillList(run, { parent: node.key, list }, members);
}

/** Puts every member of a list into it, in order. Members that do not belong there are removed later. */
function fillList(run: Run, parentList: ParentList, members: readonly string[]): void {
  if (parentList.list === 'behavior') return;
  const name = listName(parentList);
  let current = run.lists.get(name);
  const path = [...pathOf(run, parentList.parent), parentList.list];
  if (!current) {
    run.ops.push({ op: 'set', path, value: [] });
    current = [];
    run.lists.set(name, current);
  }
  const stay = stayingKeys(current, members);
  let previous: string | undefined;
  for (const key of members) {
    if (!stay.has(key)) putMember(run, { key, parentList, path, current, previous });
    previous = key;
  }
}

interface Placing {
  readonly key: string;
  readonly parentList: ParentList;
  readonly path: EditPath;
  readonly current: string[];
  readonly previous: string | undefined;
}

function putMember(run: Run, { key, parentList, path, current, previous }: Placing): void {
  const from = run.parentLists.get(key);
  if (from) {
    const source = pathOf(run, key);
    const list = run.lists.get(listName(from));
    list?.splice(list.indexOf(key), 1);
    const index = previous === undefined ? 0 : current.indexOf(previous) + 1;
    const isSameList = listName(from) === listName(parentList);
    run.ops.push({ op: 'move', path: source, index, ...(!isSameList && { to: path }) });
    current.splice(index, 0, key);
    run.parentLists.set(key, parentList);
    return;
  }
  const index = previous === undefined ? 0 : current.indexOf(previous) + 1;
  run.ops.push({ op: 'insert', path, index, value: composeDocument(newPart(run, key), key) });
  current.splice(index, 0, key);
  run.parentLists.set(key, parentList);
  fillNew(run, key);
}

/** A new thing without those of its members that are still elsewhere. */
function newPart({ old, now }: Run, top: string): Nodes {
  const part = new Map<string, DocumentNode>();
  const open = [top];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const node = now.get(key);
    if (!node) continue;
    const lists = new Map([...node.lists].map(([list, keys]) => [list, keys.filter((member) => !old.has(member))]));
    part.set(key, { ...node, lists });
    for (const members of lists.values()) open.push(...members);
  }
  return part;
}

/** Moves into an inserted thing the members that belong there. */
function fillNew(run: Run, key: string): void {
  const node = run.now.get(key);
  for (const [list, members] of node?.lists ?? []) {
    const parentList = { parent: key, list };
    const added = members.filter((member) => !run.old.has(member));
    run.lists.set(listName(parentList), [...added]);
    for (const member of added) run.parentLists.set(member, parentList);
    fillList(run, parentList, members);
    for (const member of added) fillNew(run, member);
  }
}

/** Removes what is only in the old document, outermost first, and lists that no longer exist. */
function removeRest(run: Run): void {
  for (const node of run.old.values()) {
    const { key } = node;
    const next = run.now.get(key);
    if (next) {
      for (const list of node.lists.keys()) {
        if (!next.lists.has(list)) run.ops.push({ op: 'unset', path: [...pathOf(run, key), list] });
      }
      continue;
    }
    const parentList = run.parentLists.get(key);
    const holder = parentList && run.now.get(parentList.parent);
    if (holder?.lists.has(parentList?.list ?? '')) run.ops.push({ op: 'remove', path: pathOf(run, key) });
  }
}

function pathOf({ path, old, now, parentLists }: Run, key: string): EditPath {
  const keys: EditKey[] = [];
  for (let at = key, within = parentLists.get(at); within; at = within.parent, within = parentLists.get(at)) {
    if (within.list !== 'behavior') keys.push({ id: String((now.get(at) ?? old.get(at))?.fields.id) });
    keys.push(within.list);
  }
  return [...path, ...keys.reverse()];
}
