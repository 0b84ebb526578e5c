import { keyName } from '../compile/compileGame.ts';
import { enterScene } from '../frame/enterScene.ts';
import type { PhysicsEngine } from '../physics/types.ts';
import type { GamePlan } from '../plan/gamePlan.ts';
import type { GamePorts } from '../ports/gamePorts.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { createWorld } from './createWorld.ts';

/** A game that has entered its first scene and not run any step. */
export function createSimulation(
  plan: GamePlan,
  engine: PhysicsEngine,
  ports: GamePorts,
  options: { readonly seed: number; readonly scene: number },
): Simulation {
  const world = createWorld(plan, ports, options.seed, () => simulation);
  const simulation: Simulation = {
    plan,
    engine,
    world,
    clock: ports.clock,
    audio: ports.audio,
    platform: ports.platform,
    inputRules: {
      keyNumber: (key) => plan.keyNumbers.get(keyName(key)),
      mappings: plan.mappings,
      isSinglePlayer: plan.initial.playerType === 1,
    },
    scenes: [],
    spawns: [],
    destroyed: [],
    change: undefined,
    changeFrames: [],
    nextKey: 1,
    nextSound: 1,
    followed: [],
    nextCall: 1,
    calls: [],
    music: undefined,
    volumes: { sound: 1, music: 1 },
    questions: [],
    answers: [],
    log: [],
  };
  world.scene = enterScene(simulation, options.scene);
  simulation.scenes = [world.scene];
  if (plan.uses.clock) world.devices.clock = ports.clock.at(0);
  return simulation;
}
