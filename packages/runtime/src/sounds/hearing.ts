import { framesPerSecond } from '@playhouse/core';
import type { Actor } from '../state/actor.ts';
import type { SceneState } from '../state/sceneState.ts';

/** 343 m/s, at 50 px per meter. docs/runtime-rules.md#conventions. */
const speedOfSound = 17_150;

/** Volume and side of a sound. */
interface Heard {
  readonly volume: number;
  /** -1 left to 1 right. */
  readonly pan: number;
}

/**
 * Position and velocity relative to the camera's center, in px and px/s; `width` and `height` are those of the view.
 */
interface Offset {
  readonly x: number;
  readonly y: number;
  readonly velocityX: number;
  readonly velocityY: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Loudness and side of an actor's sound: full at the camera's center, silent two views away, fully on one side from the
 * edge of the view. docs/runtime-rules.md#audio.
 */
export function hear(actor: Actor, scene: SceneState): Heard {
  const { x, y, width, height } = offsetOf(actor, scene);
  if (!(width > 0 && height > 0)) return { volume: 1, pan: 0 };
  const partX = x / width;
  const partY = y / height;
  const volume = Math.max(1 - Math.sqrt(partX * partX + partY * partY) / 2, 0);
  return { volume, pan: Math.min(Math.max(partX * 2, -1), 1) };
}

/**
 * The change of pitch because actor and camera moved closer together or apart in this frame.
 * docs/runtime-rules.md#audio.
 */
export function dopplerFactor(actor: Actor, scene: SceneState): number {
  const { x, y, velocityX, velocityY } = offsetOf(actor, scene);
  const distance = Math.sqrt(x * x + y * y);
  if (!(distance > 0)) return 1;
  const parting = (x * velocityX + y * velocityY) / distance;
  return speedOfSound / Math.max(speedOfSound + parting, 1);
}

/** Layers that do not scroll are fixed to the camera. docs/runtime-rules.md#camera-and-layers. */
function offsetOf(actor: Actor, { camera }: SceneState): Offset {
  const isScrolled = actor.layer?.scrollable ?? true;
  const width = isScrolled ? camera.width : camera.screenWidth;
  const height = isScrolled ? camera.height : camera.screenHeight;
  const moveX = actor.x - actor.previousX - (isScrolled ? camera.x - camera.previousX : 0);
  const moveY = actor.y - actor.previousY - (isScrolled ? camera.y - camera.previousY : 0);
  return {
    x: actor.x - (isScrolled ? camera.x : 0) - width / 2,
    y: actor.y - (isScrolled ? camera.y : 0) - height / 2,
    velocityX: moveX * framesPerSecond,
    velocityY: moveY * framesPerSecond,
    width,
    height,
  };
}
