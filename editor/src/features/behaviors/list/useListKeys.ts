import type { KeyboardEvent } from 'react';
import { heldKeyGesture } from '../../../interactions/heldKey.ts';
import { isSwitchedOff } from '../../../ui-state/characterKeys.ts';
import { nudge, removeAndStay } from './listMoves.ts';
import type { CardRow, ListRow } from './listRows.ts';
import { chosenWith, isSameList, select, toggleClosed } from './listStore.ts';
import { endMoving, startMoving, stepMoving } from './moveMode.ts';
import type { ListParts } from './rowProps.ts';

/**
 * Keyboard handling of the row with the cursor, whether it is rendered or not. A list that cannot be edited only moves
 * the cursor and opens and closes rows. docs/editor-design.md#keyboard.
 */
export function useListKeys(list: ListParts, isEditable: boolean) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLElement) || (target !== currentTarget && target.dataset.row === undefined)) return;
    const { isMoving } = list.store.getState();
    const isTaken = isMoving ? moveKey(list, event) : cursorKey(list, event) || (isEditable && editKey(list, event));
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** The row with the cursor, at first the first one. */
function rowAtCursor({ rows, store }: ListParts): { readonly at: number; readonly row: ListRow | undefined } {
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === store.getState().cursor),
  );
  return { at, row: rows[at] };
}

const stepOf = ({ key }: KeyboardEvent) => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);

/** Keys that move the cursor, or open and close rows. */
function cursorKey(list: ListParts, event: KeyboardEvent): boolean {
  const { rows, goTo } = list;
  const { at, row } = rowAtCursor(list);
  const { key, shiftKey, altKey } = event;
  if (!row || altKey) return false;
  const step = stepOf(event);
  if (step !== 0 && !(shiftKey && row.kind === 'card')) {
    const next = neighbor(rows, at, step);
    if (next) goTo(next.key);
    return true;
  }
  if (key === 'Home' || key === 'End') {
    const last = key === 'Home' ? rows[0] : neighbor(rows, rows.length, -1);
    if (last) goTo(last.key);
    return true;
  }
  return (key === 'ArrowLeft' || key === 'ArrowRight') && fold(list, row, key === 'ArrowRight');
}

/** Keys that select and edit. */
function editKey(list: ListParts, event: KeyboardEvent): boolean {
  const { rows, store, commands } = list;
  const { row } = rowAtCursor(list);
  if (!row || isSwitchedOff(event)) return false;
  const { key, shiftKey, altKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const step = stepOf(event);
  const gesture = heldKeyGesture(event);
  if (step !== 0 && altKey) {
    if (row.kind === 'card') nudge(list, row, step, gesture);
    return row.kind === 'card';
  }
  if (step !== 0) return row.kind === 'card' && extend(list, row, step);
  if (key === '/' || (row.kind === 'lane' && key === 'Enter')) {
    store.setState({ inserting: row.key });
    return true;
  }
  if (key === 'Escape') {
    store.setState({ selected: new Set(), anchor: undefined });
    return true;
  }
  if (row.kind === 'when' && key === 'Enter') return focusFirst(event, row, ':is(input, button, [tabindex="0"])');
  if (row.kind !== 'card') return false;
  const ids = chosenWith(store, row.behavior.id);
  if (isCommand) return commandKey(list, row, ids, event);
  const remove = () => removeAndStay(list, ids, gesture);
  const actions: Readonly<Record<string, () => void>> = {
    ' ': () => select(store, rows, row, shiftKey ? 'range' : 'toggle'),
    Enter: () => focusFirst(event, row, '[data-field] :is(input, button, textarea, [tabindex="0"])'),
    F2: () => store.setState({ renamed: row.behavior.id }),
    Delete: remove,
    Backspace: remove,
    m: () => startMoving(list, ids),
    // Held down, it would switch on and off in turn.
    o: () => (event.repeat ? undefined : commands.setEnabled(ids, !row.behavior.enabled)),
  };
  const action = actions[plainKey(event)];
  action?.();
  return action !== undefined;
}

/** The key, letters in lower case even with Caps Lock; nothing for letters with Shift or Alt. */
function plainKey({ key, shiftKey, altKey }: KeyboardEvent): string {
  if (!/^\p{L}$/u.test(key)) return key;
  return shiftKey || altKey ? '' : key.toLowerCase();
}

/** Extends the selection to the next behavior of its list, and moves the cursor there. */
function extend({ rows, store, goTo }: ListParts, row: CardRow, step: 1 | -1): boolean {
  const next = rows.find(
    (other): other is CardRow => other.kind === 'card' && isSameList(other, row) && other.index === row.index + step,
  );
  if (!next) return true;
  if (!store.getState().selected.has(row.behavior.id)) select(store, rows, row, 'only');
  select(store, rows, next, 'range');
  goTo(next.key);
  return true;
}

/** The next row above or below that the keyboard visits; lower edges of blocks are skipped. */
function neighbor(rows: readonly ListRow[], from: number, step: 1 | -1): ListRow | undefined {
  let at = from + step;
  while (rows[at]?.kind === 'end') at += step;
  return rows[at];
}

function commandKey(list: ListParts, row: CardRow, ids: readonly string[], event: KeyboardEvent): boolean {
  const { rows, store, commands, goTo } = list;
  const key = event.key.toLowerCase();
  if (key === 'd') {
    const [copy] = commands.duplicate(ids, heldKeyGesture(event));
    if (copy !== undefined) goTo(copy);
    return true;
  }
  if (key === 'g' && event.shiftKey) {
    const block = commands.wrap(ids, 'CompoundBehavior');
    if (block !== undefined) goTo(block);
    return true;
  }
  if (key !== 'a') return false;
  const siblings = rows.filter((other): other is CardRow => other.kind === 'card' && isSameList(other, row));
  store.setState({ selected: new Set(siblings.map(({ behavior }) => behavior.id)), anchor: row.behavior.id });
  return true;
}

/** Right opens a row or goes to the first row inside; Left closes it or goes to the surrounding block. */
function fold({ rows, store, goTo }: ListParts, row: ListRow, opens: boolean): boolean {
  // Do is always open: only Otherwise has a button that opens it again.
  const canFold = row.kind === 'card' || (row.kind === 'lane' && row.list === 'elseBehaviors');
  if (canFold && row.isOpen !== opens) {
    toggleClosed(store, row.key);
    return true;
  }
  const at = rows.indexOf(row);
  const target = opens ? rows[at + 1] : rows.slice(0, at).findLast(({ depth }) => depth < row.depth);
  if (target && (!opens || target.depth > row.depth)) goTo(target.key);
  return true;
}

/** Move mode: arrows go from gap to gap, Enter drops, Esc cancels. */
function moveKey(list: ListParts, { key }: KeyboardEvent): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp') stepMoving(list, key === 'ArrowDown' ? 1 : -1);
  else if (key === 'Enter' || key === 'Escape' || key === 'Tab') endMoving(list, key === 'Enter');
  return key !== 'Tab';
}

function focusFirst({ currentTarget }: KeyboardEvent, { key }: ListRow, selector: string): boolean {
  const row = currentTarget.querySelector(`[data-row="${CSS.escape(key)}"]`);
  row?.querySelector<HTMLElement>(selector)?.focus();
  return true;
}
