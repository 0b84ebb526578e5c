import type { Project } from '@playhouse/core';
import { compileGame } from '../compile/compileGame.ts';
import { stepGame } from '../frame/step.ts';
import type { Game, GameOptions } from '../game/game.ts';
import { createPhysicsEngine } from '../physics/physicsEngine.ts';
import type { GamePorts } from '../ports/gamePorts.ts';
import { createProgramEvaluator } from '../report/evaluateProgram.ts';
import { reportActors } from '../report/reportActors.ts';
import { reportAttributes } from '../report/reportAttributes.ts';
import { createAttributeFinder } from '../scripts/attributeFinder.ts';
import { runningScene } from '../simulation/simulation.ts';
import { hashOf } from '../snapshot/hash.ts';
import { captureGame, captureState, restoreGame } from '../snapshot/snapshot.ts';
import { createSimulation } from './createSimulation.ts';
import { registerInternals } from './gameInternals.ts';

/**
 * Compiles a project and enters its first scene. Asynchronous only because physics and the script interpreter are
 * loaded when the project uses them. Never throws for errors in a project, which become faults of the running game.
 */
export async function createGame(project: Project, ports: GamePorts, options: GameOptions): Promise<Game> {
  const plan = compileGame(project);
  const engine = createPhysicsEngine();
  if (plan.uses.collide) await engine.load();
  const wanted = plan.scenes.findIndex((scene) => scene.id === options.sceneId);
  const simulation = createSimulation(plan, engine, ports, { seed: options.seed, scene: Math.max(wanted, 0) });
  if (plan.scripts.length > 0) {
    const { attachScripts } = await import('../scripts/attachScripts.ts');
    await attachScripts(simulation, createAttributeFinder(simulation, project), ports.scripts);
  }
  const { world } = simulation;
  const game: Game = {
    get frame() {
      return world.frame;
    },
    step: (input) => stepGame(simulation, input),
    view: {
      get scenes() {
        return simulation.scenes;
      },
    },
    get faults() {
      return world.faults.list;
    },
    get log() {
      return simulation.log;
    },
    stateHash: () => hashOf(captureState(simulation)),
    snapshot: () => captureGame(simulation),
    restore: (snapshot) => restoreGame(simulation, structuredClone(snapshot)),
    attributes: () => reportAttributes(simulation),
    get currentScene() {
      const { id, name } = runningScene(simulation);
      return { id, name };
    },
    actorList: () => reportActors(simulation),
    evaluate: createProgramEvaluator(simulation, project),
    destroy() {
      for (const scene of simulation.scenes) scene.physics?.destroy();
    },
  };
  return registerInternals(game, { simulation, project });
}
