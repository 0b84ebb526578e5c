import type { KeyboardEvent } from 'react';
import type { Direction } from '../model/selection.ts';
import { isSameCell, wholeOf } from '../model/selection.ts';
import type { GridController } from './gridController.ts';

export interface KeyActions {
  openMenu(kind: 'cells' | 'type'): void;
  openFind(): void;
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The keys of a grid, as in other spreadsheets. `isRtl` turns left and right around. */
export function onGridKey(
  event: KeyboardEvent<HTMLElement>,
  grid: GridController,
  actions: KeyActions,
  isRtl: boolean,
): void {
  if (event.nativeEvent.isComposing) return;
  const isHandled = grid.store.getState().editing
    ? onEditorKey(event, grid, isRtl)
    : onCellKey(event, grid, actions, isRtl);
  if (!isHandled) return;
  event.preventDefault();
  event.stopPropagation();
}

function directionOf(key: string, isRtl: boolean): Direction | undefined {
  const direction = arrows[key];
  if (!isRtl || direction === 'up' || direction === 'down') return direction;
  return direction === 'left' ? 'right' : direction === 'right' ? 'left' : undefined;
}

function onEditorKey(event: KeyboardEvent<HTMLElement>, grid: GridController, isRtl: boolean): boolean {
  const { editing } = grid.store.getState();
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  const leave = (go: () => void) => {
    if (!grid.commit()) return true;
    grid.elements?.focus();
    go();
    return true;
  };
  if (key === 'Escape') {
    grid.cancel();
    return true;
  }
  if (key === 'Enter' && (altKey || ctrlKey || metaKey)) {
    document.execCommand('insertText', false, '\n');
    return true;
  }
  if (key === 'Enter') return leave(() => grid.enter(shiftKey));
  if (key === 'Tab') return leave(() => void grid.tab(shiftKey));
  const direction = directionOf(key, isRtl);
  if (direction && editing?.isTyped && !shiftKey && !ctrlKey && !metaKey && !altKey) {
    return leave(() => grid.step(direction, { extends: false }));
  }
  return false;
}

function onCellKey(
  event: KeyboardEvent<HTMLElement>,
  grid: GridController,
  actions: KeyActions,
  isRtl: boolean,
): boolean {
  const { key, shiftKey, altKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const direction = directionOf(key, isRtl);
  if (direction) return onArrow(direction, event, grid, actions);
  if (isCommand && !altKey) return onCommandKey(event, grid, actions);
  switch (key) {
    case 'Tab':
      if (grid.store.getState().tabLeaves) return false;
      return grid.tab(shiftKey);
    case 'Enter':
      grid.enter(shiftKey);
      return true;
    case 'F2':
      grid.edit();
      return true;
    case 'Escape':
      grid.store.setState({ tabLeaves: true });
      return false;
    case 'Delete':
    case 'Backspace':
      grid.clear();
      return true;
    case 'Home':
    case 'End':
    case 'PageUp':
    case 'PageDown':
      onPaging(key, shiftKey, grid);
      return true;
    case 'ContextMenu':
      actions.openMenu('cells');
      return true;
    case 'F10':
      if (shiftKey) actions.openMenu('cells');
      return shiftKey;
    case ' ':
      if (shiftKey) grid.whole('rows');
      else if (grid.isToggling) grid.toggle();
      else return type(event, grid);
      return true;
    default:
      return altKey ? false : type(event, grid);
  }
}

/** Begins editing; the key itself arrives in the editor, which by then has the focus. */
function type({ key, nativeEvent }: KeyboardEvent<HTMLElement>, grid: GridController): boolean {
  const isText = [...key].length === 1 || key === 'Process' || key === 'Dead' || nativeEvent.isComposing;
  if (isText) grid.edit('');
  return false;
}

function onArrow(
  direction: Direction,
  { shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>,
  grid: GridController,
  actions: KeyActions,
): boolean {
  if (altKey) {
    if (direction === 'down' && grid.selection.active.row === 0) actions.openMenu('type');
    else if (wholeOf(grid.selection) === undefined) return false;
    else grid.shift(direction);
    return true;
  }
  if (ctrlKey || metaKey) grid.jump(direction, shiftKey);
  else grid.step(direction, { extends: shiftKey });
  return true;
}

function onPaging(key: string, isExtending: boolean, grid: GridController): void {
  const { selection, commands } = grid;
  const from = isExtending ? selection.end : selection.active;
  const go = (column: number) => (isExtending ? grid.extend({ ...from, column }) : grid.select({ ...from, column }));
  if (key === 'Home' || key === 'End') {
    go(key === 'Home' ? 1 : commands.size.columns);
    return;
  }
  const steps = Math.max(1, (grid.elements?.pageRows() ?? 2) - 1);
  const isBack = key === 'PageUp';
  // Paging stops at the first row, not at the names.
  const most = isBack ? Math.max(0, from.row - 1) : steps;
  grid.step(isBack ? 'up' : 'down', { extends: isExtending, steps: Math.min(steps, most) });
}

function onCommandKey(event: KeyboardEvent<HTMLElement>, grid: GridController, actions: KeyActions): boolean {
  const { shiftKey } = event;
  const { rows, columns } = grid.commands.size;
  const go = (to: { row: number; column: number }) => (shiftKey ? grid.extend(to) : grid.select(to));
  switch (event.key.toLowerCase()) {
    case 'a':
      if (shiftKey) grid.addByKeys();
      else grid.all();
      return true;
    case 'd':
      grid.fill('down');
      return true;
    case 'r':
      grid.fill('right');
      return true;
    case 'f':
      if (shiftKey) return false;
      actions.openFind();
      return true;
    case ' ':
      grid.whole('columns');
      return true;
    case 'home':
      go({ row: 1, column: 1 });
      return true;
    case 'end':
      go({ row: rows, column: columns });
      return true;
    default:
      return false;
  }
}

/** True when a press on a cell means the one that is being edited. */
export function isEdited(grid: GridController, row: number, column: number): boolean {
  const { editing } = grid.store.getState();
  return editing !== undefined && isSameCell(editing, { row, column });
}
