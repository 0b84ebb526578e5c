import type { InputEvent } from '../input/inputEvent.ts';
import { connectController, moveController, showControllers } from './controllers.ts';
import { type Devices, forgetReleased, type KeyMapping, pointerCount } from './devices.ts';

/** Information about the game that the devices need. */
export interface InputRules {
  /** Index of a key by its name, for keys that the game uses. */
  keyNumber(key: string): number | undefined;
  readonly mappings: readonly KeyMapping[];
  /** Any controller drives player 1. docs/runtime-rules.md#controllers. */
  readonly isSinglePlayer: boolean;
}

/**
 * Updates the devices. A control changes at most once a step, so that a tap shorter than a step is seen: later events
 * of the control wait for the next step.
 */
export function applyInput(devices: Devices, input: readonly InputEvent[], rules: InputRules): void {
  devices.began = 0;
  if (input.length === 0 && devices.deferred.length === 0) return;
  const events = devices.deferred.length === 0 ? input : [...devices.deferred, ...input];
  devices.deferred = [];
  const changed = new Set<string>();
  const waiting = new Set<string>();
  for (const event of events) {
    const control = controlOf(event);
    if (waiting.has(control) || (changed.has(control) && isToggle(event))) {
      waiting.add(control);
      devices.deferred.push(event);
    } else if (applyEvent(devices, event, rules)) changed.add(control);
  }
  combine(devices, rules);
  forgetReleased(devices);
}

/** Applies one event; true when a key, button or pointer went down or up. */
function applyEvent(devices: Devices, event: InputEvent, rules: InputRules): boolean {
  switch (event.type) {
    case 'keyDown':
    case 'keyUp':
      return hold(devices.keyHeld, rules.keyNumber(event.key), event.type === 'keyDown');
    case 'pointerDown':
      return point(devices, 0, event.x, event.y, true);
    case 'pointerUp':
      return point(devices, 0, event.x, event.y, false);
    case 'pointerMove':
      return point(devices, 0, event.x, event.y);
    case 'touchStart':
      return point(devices, event.touch, event.x, event.y, true);
    case 'touchEnd':
      return point(devices, event.touch, event.x, event.y, false);
    case 'touchMove':
      return point(devices, event.touch, event.x, event.y);
    case 'gamepad':
      return moveController(devices, event);
    case 'controller':
      connectController(devices, event);
      return false;
    case 'screen':
      devices.screenWidth = event.width;
      devices.screenHeight = event.height;
      devices.deviceOrientation = event.deviceOrientation;
      devices.interfaceOrientation = event.interfaceOrientation;
      return false;
    case 'accelerometer':
      devices.accelerometerX = event.x;
      devices.accelerometerY = event.y;
      devices.accelerometerZ = event.z;
      return false;
    default:
      return false;
  }
}

function point(devices: Devices, pointer: number, x: number, y: number, isDown?: boolean): boolean {
  if (!(pointer >= 0 && pointer < pointerCount)) return false;
  devices.pointerX[pointer] = x;
  devices.pointerY[pointer] = y;
  if (isDown === undefined || !hold(devices.pointerDown, pointer, isDown)) return false;
  if (isDown) devices.began |= 1 << pointer;
  if (pointer > 0) devices.touchCount += isDown ? 1 : -1;
  return true;
}

function hold(row: Uint8Array, index: number | undefined, isDown: boolean): boolean {
  const value = isDown ? 1 : 0;
  if (index === undefined || row[index] === value) return false;
  row[index] = value;
  return true;
}

/** Keys press the buttons they are mapped to, and buttons hold their keys. */
function combine(devices: Devices, rules: InputRules): void {
  devices.keyDown.set(devices.keyHeld);
  showControllers(devices, rules.isSinglePlayer);
  const pressed = rules.mappings.filter(({ button }) => devices.buttons[button] === 1);
  for (const { button, key } of rules.mappings) if (devices.keyHeld[key] === 1) devices.buttons[button] = 1;
  for (const { key } of pressed) devices.keyDown[key] = 1;
}

function isToggle(event: InputEvent): boolean {
  return 'button' in event || /(Down|Up|Start|End)$/.test(event.type);
}

function controlOf(event: InputEvent): string {
  switch (event.type) {
    case 'keyDown':
    case 'keyUp':
      return `key ${event.key.toLowerCase()}`;
    case 'pointerDown':
    case 'pointerMove':
    case 'pointerUp':
      return 'pointer';
    case 'touchStart':
    case 'touchMove':
    case 'touchEnd':
      return `touch ${event.touch}`;
    case 'gamepad':
      return `pad ${event.player} ${'button' in event ? event.button : event.axis}`;
    default:
      return event.type;
  }
}
