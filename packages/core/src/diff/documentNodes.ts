import { isJsonObject } from '../model/json.ts';
import type { CollectionName, ProjectDocument } from '../model/project.ts';

/** The parts of a document, as people see it: nodes with an id that they keep when they move to another list. */
export type NodeKind = 'document' | 'layer' | 'instance' | 'behavior' | 'condition';

/** One thing of a document. */
export interface DocumentNode {
  /** Identifies it within its document, whatever list it is in; empty for the document itself. */
  readonly key: string;
  readonly kind: NodeKind;
  /** The thing without its lists of other things. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The thing and the list that contain it; undefined for the document itself. */
  readonly parentList: ParentList | undefined;
  /** Keys of the members of its lists. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

/** A list of a thing. */
export interface ParentList {
  readonly parent: string;
  readonly list: string;
}

/** A document split into nodes. */
export interface DocumentNodes {
  readonly nodes: ReadonlyMap<string, DocumentNode>;
  /** True when an id occurs twice where it should be unique. */
  readonly hasTwins: boolean;
}

/** Collections whose documents contain things that may move from list to list. */
export type NodeCollection = Extract<CollectionName, 'scenes' | 'actors' | 'behaviors'>;

/** True for collections whose documents are split into nodes. */
export function hasNodes(collection: string): collection is NodeCollection {
  return collection in documentLists;
}

/** The lists of other things that a thing of this kind can have. */
export function listsOf(collection: NodeCollection, kind: NodeKind): Readonly<Record<string, NodeKind>> {
  return kind === 'document' ? documentLists[collection] : memberLists[kind];
}

/** The only behavior that is not in a list: that of a saved behavior. */
const savedRoot = 'behavior:';

/** Splits a document into nodes; `composeDocument` reassembles it. */
export function nodesOf(collection: NodeCollection, document: ProjectDocument): DocumentNodes {
  const run: Run = { collection, nodes: new Map(), hasTwins: false };
  addNode(run, '', 'document', { ...document }, undefined);
  return { nodes: run.nodes, hasTwins: run.hasTwins };
}

/** Reassembles the document from its nodes. */
export function composeDocument(nodes: ReadonlyMap<string, DocumentNode>, key = ''): Record<string, unknown> {
  const node = nodes.get(key);
  if (!node) throw new Error(`There is no ${key} in the document.`);
  const { fields, lists } = node;
  if (lists.size === 0) return fields;
  const value: Record<string, unknown> = { ...fields };
  for (const [list, members] of lists) {
    const parts = members.map((member) => composeDocument(nodes, member));
    value[list] = members[0] === savedRoot ? parts[0] : parts;
  }
  return value;
}

const behaviorList = { behaviors: 'behavior' } as const;

const documentLists: Readonly<Record<NodeCollection, Readonly<Record<string, NodeKind>>>> = {
  scenes: { layers: 'layer' },
  actors: behaviorList,
  behaviors: { behavior: 'behavior' },
};

const memberLists: Readonly<Record<Exclude<NodeKind, 'document'>, Readonly<Record<string, NodeKind>>>> = {
  layer: { actors: 'instance' },
  instance: behaviorList,
  behavior: { conditions: 'condition', behaviors: 'behavior', elseBehaviors: 'behavior' },
  condition: {},
};

interface Run {
  readonly collection: NodeCollection;
  readonly nodes: Map<string, DocumentNode>;
  hasTwins: boolean;
}

type Members = Readonly<Record<string, unknown>>;

function addNode(run: Run, key: string, kind: NodeKind, value: Members, parentList: ParentList | undefined): void {
  const memberKinds = Object.entries(listsOf(run.collection, kind)).filter(([list]) => isMemberList(value[list]));
  const lists = new Map<string, string[]>();
  run.nodes.set(key, { key, kind, fields: without(value, memberKinds), parentList, lists });
  // Behaviors belong to their prototype or instance, so that the same id in another instance is another thing.
  const scope = kind === 'instance' ? `${key}/` : key.slice(0, key.lastIndexOf('/') + 1);
  for (const [list, memberKind] of memberKinds) {
    const keys: string[] = [];
    lists.set(list, keys);
    for (const member of membersOf(value[list])) {
      const memberKey =
        memberKind === 'behavior' && list === 'behavior' ? savedRoot : `${scope}${memberKind}:${member.id}`;
      const free = freeKey(run, memberKey);
      keys.push(free);
      addNode(run, free, memberKind, member, { parent: key, list });
    }
  }
}

function without(value: Members, lists: readonly (readonly [list: string, kind: NodeKind])[]): Members {
  if (lists.length === 0) return value;
  const fields = { ...value };
  for (const [list] of lists) delete fields[list];
  return fields;
}

/** A saved behavior contains one instead of a list. */
function membersOf(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value : isJsonObject(value) ? [value] : [];
}

function isMemberList(value: unknown): boolean {
  return membersOf(value).every(({ id }) => typeof id === 'string') && (Array.isArray(value) || isJsonObject(value));
}

/** The second node with the same id gets its own key, so that nothing in an invalid document is lost. */
function freeKey(run: Run, key: string): string {
  if (!run.nodes.has(key)) return key;
  run.hasTwins = true;
  for (let number = 2; ; number += 1) if (!run.nodes.has(`${key}~${number}`)) return `${key}~${number}`;
}
