import type { Simulation } from '../simulation/simulation.ts';
import type { SceneState } from '../state/sceneState.ts';
import { reportFailure } from '../units/failure.ts';
import { settle } from './createActor.ts';

/**
 * Lets actors that have left a wrapping scene by half their size reappear on the other side.
 * docs/runtime-rules.md#scene-attributes.
 */
function wrapActors(scene: SceneState): void {
  if (!scene.wrapX && !scene.wrapY) return;
  for (const layer of scene.layers) {
    if (!layer.scrollable) continue;
    for (const actor of layer.actors) {
      const x = scene.wrapX ? wrapped(actor.x, actor.width, scene.width) : actor.x;
      const y = scene.wrapY ? wrapped(actor.y, actor.height, scene.height) : actor.y;
      if (x === actor.x && y === actor.y) continue;
      actor.x = x;
      actor.y = y;
      settle(actor);
    }
  }
}

function wrapped(position: number, size: number, length: number): number {
  const around = length + size;
  if (!(around > 0) || (position >= -size / 2 && position <= length + size / 2)) return position;
  return ((((position + size / 2) % around) + around) % around) - size / 2;
}

/**
 * Lets physics move the actors, then applies Interpolate on top; then updates overlaps, and wraps actors that left a
 * wrapping scene. docs/runtime-rules.md#frame-order.
 */
export function moveActors({ plan, world }: Simulation, scene: SceneState): void {
  try {
    scene.physics?.step(scene.gravityX, scene.gravityY);
  } catch (error) {
    reportFailure(plan.scenes[scene.plan]?.location ?? 0, error, world);
  }
  for (const write of world.led) write();
  world.led = [];
  if (plan.uses.overlaps) scene.physics?.updateOverlaps();
  wrapActors(scene);
}

/** A scene that is paused is drawn without interpolation. */
export function holdStill({ layers, camera }: SceneState): void {
  for (const { actors } of layers) for (const actor of actors) settle(actor);
  camera.previousX = camera.x;
  camera.previousY = camera.y;
}
