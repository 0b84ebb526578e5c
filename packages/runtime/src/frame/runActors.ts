import type { Program } from '../compile/gamePlan.ts';
import type { Actor } from '../state/actor.ts';
import type { SceneState } from '../state/sceneState.ts';
import type { Simulation } from '../state/simulation.ts';
import type { World } from '../state/world.ts';
import { reportFailure } from '../units/failure.ts';
import { runActor } from './runActor.ts';

/** Layers back to front, actors in their order. What one changes, later ones see in the same frame. */
export function runActors({ plan, world }: Simulation, scene: SceneState): void {
  for (const { actors } of scene.layers) {
    for (let index = 0; index < actors.length; ) {
      const actor = actors[index];
      const program = actor && plan.programs[actor.program];
      if (actor && program?.run) index = program.run(actors, index, actor.program, world);
      else {
        if (actor && program) runAlone(actor, program, world);
        index++;
      }
    }
  }
}

function runAlone(actor: Actor, program: Program, world: World): void {
  try {
    runActor(actor, program, world);
  } catch (error) {
    reportFailure(program.place, error, world);
  }
}
