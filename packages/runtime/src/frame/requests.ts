import { openCall } from '../simulation/calls.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { World } from '../state/world.ts';
import { canSpawn } from './population.ts';
import { askQuestion } from './questions.ts';

/** Requests of units, carried out after all units have run, or answered in a later frame. */
export function createRequests(simulation: () => Simulation): Pick<World, 'requests' | 'calls' | 'texts'> {
  return {
    requests: {
      canSpawn: (location) => canSpawn(simulation(), location),
      spawn: (request) => void simulation().spawns.push(request),
      destroy(actor) {
        if (actor.isDestroyed) return;
        const { world, destroyed } = simulation();
        actor.isDestroyed = true;
        actor.end = world.scene.frame;
        destroyed.push(actor);
      },
      changeScene(change) {
        const [base, overlay] = simulation().scenes;
        // Where nothing is paused, Unpause Game must not replace a change that was requested earlier.
        if (change.kind !== 'unpause') simulation().change = change;
        else if (base && overlay) simulation().change = { ...change, scene: base.plan };
      },
    },
    calls: { open: (actor, unit, table) => openCall(simulation(), actor, unit, table) },
    texts: {
      ask: (prompt, actor, unit) =>
        askQuestion(simulation(), { prompt, actor: actor.key, program: actor.program, unit }),
    },
  };
}
