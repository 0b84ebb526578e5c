import { composeDocument, type DocumentNode, type ParentList } from '../diff/documentNodes.ts';
import { isSameJson } from '../diff/sameJson.ts';
import type { MergeSide } from './conflict.ts';

/** The nodes of one document by key. */
export type Tree = ReadonlyMap<string, DocumentNode>;

/** The same document in three versions; the base is empty for one that both sides added. */
export interface Trees {
  readonly base: Tree;
  readonly mine: Tree;
  readonly theirs: Tree;
}

/** A thing that one side removed with its contents, while the other changed some of them. */
export interface KeptNode {
  readonly key: string;
  readonly kept: MergeSide;
  readonly base: unknown;
  readonly value: unknown;
}

/**
 * The things in the merged document: those that both sides have, those that one added, and those that one removed while
 * the other changed them or their contents. The latter are kept whole, as on the side that changed them, because half a
 * rule means something else.
 */
export function livingNodes(
  { base, mine, theirs }: Trees,
  isKept: (key: string, tree: Tree) => boolean,
): { readonly living: Set<string>; readonly kept: readonly KeptNode[] } {
  const living = new Set<string>();
  const kept: KeptNode[] = [];
  for (const [side, tree, other] of [['mine', mine, theirs] as const, ['theirs', theirs, mine] as const]) {
    const decided = new Set<string>();
    for (const key of tree.keys()) {
      if (other.has(key) || !base.has(key)) living.add(key);
      else if (!decided.has(key)) {
        const unit = unitOf({ base, tree, other }, key);
        for (const member of unit.members) decided.add(member);
        if (!unit.isChanged && !unit.members.some((member) => isKept(member, tree))) continue;
        for (const member of unit.members) living.add(member);
        if (unit.isChanged) {
          kept.push({ key, kept: side, base: composeDocument(base, key), value: composeDocument(tree, key) });
        }
      }
    }
  }
  return { living, kept };
}

/** True if both are the same list of the same thing. */
export function isSameList(left: ParentList | undefined, right: ParentList | undefined): boolean {
  return left?.parent === right?.parent && left?.list === right?.list;
}

interface Deletion {
  readonly base: Tree;
  /** The side that still has it. */
  readonly tree: Tree;
  /** The side that removed it. */
  readonly other: Tree;
}

/** The things removed together with `top`, and whether the other side changed any of them. */
function unitOf({ base, tree, other }: Deletion, top: string): { members: string[]; isChanged: boolean } {
  const members: string[] = [];
  let isChanged = false;
  const open = [top];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const node = tree.get(key);
    const before = base.get(key);
    if (!node) continue;
    if (!isSameList(node.parentList, before?.parentList)) isChanged = true;
    if (!before || other.has(key)) continue;
    members.push(key);
    if (!isSameJson(node.fields, before.fields)) isChanged = true;
    for (const list of node.lists.values()) open.push(...list);
  }
  return { members, isChanged };
}
