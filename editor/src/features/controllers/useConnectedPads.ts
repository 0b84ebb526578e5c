import type { ControllerAxis, ControllerButton } from '@playhouse/core';
import type { InputEvent } from '@playhouse/player';
import { createGamepads } from '@playhouse/player/input';
import { useEffect, useRef, useState } from 'react';

/** The controllers that are connected to this computer, together. */
export interface ConnectedPads {
  readonly names: readonly string[];
  readonly held: ReadonlySet<ControllerButton>;
  /** Those that were moved. Sticks range from -1 to 1. */
  readonly axes: ReadonlyMap<ControllerAxis, number>;
}

interface PadState {
  readonly names: ReadonlyMap<number, string>;
  readonly held: ReadonlySet<ControllerButton>;
  readonly axes: ReadonlyMap<ControllerAxis, number>;
}

const none: PadState = { names: new Map(), held: new Set(), axes: new Map() };

/** Reads the controllers while the page is shown; `onPress` gets each button that goes down. */
export function useConnectedPads(onPress: (button: ControllerButton) => void): ConnectedPads {
  const [state, setState] = useState(none);
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    const pads = createGamepads((event) => {
      setState((before) => padsAfter(before, event));
      if (event.type === 'gamepad' && 'button' in event && event.value === 1) latest.current(event.button);
    });
    let frame = 0;
    const poll = () => {
      pads.poll();
      frame = requestAnimationFrame(poll);
    };
    poll();
    return () => cancelAnimationFrame(frame);
  }, []);
  return { ...state, names: [...state.names.values()] };
}

/** The state after an event of one of the controllers. */
function padsAfter(state: PadState, event: InputEvent): PadState {
  if (event.type === 'controller') {
    const names = new Map(state.names);
    if (event.connected) names.set(event.player, event.name ?? '');
    else names.delete(event.player);
    return { ...state, names };
  }
  if (event.type !== 'gamepad') return state;
  if ('axis' in event) return { ...state, axes: new Map(state.axes).set(event.axis, event.value) };
  const held = new Set(state.held);
  if (event.value === 1) held.add(event.button);
  else held.delete(event.button);
  return { ...state, held };
}
