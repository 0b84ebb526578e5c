import { controllerAxes, controllerButtons } from '@playhouse/core';
import type { InputEvent } from '../input/inputEvent.ts';
import type { CalendarTime, PlatformFacts } from '../ports/gamePorts.ts';

/** Pointer 0 is the mouse, 1 to 11 are the touches. docs/runtime-rules.md#device-attributes. */
export const pointerCount = 12;
export const playerCount = 11;
/** Players whose buttons can be mapped to keys. docs/runtime-rules.md#controllers. */
export const keymapCount = 8;
export const buttonCount = controllerButtons.length;
export const axisCount = controllerAxes.length;

/** A controller button mapped to a key, and vice versa. docs/runtime-rules.md#controllers. */
export interface KeyMapping {
  /** Its index in the list of all players' buttons. */
  readonly button: number;
  readonly key: number;
}

/**
 * The state of the devices in this step, as plain fields. Positions are in the camera's view.
 * docs/runtime-rules.md#device-attributes and docs/runtime-rules.md#controllers.
 */
export class Devices {
  pointerX = new Float64Array(pointerCount);
  pointerY = new Float64Array(pointerCount);
  pointerDown = new Uint8Array(pointerCount);
  /** Bit per pointer that went down in this step. */
  began = 0;
  /** Pointers still held since a previous scene; they count as up. */
  earlierPointers = new Uint8Array(pointerCount);
  touchCount = 0;
  /** Keys that are held, by key number; a mapped controller button holds its key. */
  keyDown = new Uint8Array(0);
  keyHeld = new Uint8Array(0);
  /** Keys still held since a previous scene; they count as up. */
  earlierKeys = new Uint8Array(0);
  /**
   * Raw buttons and axes of all controllers in a row; in a multiplayer game, a controller's number is that of its
   * player.
   */
  buttonHeld = new Uint8Array(playerCount * buttonCount);
  axisHeld = restingAxes();
  /** Buttons and axes of all players in a row, as the game sees them; a mapped key presses its button. */
  buttons = new Uint8Array(playerCount * buttonCount);
  axes = restingAxes();
  /** The key mapped to each button of the first players; blank for none. */
  keymap: readonly string[] = Array.from({ length: keymapCount * buttonCount }, () => '');
  /**
   * Which controllers are connected, the order in which they connected, and their kinds; 0 for those that are not
   * connected.
   */
  padConnected = new Uint8Array(playerCount);
  padArrivals = new Float64Array(playerCount);
  padNames = '';
  padVendors = new Float64Array(playerCount);
  padProducts = new Float64Array(playerCount);
  /** The same of players, as the game sees it. */
  connected = new Uint8Array(playerCount);
  /** Identity of the controllers: their names separated by tabs, and their vendor and product numbers. */
  controllerNames = '';
  vendors = new Float64Array(playerCount);
  products = new Float64Array(playerCount);
  accelerometerX = 0;
  accelerometerY = 0;
  accelerometerZ = 0;
  screenWidth = 0;
  screenHeight = 0;
  deviceOrientation = 0;
  interfaceOrientation = 0;
  soundVolume = 1;
  musicVolume = 1;
  clock: CalendarTime = { year: 2000, month: 1, day: 1, hour: 0, minute: 0, second: 0, millisecond: 0 };
  platform: PlatformFacts = {
    name: '',
    version: '',
    language: '',
    region: '',
    deviceModel: '',
    screen: { width: 0, height: 0 },
  };
  /** Events that must wait for the next step, because their control has already changed in this one. */
  deferred: InputEvent[] = [];
}

/** Devices at rest. `keyCount` is the number of keys that the game uses. */
export function createDevices(facts: PlatformFacts, keyCount: number, keymap?: readonly string[]): Devices {
  const devices = new Devices();
  devices.keyDown = new Uint8Array(keyCount);
  devices.keyHeld = new Uint8Array(keyCount);
  devices.earlierKeys = new Uint8Array(keyCount);
  devices.platform = facts;
  if (keymap) devices.keymap = keymap;
  devices.screenWidth = facts.screen.width;
  devices.screenHeight = facts.screen.height;
  return devices;
}

/** True while a pointer is held that was pressed in the running scene. */
export function isPointerPressed(devices: Devices, pointer: number): boolean {
  return devices.pointerDown[pointer] === 1 && devices.earlierPointers[pointer] === 0;
}

/** True while a key is held that was pressed in the running scene. */
export function isKeyPressed(devices: Devices, key: number): boolean {
  return devices.keyDown[key] === 1 && devices.earlierKeys[key] === 0;
}

/** Called when another scene starts to run: keys and pointers that are held now count in it only when pressed again. */
export function layAsidePresses(devices: Devices): void {
  devices.earlierPointers.set(devices.pointerDown);
  devices.earlierKeys.set(devices.keyDown);
}

/** Controls that were released are no longer ignored. */
export function forgetReleased({ earlierPointers, earlierKeys, pointerDown, keyDown }: Devices): void {
  for (const [pointer, isDown] of pointerDown.entries()) if (isDown === 0) earlierPointers[pointer] = 0;
  for (const [key, isDown] of keyDown.entries()) if (isDown === 0) earlierKeys[key] = 0;
}

/** The index of a button in the list of all players' buttons. */
export function buttonIndex(player: number, button: number): number {
  return player * buttonCount + button;
}

/** The index of an axis in the list of all players' axes. */
export function axisIndex(player: number, axis: number): number {
  return player * axisCount + axis;
}

/** Sticks rest at 0, triggers at -1. */
export function restingAxes(): Float64Array<ArrayBuffer> {
  return Float64Array.from({ length: playerCount * axisCount }, (_, index) =>
    controllerAxes[index % axisCount]?.endsWith('Trigger') ? -1 : 0,
  );
}
