import type { Actor } from '../state/actor.ts';
import type { SceneState } from '../state/sceneState.ts';
import type { Simulation } from './simulation.ts';

/** An actor and the scene that it is in. */
interface FoundActor {
  readonly actor: Actor;
  readonly scene: SceneState;
}

/** The actor with this key in any scene, including paused ones. */
function findActor({ scenes }: Simulation, key: number): FoundActor | undefined {
  for (const scene of scenes) {
    for (const layer of scene.layers) for (const actor of layer.actors) if (actor.key === key) return { actor, scene };
  }
  return undefined;
}

/** Runs a callback with an actor, if it still exists, with its scene as the current one for keypaths. */
export function withActor(simulation: Simulation, key: number, run: (actor: Actor | undefined) => void): void {
  const { world } = simulation;
  const found = findActor(simulation, key);
  const running = world.scene;
  if (found) world.scene = found.scene;
  try {
    run(found?.actor);
  } finally {
    world.scene = running;
  }
}
