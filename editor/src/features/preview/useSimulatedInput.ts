import { useCallback, useMemo, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import {
  freeFinger,
  layingFlat,
  padEvents,
  restingPad,
  type SimulatedPad,
  type Stick,
  type Tilt,
  tiltEvent,
} from './simulatedInput.ts';

type Fingers = ReadonlyMap<number, Stick>;

/** The simulated devices of a preview: what they do now, and how to move them. */
export interface SimulatedInput {
  readonly pads: ReadonlyMap<number, SimulatedPad>;
  /** Changes the gamepad of a player; whatever is done with it connects it. */
  readonly changePad: (player: number, part: Partial<SimulatedPad>) => void;
  /** Positions in the picture, as shares from its upper left corner. */
  readonly fingers: Fingers;
  /** Puts down a finger and returns its number; undefined when all are down. */
  readonly putFinger: (at: Stick) => number | undefined;
  readonly moveFinger: (touch: number, at: Stick) => void;
  readonly liftFinger: (touch: number) => void;
  readonly tilt: Tilt;
  readonly hold: (tilt: Tilt) => void;
  readonly take: (event: FrameEvent) => void;
}

interface Devices {
  readonly pads: ReadonlyMap<number, SimulatedPad>;
  readonly fingers: Fingers;
  readonly tilt: Tilt;
}

const untouched: Devices = { pads: new Map(), fingers: new Map(), tilt: layingFlat };

/** Devices that nobody has. They outlive a change of the panel, and start over with each game that is loaded. */
export function useSimulatedInput(send: (command: FrameCommand) => void): SimulatedInput {
  const [devices, setDevices] = useState(untouched);
  const now = useRef(devices);
  const change = useCallback((part: Partial<Devices>) => {
    now.current = { ...now.current, ...part };
    setDevices(now.current);
  }, []);
  const actions = useMemo(() => deviceActions(() => now.current, change, send), [change, send]);
  return {
    ...devices,
    ...actions,
    take(event) {
      if (event.type === 'loaded') change(untouched);
    },
  };
}

function deviceActions(
  now: () => Devices,
  change: (part: Partial<Devices>) => void,
  send: (command: FrameCommand) => void,
): Omit<SimulatedInput, keyof Devices | 'take'> {
  const withFinger = (touch: number, at: Stick) => change({ fingers: new Map(now().fingers).set(touch, inside(at)) });
  const tell = (touch: number, phase: 'start' | 'move' | 'end', at: Stick) =>
    send({ type: 'finger', touch, phase, ...inside(at) });
  return {
    changePad(player, part) {
      const before = now().pads.get(player) ?? restingPad;
      const after = part.isConnected === false ? restingPad : { ...before, isConnected: true, ...part };
      change({ pads: new Map(now().pads).set(player, after) });
      for (const event of padEvents(player, before, after, t('Simulated gamepad'))) send({ type: 'input', event });
    },
    putFinger(at) {
      const touch = freeFinger(now().fingers);
      if (touch === undefined) return undefined;
      withFinger(touch, at);
      tell(touch, 'start', at);
      return touch;
    },
    moveFinger(touch, at) {
      if (!now().fingers.has(touch)) return;
      withFinger(touch, at);
      tell(touch, 'move', at);
    },
    liftFinger(touch) {
      const at = now().fingers.get(touch);
      if (!at) return;
      const fingers = new Map(now().fingers);
      fingers.delete(touch);
      change({ fingers });
      tell(touch, 'end', at);
    },
    hold(tilt) {
      change({ tilt });
      send({ type: 'input', event: tiltEvent(tilt) });
    },
  };
}

/** A position within the picture. */
function inside({ x, y }: Stick): Stick {
  return { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) };
}
