import { sceneAttributes } from '../attributes/sceneAttributes.ts';
import { createActor, settle } from '../frame/createActor.ts';
import { enterScene } from '../frame/enterScene.ts';
import { runtimeLimits } from '../game/limits.ts';
import type { LayerPlan } from '../plan/gamePlan.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Actor } from '../state/actor.ts';
import type { SceneState } from '../state/sceneState.ts';
import { carryActor, findInstance, type SceneChangeover } from './carryActor.ts';
import { carryAttributes } from './carryAttributes.ts';

/** A running scene in the changed game: existing actors continue where they are, and new ones are added. */
export function carryScene(
  old: SceneState,
  simulation: Simulation,
  number: number,
  changeover: Omit<SceneChangeover, 'next'>,
): SceneState {
  const { nextKey } = simulation;
  const scene = enterScene(simulation, number);
  simulation.nextKey = nextKey;
  const plan = simulation.plan.scenes[number];
  if (!plan) return scene;
  const change = { ...changeover, next: { plan: simulation.plan, scene: plan, rows: scene.rows } };
  carryAttributes(
    sceneAttributes,
    { now: old, initial: changeover.old.scene.initial, layout: changeover.old.scene.layout },
    { now: scene, layout: plan.layout },
  );
  const { frame, time, spawnNumber, cameraNumber } = old;
  Object.assign(scene, { frame, time, spawnNumber, cameraNumber });
  const { previousX, previousY } = old.camera;
  Object.assign(scene.camera, { previousX, previousY });
  fillScene(scene, old, simulation, change);
  return scene;
}

function fillScene(scene: SceneState, old: SceneState, simulation: Simulation, change: SceneChangeover): void {
  const { plan } = simulation;
  for (const layer of scene.layers) for (const actor of layer.actors) actor.leaveRow();
  scene.physics?.destroy();
  const physics = simulation.engine.createWorld(plan.uses.collide);
  const byId = new Map<string, Actor>(scene.addressed.map((actor) => [actor.id, actor]));
  for (const { id, key, isDestroyed } of old.addressed) {
    const actor = byId.get(id);
    if (actor) Object.assign(actor, { key, isDestroyed });
  }
  scene.actorCount = 0;
  for (const [place, layerPlan] of change.next.scene.layers.entries()) {
    const layer = scene.layers[place];
    if (!layer) continue;
    layer.actors = [];
    const isLast = place === scene.layers.length - 1;
    const made = [...carriedInto(layerPlan, isLast, old, change), ...newIn(layerPlan, simulation, change)];
    for (const actor of made.slice(0, Math.max(0, runtimeLimits.actors - scene.actorCount))) {
      actor.layer = layer;
      layer.actors.push(actor);
      byId.set(actor.id, actor);
      physics.add(actor);
      scene.actorCount++;
    }
    layer.version = old.layers.find(({ id }) => id === layer.id)?.version ?? 0;
  }
  scene.addressed = change.next.scene.addressed.flatMap((id) => byId.get(id) ?? []);
  if (plan.uses.overlaps) physics.updateOverlaps();
  scene.physics = physics;
}

/** Actors that already run, in order. Those of a removed layer come to the front. */
function carriedInto(layer: LayerPlan, isLast: boolean, old: SceneState, change: SceneChangeover): Actor[] {
  const { layers } = change.next.scene;
  const belongs = (actor: Actor, layerId: string) => {
    const placed = layers.find(({ instances }) => instances.some(({ id }) => id === actor.id));
    const was = change.old.scene.layers.find(({ instances }) => instances.some(({ id }) => id === actor.id));
    // An author who moves an instance to another layer means it; otherwise it stays in its layer in the game.
    const wanted = placed && was && placed.id !== was.id ? placed.id : layerId;
    return wanted === layer.id || (isLast && !layers.some(({ id }) => id === wanted));
  };
  return old.layers.flatMap(({ id, actors }) =>
    actors.flatMap((actor) => (belongs(actor, id) ? (carryActor(actor, change) ?? []) : [])),
  );
}

/** Instances that the author has added. */
function newIn({ instances }: LayerPlan, simulation: Simulation, { old, next }: SceneChangeover): Actor[] {
  return instances.flatMap((instance) => {
    if (findInstance(old.scene, instance.id)) return [];
    const actor = createActor(next.plan, next.rows, instance.template, simulation.nextKey++, instance);
    settle(actor);
    return [actor];
  });
}
