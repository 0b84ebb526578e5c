import { type FocusEventHandler, type KeyboardEvent, type KeyboardEventHandler, useRef } from 'react';
import { chordOf } from '../../interactions/chord.ts';
import { isNudgeKey, type NudgeKey } from '../../interactions/nudge.ts';
import type { StageItem } from '../../interactions/stageItem.ts';
import { typesSign } from '../../interactions/typesSign.ts';
import { isSwitchedOff } from '../../ui-state/characterKeys.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { type StageTool, useSceneUi } from '../../ui-state/sceneUi.ts';
import { shortcutAt } from '../shortcuts/shortcuts.ts';
import type { StageShortcutId } from '../shortcuts/stageShortcuts.ts';
import { chooseTool } from './chooseTool.ts';
import type { StageCommands } from './stageCommands.ts';
import { newGesture } from './stageGestures.ts';

/** What a key shows or hides. */
type StageToggle = 'grid' | 'snap' | 'rulers' | 'minimap' | 'camera';

export interface StageKeysOptions {
  readonly commands: StageCommands;
  readonly items: () => readonly StageItem[];
  readonly selection: readonly string[];
  readonly tool: StageTool;
  /** The prototype of the first selected actor. */
  readonly prototype: string | undefined;
  readonly select: (ids: readonly string[]) => void;
  /** Handles Esc: true when it canceled a gesture. */
  readonly cancel: () => boolean;
  readonly zoom: (to: 'in' | 'out' | 'full' | 'all' | 'selection') => void;
  readonly toggle: (what: StageToggle) => void;
  readonly setSpace: (isDown: boolean) => void;
  readonly open: (id: string) => void;
  readonly openMenu: () => void;
}

/** Keyboard handling while the stage has the focus. docs/editor-design.md#keyboard. */
export function useStageKeys(options: StageKeysOptions): {
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
  readonly onKeyUp: KeyboardEventHandler<HTMLElement>;
  readonly onBlur: FocusEventHandler<HTMLElement>;
} {
  const nudging = useRef<string | undefined>(undefined);
  return {
    onKeyDown(event) {
      const gesture = nudging.current ?? newGesture('keys');
      if (handle(event, options, gesture)) event.preventDefault();
      if (isNudgeKey(nudgeKeyOf(event))) nudging.current = gesture;
    },
    onKeyUp(event) {
      if (event.key === ' ') options.setSpace(false);
      nudging.current = undefined;
    },
    // Keys that are released elsewhere are not heard of here.
    onBlur() {
      options.setSpace(false);
      nudging.current = undefined;
    },
  };
}

function handle(event: KeyboardEvent, options: StageKeysOptions, gesture: string): boolean {
  if (isSwitchedOff(event)) return false;
  const { commands } = options;
  // An edit would change what the pointer is changing.
  if (useSceneUi.getState().isDragging && !/^F\d/.test(event.key)) return event.key !== 'Escape' || options.cancel();
  const id = shortcutAt('Stage', chordOf(event), usePreferences.getState().shortcuts);
  if (id !== undefined && !event.repeat) changeable[id.replace('stage.', '') as StageShortcutId](options);
  if (id !== undefined) return true;
  const isSign = typesSign(event);
  if (!isSign && (event.ctrlKey || event.metaKey)) return control(event, options);
  if (event.key === 'Tab') return step(options, event.shiftKey ? -1 : 1);
  if (commands.nudge(nudgeKeyOf(event), gesture)) return true;
  if (event.altKey && !isSign) return false;
  const action = (event.shiftKey ? shifted[event.code] : plain[event.key]) ?? plain[event.key];
  if (action) {
    action(options);
    return true;
  }
  if (event.key !== 'Escape') return false;
  if (options.cancel()) return true;
  if (options.tool === 'select') options.select([]);
  else chooseTool('select');
  return true;
}

function nudgeKeyOf(event: KeyboardEvent): NudgeKey {
  return { key: event.key, code: event.code, shift: event.shiftKey, alt: event.altKey };
}

type KeyAction = (options: StageKeysOptions) => void;

const changeable: Readonly<Record<StageShortcutId, KeyAction>> = {
  select: ({ prototype }) => chooseTool('select', prototype),
  hand: ({ prototype }) => chooseTool('hand', prototype),
  lasso: ({ prototype }) => chooseTool('lasso', prototype),
  stamp: ({ prototype }) => chooseTool('stamp', prototype),
  behind: ({ commands }) => commands.selectBehind(),
  pin: ({ commands }) => commands.togglePinned(),
  grid: ({ toggle }) => toggle('grid'),
  snap: ({ toggle }) => toggle('snap'),
  rulers: ({ toggle }) => toggle('rulers'),
  minimap: ({ toggle }) => toggle('minimap'),
  camera: ({ toggle }) => toggle('camera'),
};

const plain: Readonly<Record<string, KeyAction>> = {
  Delete: ({ commands }) => commands.remove(),
  Backspace: ({ commands }) => commands.remove(),
  Enter: ({ selection, open }) => selection[0] !== undefined && open(selection[0]),
  ' ': ({ setSpace }) => setSpace(true),
  '+': ({ zoom }) => zoom('in'),
  '=': ({ zoom }) => zoom('in'),
  '-': ({ zoom }) => zoom('out'),
  '0': ({ zoom }) => zoom('full'),
  '[': ({ commands }) => commands.order('backward'),
  ']': ({ commands }) => commands.order('forward'),
  '{': ({ commands }) => commands.order('back'),
  '}': ({ commands }) => commands.order('front'),
  ContextMenu: ({ openMenu }) => openMenu(),
};

/** By key position, since Shift gives different characters on different layouts. */
const shifted: Readonly<Record<string, KeyAction>> = {
  Digit1: ({ zoom }) => zoom('all'),
  Digit2: ({ zoom }) => zoom('selection'),
  F10: ({ openMenu }) => openMenu(),
};

function control(event: KeyboardEvent, { commands }: StageKeysOptions): boolean {
  const key = event.key.toLowerCase();
  if (key === 'a' && event.shiftKey) commands.selectAlike();
  else if (key === 'a') commands.selectAll();
  else if (key === 'd') commands.duplicate();
  else return false;
  return true;
}

/**
 * The next or previous actor in layer order, or the first or last when none is selected; leaves the stage at either
 * end.
 */
function step({ items, selection, select }: StageKeysOptions, direction: 1 | -1): boolean {
  const order = items();
  const at = order.findIndex(({ id }) => id === selection[0]);
  const next = at < 0 ? order.at(direction === 1 ? 0 : -1) : order[at + direction];
  if (!next) return false;
  select([next.id]);
  return true;
}
