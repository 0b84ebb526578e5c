import { isJsonObject, textOr } from '../model/json.ts';
import type { EditKey, MemberKey } from './op.ts';

/**
 * Index of the member that `key` names, or -1. Looks up positions remembered for this list; a remembered position is only
 * a hint that is checked, so that copies of a list may share one table and a changed list may keep it.
 */
export function indexOfMember(list: readonly unknown[], key: MemberKey): number {
  const field = 'id' in key ? 'id' : 'name';
  const wanted = 'id' in key ? key.id : key.name;
  if (list.length <= smallList) return list.findIndex((member) => nameOf(member, field) === wanted);
  const known = positions.get(list);
  const hint = known?.indices.get(wanted);
  if (hint !== undefined && nameOf(list[hint], field) === wanted) return hint;
  if (known?.[field === 'id' ? 'hasIds' : 'hasNames'] === true) return -1;
  const table = new Map<string, number>();
  for (let index = list.length - 1; index >= 0; index -= 1) {
    const name = nameOf(list[index], field);
    if (name !== undefined) table.set(name, index);
  }
  const isSettled = !openLists.has(list);
  positions.set(list, { indices: table, hasIds: isSettled && field === 'id', hasNames: isSettled && field === 'name' });
  return table.get(wanted) ?? -1;
}

/** The member of `list` with this id, found without searching the list. */
export function findMember<Member extends { readonly id: string }>(
  list: readonly Member[],
  id: string,
): Member | undefined {
  return list[indexOfMember(list, { id })];
}

/** How a member of a list is addressed: by id, else by name, else by its index. */
export function keyOfMember(member: unknown, index: number): EditKey {
  const id = nameOf(member, 'id');
  if (id !== undefined) return { id };
  const name = nameOf(member, 'name');
  return name === undefined ? index : { name };
}

/** Lets a copy of a list, which may change until it is closed, use the positions remembered for the original. */
export function openCopy(from: readonly unknown[], to: readonly unknown[]): void {
  openLists.add(to);
  const known = positions.get(from);
  if (known) positions.set(to, { indices: known.indices, hasIds: false, hasNames: false });
}

/** Marks a list as final, so that a member once not found in it is not searched for again. */
export function closeCopy(list: readonly unknown[]): void {
  openLists.delete(list);
}

interface Positions {
  readonly indices: ReadonlyMap<string, number>;
  /** All ids of the list, or all names, are in the table. */
  readonly hasIds: boolean;
  readonly hasNames: boolean;
}

/** Lists up to this length are searched, since that is faster than a table. */
const smallList = 8;
const positions = new WeakMap<readonly unknown[], Positions>();
/** Copies that are being changed. */
const openLists = new WeakSet<readonly unknown[]>();

function nameOf(member: unknown, field: 'id' | 'name'): string | undefined {
  if (typeof member === 'string') return field === 'id' ? member : undefined;
  if (!isJsonObject(member)) return undefined;
  return textOr(member[field], undefined);
}
