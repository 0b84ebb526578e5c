import { runtimeLimits } from '../game/limits.ts';
import { runningScene, type Simulation } from '../simulation/simulation.ts';
import type { Actor } from '../state/actor.ts';
import type { LayerState, SceneState } from '../state/sceneState.ts';
import type { SpawnRequest } from '../state/world.ts';
import { closeActor } from './closeActor.ts';
import { createActor, settle } from './createActor.ts';

/** Returns false, which is a fault, when no more actors can be spawned in this frame. docs/reliability.md#t10. */
export function canSpawn({ spawns, world }: Simulation, place: number): boolean {
  if (spawns.length >= runtimeLimits.spawns) world.faults.report(place, 'limit.spawns', runtimeLimits.spawns);
  else if (world.scene.actorCount + spawns.length < runtimeLimits.actors) return true;
  else world.faults.report(place, 'limit.actors', runtimeLimits.actors);
  return false;
}

/** Adds spawned actors to the scene and removes destroyed ones. docs/runtime-rules.md#frame-order, step 3. */
export function applyPopulation(simulation: Simulation): void {
  if (simulation.spawns.length > 0) applySpawns(simulation, runningScene(simulation));
  if (simulation.destroyed.length > 0) applyDestroys(simulation, runningScene(simulation));
}

/** The neighbors of an actor in its layer. */
interface Neighbors {
  readonly behind: Actor[];
  readonly before: Actor[];
}

function applySpawns(simulation: Simulation, scene: SceneState): void {
  const neighbors = new Map<Actor, Neighbors>();
  const layers = new Set<LayerState>();
  for (const request of simulation.spawns) {
    const layer = request.spawner.layer;
    if (!layer) continue;
    const actor = createSpawned(simulation, scene, layer, request);
    layers.add(layer);
    place(actor, request, layer, neighbors);
    scene.physics?.add(actor);
    scene.actorCount++;
  }
  simulation.spawns = [];
  for (const layer of layers) {
    if (neighbors.size > 0) layer.actors = layer.actors.flatMap((actor) => withNeighbors(actor, neighbors));
    layer.version++;
  }
}

function createSpawned(simulation: Simulation, scene: SceneState, layer: LayerState, request: SpawnRequest): Actor {
  const actor = createActor(simulation.plan, scene.rows, request.template, simulation.nextKey++);
  actor.id = freshId(simulation, scene);
  actor.layer = layer;
  actor.birth = scene.frame;
  actor.x = request.x;
  actor.y = request.y;
  actor.rotation = ((request.rotation % 360) + 360) % 360;
  settle(actor);
  return actor;
}

/** Directly in front of or behind the spawner, or at an end of its layer. */
function place(
  actor: Actor,
  { spawner, layerOrder }: SpawnRequest,
  layer: LayerState,
  neighbors: Map<Actor, Neighbors>,
): void {
  if (layerOrder === 2) layer.actors.push(actor);
  else if (layerOrder === 3) layer.actors.unshift(actor);
  else {
    const own = neighbors.get(spawner) ?? { behind: [], before: [] };
    neighbors.set(spawner, own);
    if (layerOrder === 1) own.behind.push(actor);
    else own.before.unshift(actor);
  }
}

function withNeighbors(actor: Actor, neighbors: ReadonlyMap<Actor, Neighbors>): Actor | Actor[] {
  const own = neighbors.get(actor);
  return own ? [...own.behind, actor, ...own.before] : actor;
}

/** Spawned actors get ids that no placed instance of the scene has. */
function freshId({ plan }: Simulation, scene: SceneState): string {
  const ids = plan.scenes[scene.plan]?.ids;
  do scene.spawnNumber++;
  while (ids?.has(`id${scene.spawnNumber}`));
  return `id${scene.spawnNumber}`;
}

function applyDestroys(simulation: Simulation, scene: SceneState): void {
  const layers = new Set<LayerState>();
  for (const actor of simulation.destroyed) {
    closeActor(simulation, actor);
    scene.physics?.remove(actor);
    scene.actorCount--;
    actor.leaveRow();
    if (actor.layer) layers.add(actor.layer);
  }
  simulation.destroyed = [];
  for (const layer of layers) {
    layer.actors = layer.actors.filter((actor) => !actor.isDestroyed);
    layer.version++;
  }
}
