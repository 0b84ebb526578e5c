import type { ControllerAxis, ControllerButton, InputEvent } from '@playhouse/runtime';

/** Buttons of a pad in the standard layout, by the browser's numbers. Reference 3.7. */
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
  /** Tells what has changed since the last call. */
  poll(): void;
  /** Lets go of every button and stick. */
  release(): void;
}

interface Pad {
  readonly id: string;
  readonly index: number;
  readonly player: number;
  readonly values: Map<string, number>;
}

/** What the browser tells of a pad; its own type has more. */
export type PadReading = Pick<Gamepad, 'id' | 'index' | 'connected' | 'axes'> & {
  readonly buttons: readonly { readonly value: number; readonly pressed: boolean }[];
};

/** Deals pads to players in the order in which they come; one that was unplugged finds its player again. */
export function createGamepads(
  add: (event: InputEvent) => void,
  read: () => readonly (PadReading | null)[] = () => navigator.getGamepads?.() ?? [],
): Gamepads {
  const known: Pad[] = [];

  function padOf(reading: PadReading, present: readonly PadReading[]): Pad | undefined {
    const same = known.find((pad) => pad.index === reading.index && pad.id === reading.id);
    if (same) return same;
    const away = known.find((pad) => pad.id === reading.id && !present.some((other) => other.index === pad.index));
    const player = away?.player ?? freePlayer(known);
    if (player === undefined) return undefined;
    if (away) known.splice(known.indexOf(away), 1);
    const pad = { id: reading.id, index: reading.index, player, values: new Map<string, number>() };
    known.push(pad);
    return pad;
  }

  function tell(
    { player, values }: Pad,
    control: ControllerButton | ControllerAxis,
    value: number,
    rest: number,
  ): void {
    if ((values.get(control) ?? rest) === value) return;
    values.set(control, value);
    if (isAxis(control)) add({ type: 'gamepad', player, axis: control, value });
    else add({ type: 'gamepad', player, button: control, value });
  }

  function rest(pad: Pad): void {
    for (const control of controls) tell(pad, control, restOf(control), restOf(control));
  }

  return {
    poll() {
      const present = read()
        .filter((reading) => reading?.connected)
        .flatMap((reading) => reading ?? []);
      for (const pad of known) if (!present.some(({ index, id }) => index === pad.index && id === pad.id)) rest(pad);
      for (const reading of present) {
        const pad = padOf(reading, present);
        if (!pad) continue;
        for (const [i, button] of buttons.entries()) {
          if (button) tell(pad, button, reading.buttons[i]?.pressed ? 1 : 0, 0);
        }
        for (const [i, axis] of sticks.entries()) tell(pad, axis, rounded(reading.axes[i] ?? 0), 0);
        for (const [i, axis] of triggers) tell(pad, axis, rounded((reading.buttons[i]?.value ?? 0) * 2 - 1), -1);
      }
    },
    release() {
      for (const pad of known) rest(pad);
    },
  };
}

const controls = [...buttons.flatMap((button) => button ?? []), ...sticks, ...triggers.map(([, axis]) => axis)];

function restOf(control: ControllerButton | ControllerAxis): number {
  return control.endsWith('Trigger') ? -1 : 0;
}

function isAxis(control: ControllerButton | ControllerAxis): control is ControllerAxis {
  return control.includes('.') || control.endsWith('Trigger');
}

/** Sticks tremble in the last digits. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function freePlayer(known: readonly Pad[]): number | undefined {
  for (let player = 1; player <= mostPlayers; player++) {
    if (!known.some((pad) => pad.player === player)) return player;
  }
  return undefined;
}
