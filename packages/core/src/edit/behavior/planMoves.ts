import type { Id } from '../../generated/entities.ts';
import { refusal } from '../defineEdit.ts';
import type { EditPath, Op } from '../op.ts';

/** A member of a list of behaviors or conditions. */
interface Member {
  readonly path: EditPath;
  readonly siblings: readonly unknown[];
}

/** The gap that members move to. */
interface Gap {
  readonly path: EditPath;
  readonly siblings: readonly { readonly id: Id }[];
  readonly index: number;
}

/** Ops that move members of any lists to one gap, in their order; none for those already in place. */
export function planMoves(members: readonly Member[], { path, siblings, index }: Gap): Op[] {
  const ids = siblings.map(({ id }) => id);
  const moved = new Set(members.filter((member) => member.siblings === siblings).map(idOf));
  let before = ids.slice(0, index).findLast((id) => !moved.has(id));
  const ops: Op[] = [];
  for (const member of members) {
    const id = idOf(member);
    const isOwn = member.siblings === siblings;
    const at = isOwn ? ids.indexOf(id) : -1;
    if (at >= 0) ids.splice(at, 1);
    const target = before === undefined ? 0 : ids.indexOf(before) + 1;
    ids.splice(target, 0, id);
    before = id;
    if (at !== target) ops.push({ op: 'move', path: member.path, index: target, ...(!isOwn && { to: path }) });
  }
  return ops;
}

/** Why members cannot go into a list: it already has one of their ids. */
export function clashFault(members: readonly Member[], siblings: Gap['siblings']) {
  const ids = new Set(siblings.map(({ id }) => id));
  const isClash = members.some((member) => member.siblings !== siblings && ids.has(idOf(member)));
  return isClash ? refusal('There is already one with this id in that list. Repair the project first.') : undefined;
}

function idOf({ path }: Member): Id {
  const key = path.at(-1);
  return typeof key === 'object' && 'id' in key ? key.id : '';
}
