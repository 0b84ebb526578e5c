import { framesPerSecond } from '@playhouse/core';
import { layAsidePresses } from '../devices/devices.ts';
import { runtimeLimits } from '../game/limits.ts';
import { runningScene, type Simulation } from '../simulation/simulation.ts';
import type { SceneState } from '../state/sceneState.ts';
import type { SceneChange } from '../state/world.ts';
import { closeActor } from './closeActor.ts';
import { enterScene } from './enterScene.ts';
import { holdStill } from './moveActors.ts';
import { resetGame } from './resetGame.ts';

/**
 * Carries out the last request of behaviors, unless the scene has changed too often. docs/runtime-rules.md#flow and
 * docs/runtime-rules.md#frame-order, step 5; docs/runtime-rules.md#pausing.
 */
export function applySceneChange(simulation: Simulation): void {
  const { change, world } = simulation;
  if (!change) return;
  const recent = simulation.changeFrames.filter((frame) => frame > world.frame - framesPerSecond);
  simulation.changeFrames = recent;
  if (recent.length >= runtimeLimits.sceneChanges) {
    world.faults.report(change.location, 'limit.sceneChanges', runtimeLimits.sceneChanges);
    return;
  }
  recent.push(world.frame);
  simulation.change = undefined;
  announce(simulation, change);
  apply(simulation, change);
  layAsidePresses(world.devices);
  const scene = runningScene(simulation);
  world.scene = scene;
  world.scripts.call('onCurrentSceneChanged', { sceneKey: scene.id, sceneName: scene.name });
}

function apply(simulation: Simulation, { kind, scene }: SceneChange): void {
  const [base, ...overlays] = simulation.scenes;
  switch (kind) {
    case 'pause':
      for (const overlay of overlays) leaveScene(simulation, overlay);
      if (base) holdStill(base);
      simulation.scenes = base ? [base, enterScene(simulation, scene)] : [];
      return;
    case 'unpause':
      for (const overlay of overlays) leaveScene(simulation, overlay);
      simulation.scenes = base ? [base] : [];
      if (base && overlays.length > 0) forgetTouches(base);
      return;
    case 'reset':
      for (const overlay of simulation.scenes.splice(-1)) leaveScene(simulation, overlay);
      simulation.scenes.push(enterScene(simulation, scene));
      return;
    default:
      for (const one of simulation.scenes) leaveScene(simulation, one);
      if (kind === 'resetGame') resetGame(simulation);
      simulation.scenes = [enterScene(simulation, scene)];
  }
}

function leaveScene(simulation: Simulation, scene: SceneState): void {
  for (const layer of scene.layers) for (const actor of layer.actors) closeActor(simulation, actor);
  scene.physics?.destroy();
  scene.physics = undefined;
}

/** Touches may have begun and ended while the scene was paused. */
function forgetTouches(scene: SceneState): void {
  for (const layer of scene.layers) for (const actor of layer.actors) actor.touches = 0;
}

function announce({ plan, platform, world }: Simulation, { scene, advertisement }: SceneChange): void {
  const change = { sceneKey: plan.scenes[scene]?.id ?? '', sceneName: '', adType: String(advertisement) };
  const isTaken = world.scripts.call('onSceneAboutToChange', change) !== undefined;
  if (advertisement !== 0 && !isTaken) platform.request('onSceneAboutToChange', change);
}
