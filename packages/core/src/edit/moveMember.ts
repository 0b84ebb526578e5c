import type { EditPath, Op } from './op.ts';

/** The op that moves a member of a list to a position, clamped to the list; none when it is there already. */
export function moveMember(list: readonly unknown[], from: number, path: EditPath, index: number): readonly Op[] {
  const position = Math.max(0, Math.min(Math.trunc(index) || 0, list.length - 1));
  return position === from ? [] : [{ op: 'move', path, index: position }];
}
