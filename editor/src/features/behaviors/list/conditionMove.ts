import { type Behavior, behaviorTitle, type Id } from '@playhouse/core';
import type { KeyboardEvent } from 'react';
import { t } from '../../../i18n/t.ts';
import { heldKeyGesture } from '../../../interactions/heldKey.ts';
import { isTyping } from '../../../interactions/isTyping.ts';
import type { ListCommands } from './listCommands.ts';
import type { ListRow, WhenRow } from './listRows.ts';
import type { ListParts } from './rowProps.ts';

/** A condition in move mode, and the gap among conditions where it would go. */
export interface ConditionMove {
  readonly id: Id;
  /** The condition in words. */
  readonly title: string;
  readonly rule: Id;
  /** The condition of the rule before which it would go; their number for the end. */
  readonly index: number;
}

/** Starts move mode for a condition, at its current position. docs/editor-design.md#keyboard. */
export function startMovingCondition({ store, goTo }: Pick<ListParts, 'store' | 'goTo'>, move: ConditionMove): void {
  store.setState({ isMoving: true, conditionMove: move });
  goTo(whenKey(move.rule));
}

/** Chooses the next gap above or below, also in another rule. */
export function stepCondition({ rows, store, goTo }: Pick<ListParts, 'rows' | 'store' | 'goTo'>, step: 1 | -1): void {
  const { conditionMove: move } = store.getState();
  if (!move) return;
  const gaps = conditionGaps(rows, move.id);
  const at = gaps.findIndex(({ rule, index }) => rule === move.rule && index === move.index);
  const next = gaps[Math.max(0, Math.min(gaps.length - 1, at + step))];
  if (!next) return;
  store.setState({ conditionMove: { ...move, ...next } });
  if (next.rule !== move.rule) goTo(whenKey(next.rule));
}

/** Ends move mode and focuses the condition, which moves to the chosen gap unless it is canceled. */
export function endMovingCondition(
  { rows, store, commands, goTo }: Omit<ListParts, 'rootCount'>,
  isTaken: boolean,
): void {
  const { conditionMove: move } = store.getState();
  store.setState({ isMoving: false, conditionMove: undefined });
  if (!move) return;
  if (isTaken) commands.moveCondition(move.id, move.rule, move.index);
  const home = whenRows(rows).find(({ behavior }) => behavior.conditions?.some(({ id }) => id === move.id));
  const rule = isTaken ? move.rule : home?.behavior.id;
  if (rule !== undefined) goTo(whenKey(rule));
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-condition="${CSS.escape(move.id)}"] [data-grip]`)?.focus();
  });
}

/** Moves the focused condition one position up or down with Alt and an arrow key. */
export function nudgeCondition(event: KeyboardEvent, { id, conditions = [] }: Behavior, commands: ListCommands): void {
  const { key, altKey, target } = event;
  if (!altKey || (key !== 'ArrowUp' && key !== 'ArrowDown') || !(target instanceof HTMLElement)) return;
  // In a number, they step its value.
  if (isTyping(target)) return;
  const condition = target.closest<HTMLElement>('[data-condition]')?.dataset.condition;
  const at = conditions.findIndex((each) => each.id === condition);
  if (condition === undefined || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const to = key === 'ArrowUp' ? at - 1 : at + 2;
  if (to < 0 || to > conditions.length) return;
  commands.moveCondition(condition, id, to, heldKeyGesture(event));
  // Elements lose the focus when they are moved in the page.
  requestAnimationFrame(() => target.focus());
}

/** A gap in words: "before condition 2 of Jump". */
export function conditionGapInWords(rows: readonly ListRow[], { rule, index }: ConditionMove): string {
  const row = whenRows(rows).find(({ behavior }) => behavior.id === rule);
  if (!row) return '';
  const title = behaviorTitle(row.behavior);
  const count = row.behavior.conditions?.length ?? 0;
  return index < count
    ? t('before condition {index} of {title}', { index: index + 1, title })
    : t('to the end of the conditions of {title}', { title });
}

/** Every gap among conditions from top to bottom; the one right after the condition itself is the same as before it. */
function conditionGaps(rows: readonly ListRow[], id: Id): readonly Pick<ConditionMove, 'rule' | 'index'>[] {
  return whenRows(rows).flatMap(({ behavior }) => {
    const conditions = behavior.conditions ?? [];
    const own = conditions.findIndex((condition) => condition.id === id);
    return Array.from({ length: conditions.length + 1 }, (_, index) => ({ rule: behavior.id, index })).filter(
      ({ index }) => own < 0 || index !== own + 1,
    );
  });
}

const whenRows = (rows: readonly ListRow[]) => rows.filter((row): row is WhenRow => row.kind === 'when');

const whenKey = (rule: Id): string => `${rule} when`;
