import { createDevices } from '../devices/devices.ts';
import { createRequests } from '../frame/requests.ts';
import { createGameState, createTables } from '../frame/resetGame.ts';
import { createFaultLog } from '../game/faults.ts';
import { createRandom } from '../math/random.ts';
import { Nearest } from '../physics/nearest.ts';
import type { GamePlan } from '../plan/gamePlan.ts';
import type { GamePorts } from '../ports/gamePorts.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { createSounds } from '../sounds/createSounds.ts';
import { SceneState } from '../state/sceneState.ts';
import { createNoScripts } from '../state/scripts.ts';
import type { World } from '../state/world.ts';
import { writeLog } from './writeLog.ts';

/** The game as seen by units. Practically empty until the first scene is entered. */
export function createWorld(plan: GamePlan, ports: GamePorts, seed: number, simulation: () => Simulation): World {
  const { randomSeed } = plan.initial;
  const nearest = new Nearest();
  const world: World = {
    frame: 0,
    activations: 0,
    loopPasses: 0,
    location: 0,
    invalid: 0,
    led: [],
    scene: new SceneState(),
    game: createGameState(plan),
    devices: createDevices(ports.facts, plan.keyNumbers.size, plan.keymap),
    tables: createTables(plan, ports.storage),
    random: createRandom(randomSeed === -1 ? seed : randomSeed),
    faults: createFaultLog(
      (location) => plan.locations[location] ?? ['object'],
      () => world.frame,
    ),
    ...createRequests(simulation),
    sounds: createSounds(simulation),
    storage: ports.storage,
    platform: ports.platform,
    scripts: createNoScripts(),
    network: ports.network,
    nearest(actor, kind) {
      const { physics } = world.scene;
      return physics && nearest.find(actor, kind, physics.arrange(), world.frame);
    },
    log: (actor, location, text) => writeLog(simulation(), actor, location, text),
    fault(code, message) {
      world.invalid++;
      world.faults.report(world.location, code, message);
    },
    warn(code, detail) {
      world.faults.report(world.location, code, detail);
    },
  };
  return world;
}
