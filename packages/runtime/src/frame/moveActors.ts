import type { Simulation } from '../simulation/simulation.ts';
import type { SceneState } from '../state/sceneState.ts';
import { reportFailure } from '../units/failure.ts';
import { settle } from './createActor.ts';
import { wrapActors } from './wrapActors.ts';

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

/** A scene that does not go on is drawn where it is: nothing in it is between two places. */
export function holdStill({ layers, camera }: SceneState): void {
  for (const { actors } of layers) for (const actor of actors) settle(actor);
  camera.previousX = camera.x;
  camera.previousY = camera.y;
}
