import { createDevices } from '../devices/devices.ts';
import { canSpawn } from '../frame/population.ts';
import { askQuestion } from '../frame/questions.ts';
import { createGameState, createTables } from '../frame/resetGame.ts';
import { createFaultLog } from '../game/faults.ts';
import { createRandom } from '../math/random.ts';
import type { GamePlan } from '../plan/gamePlan.ts';
import type { GamePorts } from '../ports/gamePorts.ts';
import { openCall } from '../simulation/calls.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { createSounds } from '../sounds/createSounds.ts';
import { SceneState } from '../state/sceneState.ts';
import { createNoScripts } from '../state/scripts.ts';
import type { World } from '../state/world.ts';
import { writeLog } from './writeLog.ts';

/** What units see. It is as good as empty until the first scene has been entered. */
export function createWorld(plan: GamePlan, ports: GamePorts, seed: number, simulation: () => Simulation): World {
  const { randomSeed } = plan.initial;
  const world: World = {
    ...{ frame: 0, activations: 0, loopPasses: 0, place: 0, invalid: 0, led: [] },
    scene: new SceneState(),
    game: createGameState(plan),
    devices: createDevices(ports.facts, plan.keyNumbers.size, plan.keymap),
    tables: createTables(plan, ports.storage),
    random: createRandom(randomSeed === -1 ? seed : randomSeed),
    faults: createFaultLog(
      (place) => plan.places[place] ?? ['object'],
      () => world.frame,
    ),
    requests: {
      canSpawn: (place) => canSpawn(simulation(), place),
      spawn: (request) => void simulation().spawns.push(request),
      destroy(actor) {
        if (actor.isDestroyed) return;
        actor.isDestroyed = true;
        actor.end = world.scene.frame;
        simulation().destroyed.push(actor);
      },
      changeScene(change) {
        const [base, overlay] = simulation().scenes;
        // Where nothing is paused, Unpause Game must not take the place of a change that was asked for before it.
        if (change.kind !== 'unpause') simulation().change = change;
        else if (base && overlay) simulation().change = { ...change, scene: base.plan };
      },
    },
    sounds: createSounds(simulation),
    storage: ports.storage,
    platform: ports.platform,
    scripts: createNoScripts(),
    network: ports.network,
    calls: { open: (actor, unit, table) => openCall(simulation(), actor, unit, table) },
    texts: {
      ask: (prompt, actor, unit) =>
        askQuestion(simulation(), { prompt, actor: actor.key, program: actor.program, unit }),
    },
    nearest: (actor, kind) => world.scene.physics?.nearest(actor, kind),
    log: (actor, place, text) => writeLog(simulation(), actor, place, text),
    fault(code, message) {
      world.invalid++;
      world.faults.report(world.place, code, message);
    },
    warn(code, detail) {
      world.faults.report(world.place, code, detail);
    },
  };
  return world;
}
