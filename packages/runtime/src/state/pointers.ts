import { isPointerPressed, pointerCount } from '../devices/devices.ts';
import { cos, sin } from '../math/trigonometry.ts';
import type { Actor } from './actor.ts';
import type { SceneState } from './sceneState.ts';
import type { World } from './world.ts';

/**
 * True when a pointer is over an actor's box, in the space of the actor's layer.
 * docs/runtime-rules.md#camera-and-layers.
 */
export function isPointerOver(world: World, pointer: number, actor: Actor): boolean {
  const { devices, scene } = world;
  const viewX = devices.pointerX[pointer] ?? 0;
  const viewY = devices.pointerY[pointer] ?? 0;
  const isScrolled = actor.layer?.scrollable ?? true;
  const x = (isScrolled ? sceneX(scene, viewX, viewY) : screenX(scene, viewX)) - actor.x;
  const y = (isScrolled ? sceneY(scene, viewX, viewY) : screenY(scene, viewY)) - actor.y;
  if (actor.rotation === 0) return Math.abs(x) <= actor.width / 2 && Math.abs(y) <= actor.height / 2;
  const cosine = cos(actor.rotation);
  const sine = sin(actor.rotation);
  return Math.abs(x * cosine + y * sine) <= actor.width / 2 && Math.abs(y * cosine - x * sine) <= actor.height / 2;
}

/** True when any touch or the pressed mouse is over the actor. docs/runtime-rules.md#event-conditions. */
export function isTouched(world: World, actor: Actor): boolean {
  for (let pointer = 0; pointer < pointerCount; pointer++) {
    if (isPointerPressed(world.devices, pointer) && isPointerOver(world, pointer, actor)) return true;
  }
  return false;
}

/** Records for an actor which touches began on it in this step, and which have ended. */
export function updateTouches(world: World, actor: Actor): void {
  const { devices } = world;
  let touches = 0;
  for (let pointer = 0; pointer < pointerCount; pointer++) {
    const bit = 1 << pointer;
    if (!isPointerPressed(devices, pointer)) continue;
    const isBegun = (devices.began & bit) !== 0;
    if (isBegun ? isPointerOver(world, pointer, actor) : (actor.touches & bit) !== 0) touches |= bit;
  }
  actor.touches = touches;
  if (touches !== 0) actor.wasTouched = true;
}

/** Converts a position in the camera's view to the scene. The camera rotates around the center of its view. */
function sceneX({ camera }: SceneState, x: number, y: number): number {
  if (camera.rotation === 0) return camera.x + x;
  const dx = x - camera.width / 2;
  const dy = y - camera.height / 2;
  return camera.x + camera.width / 2 + dx * cos(camera.rotation) - dy * sin(camera.rotation);
}

function sceneY({ camera }: SceneState, x: number, y: number): number {
  if (camera.rotation === 0) return camera.y + y;
  const dx = x - camera.width / 2;
  const dy = y - camera.height / 2;
  return camera.y + camera.height / 2 + dx * sin(camera.rotation) + dy * cos(camera.rotation);
}

/** Converts a position in the camera's view to the space of layers that do not scroll, which zoom does not affect. */
function screenX({ camera }: SceneState, x: number): number {
  return camera.width === camera.screenWidth || camera.width === 0 ? x : (x * camera.screenWidth) / camera.width;
}

function screenY({ camera }: SceneState, y: number): number {
  return camera.height === camera.screenHeight || camera.height === 0 ? y : (y * camera.screenHeight) / camera.height;
}
