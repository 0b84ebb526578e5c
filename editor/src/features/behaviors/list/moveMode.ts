import { behaviorTitle, type Id } from '@playhouse/core';
import { t } from '../../../i18n/t.ts';
import { endMovingCondition, stepCondition } from './conditionMove.ts';
import { type DropTarget, everyGap, isInside } from './dropTarget.ts';
import { gapIn, type ListRow, laneWords } from './listRows.ts';
import type { ListParts } from './rowProps.ts';

/**
 * Move mode: like dragging, but without holding a pointer down. Arrow keys or buttons choose the gap.
 * docs/editor-design.md#keyboard.
 */
type Moving = Pick<ListParts, 'rows' | 'store' | 'commands' | 'goTo'>;

/** Starts moving behaviors from their current position. */
export function startMoving({ rows, store, goTo }: Moving, ids: readonly Id[]): void {
  const carried = new Set(ids);
  const gaps = gapsOutside(rows, carried);
  const own = gaps.findIndex(({ row }) => carried.has(row));
  store.setState({ isMoving: true, carried, drop: gaps[Math.max(0, own)] });
  const [first] = ids;
  if (first !== undefined) goTo(first);
}

/** Chooses the next gap above or below. */
export function stepMoving(list: Moving, step: 1 | -1): void {
  const { rows, store } = list;
  const { carried, drop, conditionMove } = store.getState();
  if (conditionMove) {
    stepCondition(list, step);
    return;
  }
  const gaps = gapsOutside(rows, carried);
  const at = gaps.findIndex((gap) => gap.row === drop?.row && gap.edge === drop.edge && gap.depth === drop.depth);
  const next = gaps[Math.max(0, Math.min(gaps.length - 1, at + step))];
  if (next) store.setState({ drop: next });
}

/** Ends move mode, and moves to the chosen gap unless it is canceled. */
export function endMoving(list: Moving, isTaken: boolean): void {
  const { store, commands, goTo } = list;
  const { carried, drop, conditionMove } = store.getState();
  if (conditionMove) {
    endMovingCondition(list, isTaken);
    return;
  }
  store.setState({ isMoving: false, carried: new Set(), drop: undefined });
  if (!isTaken) return;
  if (drop) commands.move([...carried], drop.gap);
  const [first] = carried;
  if (first !== undefined) goTo(first);
}

/** Every gap that changes something: the one right after a carried behavior is the same as the one before it. */
function gapsOutside(rows: readonly ListRow[], carried: ReadonlySet<Id>): readonly DropTarget[] {
  const same = new Set<string>();
  for (const row of rows)
    if (row.kind === 'card' && carried.has(row.behavior.id)) same.add(JSON.stringify(gapIn(row, row.index + 1)));
  return everyGap(rows).filter(({ gap }) => !same.has(JSON.stringify(gap)) && !isInside(rows, gap, carried));
}

/** A gap in words: "before Spawn Actor, in Do of Jump". */
export function gapInWords(rows: readonly ListRow[], { gap }: DropTarget): string {
  const { parent, list = 'behaviors', index } = gap;
  const next = rows.find(
    (row) => row.kind === 'card' && row.parent === parent && row.list === list && row.index === index,
  );
  const block = rows.find((row) => row.kind === 'card' && row.key === parent);
  const place =
    next?.kind === 'card' ? t('before {behavior}', { behavior: behaviorTitle(next.behavior) }) : t('at the end');
  return block?.kind === 'card'
    ? t('{place}, in {lane} of {behavior}', {
        place,
        lane: laneWords[list],
        behavior: behaviorTitle(block.behavior),
      })
    : place;
}
