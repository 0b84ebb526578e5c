import { runtimeLimits } from '../game/limits.ts';
import type { LayerPlan, ScenePlan } from '../plan/gamePlan.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Actor } from '../state/actor.ts';
import { CameraState, LayerState, SceneState } from '../state/sceneState.ts';
import { createActor, settle } from './createActor.ts';
import { insideScene } from './moveCamera.ts';

/**
 * Recreates a scene from the project: its attributes, layers and actors. docs/runtime-rules.md#flow and
 * docs/runtime-rules.md#lifetime.
 */
export function enterScene(simulation: Simulation, number: number): SceneState {
  const scene = new SceneState();
  const plan = simulation.plan.scenes[number];
  if (!plan) return scene;
  for (const id of plan.missingPrototypes) simulation.world.faults.report(plan.location, 'prototype.missing', id);
  copyAttributes(scene, plan);
  scene.plan = number;
  const byId = new Map<string, Actor>();
  const physics = simulation.engine.createWorld(simulation.plan.uses.collide);
  for (const layerPlan of plan.layers) {
    const layer = createLayer(layerPlan);
    scene.layers.push(layer);
    for (const instance of layerPlan.instances) {
      const isOver = scene.actorCount >= runtimeLimits.actors;
      if (isOver) simulation.world.faults.report(plan.location, 'limit.actors', runtimeLimits.actors);
      if (isOver && !plan.addressed.includes(instance.id)) continue;
      const actor = createActor(simulation.plan, scene.rows, instance.template, simulation.nextKey++, instance);
      byId.set(actor.id, actor);
      actor.isDestroyed = isOver;
      if (isOver) continue;
      actor.layer = layer;
      settle(actor);
      layer.actors.push(actor);
      scene.actorCount++;
      physics.add(actor);
    }
  }
  scene.addressed = plan.addressed.flatMap((id) => byId.get(id) ?? []);
  if (simulation.plan.uses.overlaps) physics.updateOverlaps();
  scene.physics = physics;
  return scene;
}

/** The initial attributes of a scene, from the project. */
function copyAttributes(scene: SceneState, { initial }: ScenePlan): void {
  const camera = Object.assign(new CameraState(), initial.camera);
  camera.x = insideScene(camera.x, camera.width, initial.width);
  camera.y = insideScene(camera.y, camera.height, initial.height);
  camera.previousX = camera.x;
  camera.previousY = camera.y;
  Object.assign(scene, initial, {
    camera,
    slots: initial.slots.slice(),
    values: [...initial.values],
    layers: [],
    rows: scene.rows,
    addressed: [],
  });
}

function createLayer(plan: LayerPlan): LayerState {
  const layer = new LayerState();
  layer.id = plan.id;
  layer.name = plan.name;
  layer.scrollable = plan.scrollable;
  return layer;
}
