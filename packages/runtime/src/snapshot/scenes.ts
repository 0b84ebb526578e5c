import type { Simulation } from '../simulation/simulation.ts';
import type { Actor, SlotValue } from '../state/actor.ts';
import { CameraState, LayerState, SceneState } from '../state/sceneState.ts';
import { type ActorsState, captureActors, restoreActors } from './actors.ts';
import { captureRecords, fieldsOfRecord, type RecordRows, restoreRecords } from './record.ts';

/** A scene as plain data. */
export interface SceneSnapshot {
  readonly rows: RecordRows;
  readonly camera: RecordRows;
  readonly layers: RecordRows;
  readonly layerCount: number;
  readonly values: readonly SlotValue[];
  readonly actors: ActorsState;
  /** Indexes of the actors that keypaths address. */
  readonly addressed: readonly number[];
  readonly physics: unknown;
}

const sceneFields = fieldsOfRecord(new SceneState(), [
  ...['camera', 'layers', 'values', 'addressed', 'cameraActor', 'physics'],
]);
const cameraFields = fieldsOfRecord(new CameraState());
const layerFields = fieldsOfRecord(new LayerState(), ['actors']);

export function captureScene(scene: SceneState): SceneSnapshot {
  const placed = scene.layers.flatMap((layer) => layer.actors);
  const gone = scene.addressed.filter((actor) => actor.isDestroyed);
  const actors = [...placed, ...gone];
  const places = new Map<Actor, number>(actors.map((actor, index) => [actor, index]));
  return {
    rows: captureRecords([scene], sceneFields),
    camera: captureRecords([scene.camera], cameraFields),
    layers: captureRecords(scene.layers, layerFields),
    layerCount: scene.layers.length,
    values: [...scene.values],
    actors: captureActors(actors, scene.layers),
    addressed: scene.addressed.map((actor) => places.get(actor) ?? -1),
    physics: scene.physics?.snapshot(),
  };
}

export function restoreScene(simulation: Simulation, state: SceneSnapshot): SceneState {
  const scene = new SceneState();
  restoreRecords([scene], sceneFields, state.rows);
  restoreRecords([scene.camera], cameraFields, state.camera);
  scene.layers = Array.from({ length: state.layerCount }, () => new LayerState());
  restoreRecords(scene.layers, layerFields, state.layers);
  scene.values = [...state.values];
  const actors = restoreActors(state.actors, scene);
  scene.addressed = state.addressed.flatMap((index) => actors[index] ?? []);
  scene.physics = simulation.engine.createWorld(simulation.plan.uses.collide);
  scene.physics.restore(state.physics, new Map(actors.map((actor) => [actor.key, actor])));
  return scene;
}
