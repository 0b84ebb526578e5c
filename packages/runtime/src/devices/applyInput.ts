import { controllerAxes, controllerButtons, type InputEvent } from '../input.ts';
import {
  axisIndex,
  buttonIndex,
  type Devices,
  type KeyMapping,
  playerCount,
  pointerCount,
  releaseController,
} from './devices.ts';

/** What the devices need to know about the game. */
export interface InputRules {
  /** Number of a key by its name, for keys that the game asks for. */
  keyNumber(key: string): number | undefined;
  readonly mappings: readonly KeyMapping[];
  /** Any controller drives player 1. Reference 3.7. */
  readonly isSinglePlayer: boolean;
}

/** Sticks nearer to their middle than this rest there; triggers have no middle. Reference 3.7. */
const deadZone = 0.1;

/**
 * Brings the devices up to date. A control changes at most once a step, so that a tap shorter than a step is seen:
 * its further events wait for the next step.
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
}

/** Applies one event; true when a key, button or pointer went down or up by it. */
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
      return control(devices, event, rules);
    case 'controller':
      connect(devices, event, rules);
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

function control(devices: Devices, event: InputEvent & { type: 'gamepad' }, rules: InputRules): boolean {
  const player = rules.isSinglePlayer ? 0 : event.player - 1;
  if (!(player >= 0 && player < playerCount)) return false;
  devices.connected[player] = 1;
  if ('button' in event) {
    const button = controllerButtons.indexOf(event.button);
    return button >= 0 && hold(devices.buttonHeld, buttonIndex(player, button), event.value >= 0.5);
  }
  const axis = controllerAxes.indexOf(event.axis);
  const value = Math.min(Math.max(event.value, -1), 1);
  const isCentered = event.axis.includes('Stick') && Math.abs(value) < deadZone;
  if (axis >= 0) devices.axes[axisIndex(player, axis)] = isCentered ? 0 : value;
  return false;
}

/** In a game for one, player 1 has whatever controller came last. */
function connect(devices: Devices, event: InputEvent & { type: 'controller' }, rules: InputRules): void {
  const player = rules.isSinglePlayer ? 0 : event.player - 1;
  if (!(player >= 0 && player < playerCount)) return;
  devices.connected[player] = event.connected ? 1 : 0;
  devices.vendors[player] = event.connected ? (event.vendorID ?? 0) : 0;
  devices.products[player] = event.connected ? (event.productID ?? 0) : 0;
  const names = Array.from({ length: playerCount }, (_, index) => devices.controllerNames.split('\t')[index] ?? '');
  names[player] = event.connected ? (event.name ?? '').replaceAll('\t', ' ') : '';
  devices.controllerNames = names.join('\t');
  if (!event.connected) releaseController(devices, player);
}

function hold(row: Uint8Array, index: number | undefined, isDown: boolean): boolean {
  const value = isDown ? 1 : 0;
  if (index === undefined || row[index] === value) return false;
  row[index] = value;
  return true;
}

/** Keys press the buttons that they stand for, and buttons hold their keys. */
function combine(devices: Devices, rules: InputRules): void {
  devices.keyDown.set(devices.keyHeld);
  devices.buttons.set(devices.buttonHeld);
  for (const { button, key } of rules.mappings) {
    if (devices.keyHeld[key] === 1) devices.buttons[button] = 1;
    if (devices.buttonHeld[button] === 1) devices.keyDown[key] = 1;
  }
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
