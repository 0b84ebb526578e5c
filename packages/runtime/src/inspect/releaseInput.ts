import { controllerAxes, controllerButtons } from '@playhouse/core';
import { axisCount, buttonCount, type Devices, restingAxes } from '../devices/devices.ts';
import type { Game } from '../game/game.ts';
import type { InputEvent } from '../input/inputEvent.ts';
import { internalsOf } from '../setup/gameInternals.ts';

/** Input that releases everything held in a game: keys, pointers, touches and gamepad controls. */
export function releaseInput(game: Game): readonly InputEvent[] {
  const { plan, world } = internalsOf(game).simulation;
  const { devices } = world;
  return [...keysUp(devices, plan.keyNumbers), ...pointersUp(devices), ...padsAtRest(devices)];
}

/** Presses that wait for the next step are released as well. */
function keysUp({ keyHeld, deferred }: Devices, numbers: ReadonlyMap<string, number>): InputEvent[] {
  const held = [...numbers].flatMap(([key, number]) => (keyHeld[number] === 1 ? [key] : []));
  const waiting = deferred.flatMap((event) => (event.type === 'keyDown' ? [event.key] : []));
  return [...new Set([...held, ...waiting])].map((key) => ({ type: 'keyUp', key }));
}

function pointersUp({ pointerDown, pointerX, pointerY, deferred }: Devices): InputEvent[] {
  const isWaiting = (pointer: number) =>
    deferred.some((event) =>
      event.type === 'touchStart' ? event.touch === pointer : event.type === 'pointerDown' && pointer === 0,
    );
  return [...pointerDown.keys()].flatMap((pointer): InputEvent[] => {
    if (pointerDown[pointer] === 0 && !isWaiting(pointer)) return [];
    const at = { x: pointerX[pointer] ?? 0, y: pointerY[pointer] ?? 0 };
    return [pointer === 0 ? { type: 'pointerUp', ...at } : { type: 'touchEnd', touch: pointer, ...at }];
  });
}

function padsAtRest({ buttonHeld, axisHeld }: Devices): InputEvent[] {
  const rest = restingAxes();
  const buttons = [...buttonHeld.keys()].flatMap((index): InputEvent[] => {
    const button = controllerButtons[index % buttonCount];
    const player = Math.floor(index / buttonCount) + 1;
    return button && buttonHeld[index] === 1 ? [{ type: 'gamepad', player, button, value: 0 }] : [];
  });
  const axes = [...axisHeld.keys()].flatMap((index): InputEvent[] => {
    const axis = controllerAxes[index % axisCount];
    const [value = 0, player] = [rest[index], Math.floor(index / axisCount) + 1];
    return axis && axisHeld[index] !== value ? [{ type: 'gamepad', player, axis, value }] : [];
  });
  return [...buttons, ...axes];
}
