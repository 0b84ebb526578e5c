import type { ControllerAxis, ControllerButton } from '@playhouse/core';
import type { InputEvent } from '@playhouse/runtime';
import { padIdentity } from './padIdentity.ts';

/** Buttons of a gamepad in the standard layout, by the browser's indexes. docs/runtime-rules.md#controllers. */
const buttons: readonly (ControllerButton | undefined)[] = [
  'buttonA',
  'buttonB',
  'buttonX',
  'buttonY',
  'leftShoulder1',
  'rightShoulder1',
  'leftShoulder2',
  'rightShoulder2',
  'select',
  'start',
  'leftStickClick',
  'rightStickClick',
  'dpadUp',
  'dpadDown',
  'dpadLeft',
  'dpadRight',
];
const sticks: readonly ControllerAxis[] = ['leftStick.x', 'leftStick.y', 'rightStick.x', 'rightStick.y'];
const triggers: readonly (readonly [number, ControllerAxis])[] = [
  [6, 'leftTrigger'],
  [7, 'rightTrigger'],
];
const mostPlayers = 11;

export interface Gamepads {
  /** Reports what has changed since the last call. */
  poll(): void;
  /** Releases every button and stick. */
  release(): void;
  /** Call when another game has started: the next call reports all gamepads again. Players keep theirs. */
  forget(): void;
}

interface Pad {
  readonly id: string;
  readonly index: number;
  readonly player: number;
  readonly values: Map<string, number>;
  /** Whether the gamepad was reported to the game. */
  isThere: boolean;
}

/** The part of the browser's gamepad type that is used. */
export type PadReading = Pick<Gamepad, 'id' | 'index' | 'connected' | 'axes'> & {
  readonly buttons: readonly { readonly value: number; readonly pressed: boolean }[];
};

/** Assigns gamepads to players in the order of connection; a reconnected one returns to its player. */
export function createGamepads(
  add: (event: InputEvent) => void,
  read: () => readonly (PadReading | null)[] = readGamepads,
): Gamepads {
  const known: Pad[] = [];
  return {
    poll() {
      const present = read()
        .filter((reading) => reading?.connected)
        .flatMap((reading) => reading ?? []);
      for (const pad of known) {
        if (!present.some(({ index, id }) => index === pad.index && id === pad.id)) leave(pad, add);
      }
      for (const reading of present) {
        const pad = padOf(known, reading, present);
        if (pad) follow(pad, reading, add);
      }
    },
    release() {
      for (const pad of known) rest(pad, add);
    },
    forget() {
      for (const pad of known) {
        pad.values.clear();
        pad.isThere = false;
      }
    },
  };
}

/** The browser's gamepads; none in a frame that may not use them, where asking for them throws. */
function readGamepads(): readonly (PadReading | null)[] {
  try {
    return navigator.getGamepads?.() ?? [];
  } catch {
    return [];
  }
}

type Add = (event: InputEvent) => void;

function padOf(known: Pad[], { index, id }: PadReading, present: readonly PadReading[]): Pad | undefined {
  const same = known.find((pad) => pad.index === index && pad.id === id);
  if (same) return same;
  const away = known.find((pad) => pad.id === id && !present.some((other) => other.index === pad.index));
  const player = away?.player ?? freePlayer(known);
  if (player === undefined) return undefined;
  if (away) known.splice(known.indexOf(away), 1);
  const pad = { id, index, player, values: new Map<string, number>(), isThere: false };
  known.push(pad);
  return pad;
}

function follow(pad: Pad, reading: PadReading, add: Add): void {
  if (!pad.isThere) add({ type: 'controller', player: pad.player, connected: true, ...padIdentity(pad.id) });
  pad.isThere = true;
  for (const [i, button] of buttons.entries()) {
    if (button) tell(pad, button, reading.buttons[i]?.pressed ? 1 : 0, add);
  }
  for (const [i, axis] of sticks.entries()) tell(pad, axis, rounded(reading.axes[i] ?? 0), add);
  for (const [i, axis] of triggers) tell(pad, axis, rounded((reading.buttons[i]?.value ?? 0) * 2 - 1), add);
}

function leave(pad: Pad, add: Add): void {
  if (!pad.isThere) return;
  rest(pad, add);
  pad.isThere = false;
  add({ type: 'controller', player: pad.player, connected: false });
}

function rest(pad: Pad, add: Add): void {
  for (const control of controls) tell(pad, control, restOf(control), add);
}

/** Reports only changes. */
function tell({ player, values }: Pad, control: ControllerButton | ControllerAxis, value: number, add: Add): void {
  if ((values.get(control) ?? restOf(control)) === value) return;
  values.set(control, value);
  if (isAxis(control)) add({ type: 'gamepad', player, axis: control, value });
  else add({ type: 'gamepad', player, button: control, value });
}

const controls = [...buttons.flatMap((button) => button ?? []), ...sticks, ...triggers.map(([, axis]) => axis)];

function restOf(control: ControllerButton | ControllerAxis): number {
  return control.endsWith('Trigger') ? -1 : 0;
}

function isAxis(control: ControllerButton | ControllerAxis): control is ControllerAxis {
  return control.includes('.') || control.endsWith('Trigger');
}

/** Sticks jitter in the last digits. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function freePlayer(known: readonly Pad[]): number | undefined {
  for (let player = 1; player <= mostPlayers; player++) {
    if (!known.some((pad) => pad.player === player)) return player;
  }
  return undefined;
}
