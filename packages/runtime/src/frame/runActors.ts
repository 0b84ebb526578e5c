import type { Program } from '../plan/gamePlan.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Actor } from '../state/actor.ts';
import { batchOfLayer } from '../state/actorBatch.ts';
import type { SceneState } from '../state/sceneState.ts';
import type { World } from '../state/world.ts';
import { reportFailure } from '../units/failure.ts';
import { runActor } from './runActor.ts';

/** Layers back to front, actors in order. Changes by one actor are visible to later ones in the same frame. */
export function runActors({ plan, world }: Simulation, scene: SceneState): void {
  for (const layer of scene.layers) {
    const actorBatch = batchOfLayer(layer, scene.rows);
    const { actors, programs } = actorBatch;
    for (let index = 0; index < actors.length; ) {
      const number = programs[index] ?? -1;
      const program = plan.programs[number];
      if (program?.run) index = program.run(actorBatch, index, number, world);
      else {
        const actor = actors[index++];
        if (actor && program) runAlone(actor, program, world);
      }
    }
  }
}

function runAlone(actor: Actor, program: Program, world: World): void {
  try {
    runActor(actor, program, world);
  } catch (error) {
    reportFailure(program.location, error, world);
  }
}
