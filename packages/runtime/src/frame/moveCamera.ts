import type { SceneState } from '../state/sceneState.ts';

/**
 * Keeps the actor that controls the camera inside the tracking area: moves only as far as needed, then stays inside the
 * scene. docs/runtime-rules.md#camera-and-layers.
 */
export function moveCamera(scene: SceneState): void {
  const { camera, cameraActor: actor } = scene;
  scene.cameraNumber = 0;
  scene.cameraActor = undefined;
  if (!actor) return;
  camera.x = follow(actor.x, camera.x, camera.width, camera.trackingWidth, scene.width);
  camera.y = follow(actor.y, camera.y, camera.height, camera.trackingHeight, scene.height);
}

function follow(target: number, origin: number, view: number, tracking: number, scene: number): number {
  const middle = origin + view / 2;
  const reach = Math.max(tracking, 0) / 2;
  const outside = target - middle - Math.min(Math.max(target - middle, -reach), reach);
  return insideScene(origin + outside, view, scene);
}

/**
 * The position of a view, moved from `origin` as little as needed so that it shows nothing outside the scene if it
 * fits.
 */
export function insideScene(origin: number, view: number, scene: number): number {
  return Math.min(Math.max(origin, 0), Math.max(scene - view, 0));
}
