import type { SceneState } from '../state/sceneState.ts';
import { settle } from './createActor.ts';

/**
 * Lets actors that have left a wrapping scene by half their size come in on the other side.
 * docs/runtime-rules.md#scene-attributes.
 */
export function wrapActors(scene: SceneState): void {
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
