import { type Behavior, type BehaviorGap, behaviorTitle, findBehavior, type Id } from '@playhouse/core';
import { t } from '../../../i18n/t.ts';

/** A list that holds behaviors: the owner's own, or a lane of a block. */
export interface BehaviorList {
  /** The block; undefined for the owner's own list. */
  readonly parent: Id | undefined;
  readonly list: 'behaviors' | 'elseBehaviors';
}

interface RowBase {
  readonly key: string;
  /** Number of open blocks around it. */
  readonly depth: number;
  /** The behavior or a block around it is switched off. */
  readonly isOff: boolean;
}

/** The head of a behavior and, when open, its fields. */
export interface CardRow extends RowBase, BehaviorList {
  readonly kind: 'card';
  readonly behavior: Behavior;
  readonly index: number;
  readonly count: number;
  /** Title of the containing block; undefined at the top level. */
  readonly within: string | undefined;
  readonly isOpen: boolean;
  /** Open, with lanes below. */
  readonly hasLanes: boolean;
}

/** The conditions of an open rule or loop. */
export interface WhenRow extends RowBase {
  readonly kind: 'when';
  readonly behavior: Behavior;
}

/** The names of a block's lanes. */
export const laneWords = { behaviors: t('Do'), elseBehaviors: t('Otherwise') } as const;

/** The head of a lane: Do or Otherwise. */
export interface LaneRow extends RowBase {
  readonly kind: 'lane';
  readonly behavior: Behavior;
  readonly list: 'behaviors' | 'elseBehaviors';
  readonly count: number;
  readonly isOpen: boolean;
}

/** The lower edge of an open block. */
export interface EndRow extends RowBase {
  readonly kind: 'end';
  readonly behavior: Behavior;
}

/** One row of the behavior list as rendered. */
export type ListRow = CardRow | WhenRow | LaneRow | EndRow;

/** Key of a lane in the set of closed rows: lanes close independently of their blocks. */
export const laneKey = (behavior: Id, list: string): string => `${behavior} ${list}`;

/**
 * All rows from top to bottom, without the contents of closed blocks and lanes. Iterates with an explicit stack: lists
 * may be nested as deeply as documents allow.
 */
export function listRows(behaviors: readonly Behavior[], closed: ReadonlySet<string>): readonly ListRow[] {
  const rows: ListRow[] = [];
  const pending: (ListRow | Unwritten)[] = [];
  const push = (unwritten: Unwritten) => {
    for (let index = unwritten.behaviors.length - 1; index >= 0; index -= 1) pending.push({ ...unwritten, index });
  };
  push({
    kind: 'list',
    behaviors,
    index: 0,
    parent: undefined,
    within: undefined,
    list: 'behaviors',
    depth: 0,
    isOff: false,
  });
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.kind !== 'list') {
      rows.push(next);
      continue;
    }
    const behavior = next.behaviors[next.index];
    if (!behavior) continue;
    const row = cardRow(next, behavior, closed);
    rows.push(row);
    if (!row.hasLanes) continue;
    const inside = { depth: row.depth + 1, isOff: row.isOff };
    pending.push({ kind: 'end', key: `${behavior.id} end`, behavior, ...inside });
    for (const list of ['elseBehaviors', 'behaviors'] as const) {
      const children = behavior[list];
      if (!children) continue;
      const isOpen = !closed.has(laneKey(behavior.id, list));
      const around = { parent: behavior.id, within: behaviorTitle(behavior), list };
      if (isOpen) push({ kind: 'list', behaviors: children, index: 0, ...around, ...inside });
      pending.push({
        kind: 'lane',
        key: laneKey(behavior.id, list),
        behavior,
        list,
        count: children.length,
        isOpen,
        ...inside,
      });
    }
    if (behavior.conditions) pending.push({ kind: 'when', key: `${behavior.id} when`, behavior, ...inside });
  }
  return rows;
}

/** The number of each row among those that the keyboard visits, from 1; an end has that of the row before it. */
export function rowNumbers(rows: readonly ListRow[]): readonly number[] {
  let number = 0;
  return rows.map(({ kind }) => {
    if (kind !== 'end') number += 1;
    return number;
  });
}

/** True when a card can be opened. Notes are always open, and some behaviors have nothing but a name. */
export function hasBody({ class: className }: Behavior): boolean {
  const descriptor = findBehavior(className);
  if (!descriptor) return true;
  const { type, children, fields } = descriptor;
  return type !== 'Note' && (children !== undefined || Object.keys(fields).length > 0);
}

/** A behavior whose rows have not been emitted yet. */
interface Unwritten extends BehaviorList {
  readonly kind: 'list';
  readonly behaviors: readonly Behavior[];
  readonly within: string | undefined;
  readonly index: number;
  readonly depth: number;
  readonly isOff: boolean;
}

function cardRow(from: Unwritten, behavior: Behavior, closed: ReadonlySet<string>): CardRow {
  const { parent, within, list, index, behaviors, depth, isOff } = from;
  const isOpen = !closed.has(behavior.id);
  return {
    kind: 'card',
    key: behavior.id,
    behavior,
    parent,
    within,
    list,
    index,
    count: behaviors.length,
    depth,
    isOff: isOff || !behavior.enabled,
    isOpen,
    hasLanes: isOpen && (behavior.behaviors !== undefined || findBehavior(behavior.class)?.children !== undefined),
  };
}

/** The gap right after a row, where something inserted at the cursor goes; undefined for no row. */
export function gapAfter(row: ListRow | undefined, rootCount: number): BehaviorGap {
  if (!row) return { index: rootCount };
  if (row.kind === 'card') return gapIn(row, row.index + 1);
  if (row.kind === 'end') return { parent: row.behavior.id, index: row.behavior.behaviors?.length ?? 0 };
  return { parent: row.behavior.id, list: row.kind === 'lane' ? row.list : 'behaviors', index: 0 };
}

/** A gap of the list that a row belongs to. */
export function gapIn({ parent, list }: BehaviorList, index: number): BehaviorGap {
  return parent === undefined ? { index } : { parent, list, index };
}
