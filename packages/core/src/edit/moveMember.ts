import { clampIndex } from './clampIndex.ts';
import type { EditPath, Op } from './op.ts';

/** The op that moves a member of a list to a position, clamped to the list; no op when it is already there. */
export function moveMember(list: readonly unknown[], from: number, path: EditPath, index: number): readonly Op[] {
  const position = clampIndex(index, list.length - 1);
  return position === from ? [] : [{ op: 'move', path, index: position }];
}
