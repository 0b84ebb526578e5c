import type { SceneState } from '../state/sceneState.ts';
import { settle } from './createActor.ts';

/** A scene that does not go on is drawn where it is: nothing in it is between two places. */
export function holdStill({ layers, camera }: SceneState): void {
  for (const { actors } of layers) for (const actor of actors) settle(actor);
  camera.previousX = camera.x;
  camera.previousY = camera.y;
}
