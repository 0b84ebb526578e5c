import { controllerAxes, controllerButtons } from '@playhouse/core';
import type { InputEvent } from '../input/inputEvent.ts';
import { axisCount, axisIndex, buttonCount, buttonIndex, type Devices, playerCount, restingAxes } from './devices.ts';

/**
 * Sticks closer to the center than this count as centered; triggers have no center. docs/runtime-rules.md#controllers.
 */
const deadZone = 0.1;

/** Applies the state of a controller; true when one of its buttons went down or up. */
export function moveController(devices: Devices, event: InputEvent & { type: 'gamepad' }): boolean {
  const pad = event.player - 1;
  if (!isPlayer(pad)) return false;
  if (devices.padConnected[pad] === 0) arrive(devices, pad);
  if ('button' in event) {
    const button = controllerButtons.indexOf(event.button);
    return button >= 0 && press(devices, buttonIndex(pad, button), event.value >= 0.5);
  }
  const axis = controllerAxes.indexOf(event.axis);
  const value = Math.min(Math.max(event.value, -1), 1);
  const isCentered = event.axis.includes('Stick') && Math.abs(value) < deadZone;
  if (axis >= 0) devices.axisHeld[axisIndex(pad, axis)] = isCentered ? 0 : value;
  return false;
}

/** A controller was connected, or was disconnected and releases all its controls. */
export function connectController(devices: Devices, event: InputEvent & { type: 'controller' }): void {
  const pad = event.player - 1;
  if (!isPlayer(pad)) return;
  const { connected, vendorID = 0, productID = 0, name = '' } = event;
  if (connected) arrive(devices, pad);
  else leave(devices, pad);
  devices.padVendors[pad] = connected ? vendorID : 0;
  devices.padProducts[pad] = connected ? productID : 0;
  devices.padNames = replaced(devices.padNames, pad, connected ? name.replaceAll('\t', ' ') : '');
}

/**
 * Shows the game the state of the controllers: one for each player, or in a single-player game all combined as player
 * 1.
 */
export function showControllers(devices: Devices, isSinglePlayer: boolean): void {
  if (isSinglePlayer) {
    showSole(devices);
    return;
  }
  devices.buttons.set(devices.buttonHeld);
  devices.axes.set(devices.axisHeld);
  devices.connected.set(devices.padConnected);
  devices.vendors.set(devices.padVendors);
  devices.products.set(devices.padProducts);
  devices.controllerNames = devices.padNames;
}

/** A button is held when any controller holds it; among sticks and triggers, the one moved furthest counts. */
function showSole(devices: Devices): void {
  const { buttonHeld, axisHeld, padConnected, padArrivals } = devices;
  devices.buttons.fill(0);
  for (const [index, isHeld] of buttonHeld.entries()) if (isHeld === 1) devices.buttons[index % buttonCount] = 1;
  const rest = restingAxes();
  devices.axes.set(rest);
  for (const [index, value] of axisHeld.entries()) {
    const axis = index % axisCount;
    const middle = rest[axis] ?? 0;
    if (Math.abs(value - middle) > Math.abs((devices.axes[axis] ?? 0) - middle)) devices.axes[axis] = value;
  }
  const last = padArrivals.indexOf(Math.max(...padArrivals));
  devices.connected[0] = padConnected[last] ?? 0;
  devices.vendors[0] = devices.padVendors[last] ?? 0;
  devices.products[0] = devices.padProducts[last] ?? 0;
  devices.controllerNames = replaced('', 0, devices.padNames.split('\t')[last] ?? '');
}

function arrive(devices: Devices, pad: number): void {
  devices.padConnected[pad] = 1;
  devices.padArrivals[pad] = Math.max(...devices.padArrivals) + 1;
}

function leave(devices: Devices, pad: number): void {
  devices.padConnected[pad] = 0;
  devices.padArrivals[pad] = 0;
  devices.buttonHeld.fill(0, buttonIndex(pad, 0), buttonIndex(pad + 1, 0));
  devices.axisHeld.set(restingAxes().subarray(0, axisCount), axisIndex(pad, 0));
}

function press(devices: Devices, index: number, isDown: boolean): boolean {
  const value = isDown ? 1 : 0;
  if (devices.buttonHeld[index] === value) return false;
  devices.buttonHeld[index] = value;
  return true;
}

/** Names of all players' controllers separated by tabs, with the name of one player replaced. */
function replaced(names: string, player: number, name: string): string {
  const all = names.split('\t');
  return Array.from({ length: playerCount }, (_, index) => (index === player ? name : (all[index] ?? ''))).join('\t');
}

function isPlayer(player: number): boolean {
  return player >= 0 && player < playerCount;
}
