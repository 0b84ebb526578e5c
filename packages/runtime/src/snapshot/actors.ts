import { splitTags } from '../attributes/actorAttributes.ts';
import type { CollideTarget } from '../physics/types.ts';
import { ActorRows } from '../rows/actorRows.ts';
import { fieldFlags, motionIndex, positionIndex, traitIndex } from '../rows/rowFields.ts';
import { Actor, type SlotValue } from '../state/actor.ts';
import type { LayerState, SceneState } from '../state/sceneState.ts';
import type { UnitMemory } from '../state/unitMemory.ts';
import { captureMemory, type MemoryState, restoreMemory } from './memory.ts';
import { captureRecords, fieldsOfRecord, type RecordRows, restoreRecords } from './record.ts';

/** The actors of a scene as plain data, in columns. */
export interface ActorsState {
  readonly rows: RecordRows;
  /** Layer of each actor; -1 when it was removed and is only addressed. */
  readonly layers: readonly number[];
  readonly slots: readonly Float64Array[];
  readonly values: readonly (readonly SlotValue[])[];
  readonly collides: readonly (readonly CollideTarget[])[];
  readonly lingering: readonly (readonly number[])[];
  readonly polygons: readonly (readonly (readonly number[])[])[];
  readonly memory: readonly (readonly (MemoryState | undefined)[])[];
  /** Memory offsets of the numbers that the player reads. */
  readonly texts: readonly (readonly number[])[];
  readonly emitters: readonly (readonly number[])[];
  readonly replicates: readonly number[];
}

const fields = fieldsOfRecord(
  new Actor(new ActorRows(), 0),
  [
    ...['layer', 'tags', 'collides', 'collisionPolygon', 'texts', 'emitters', 'replicate'],
    ...['rows', 'offset', 'firstSlot', 'values', 'memory', 'lingering'],
  ],
  [positionIndex, motionIndex, traitIndex, fieldFlags].flatMap(Object.keys),
);

const noSlots = new Float64Array(0);

export function captureActors(actors: readonly Actor[], layers: readonly LayerState[]): ActorsState {
  const members = layers.map((layer) => new Set(layer.actors));
  const placeOf =
    ({ memory }: Actor) =>
    (one: unknown) =>
      (memory as readonly unknown[]).indexOf(one);
  return {
    rows: captureRecords(actors, fields),
    layers: actors.map((actor) => members.findIndex((set) => set.has(actor))),
    slots: actors.map((actor) => actor.copySlots()),
    values: actors.map((actor) => [...actor.values]),
    collides: actors.map((actor) => actor.collides.map(({ mode, match }) => ({ mode, match }))),
    lingering: actors.map((actor) => [...actor.lingering]),
    polygons: actors.map((actor) => actor.collisionPolygon.map((corner) => [...corner])),
    memory: actors.map((actor) => actor.memory.map(captureMemory)),
    texts: actors.map((actor) => actor.texts.map(placeOf(actor))),
    emitters: actors.map((actor) => actor.emitters.map(placeOf(actor))),
    replicates: actors.map((actor) => placeOf(actor)(actor.replicate ?? null)),
  };
}

export function restoreActors(state: ActorsState, { layers, rows }: SceneState): Actor[] {
  const actors = state.slots.map((slots) => new Actor(rows, slots.length));
  restoreRecords(actors, fields, state.rows);
  for (const [index, actor] of actors.entries()) restoreActor(actor, index, state, layers);
  return actors;
}

function restoreActor(actor: Actor, index: number, state: ActorsState, layers: readonly LayerState[]): void {
  splitTags(actor);
  actor.layer = layers[state.layers[index] ?? -1];
  actor.layer?.actors.push(actor);
  actor.putSlots(state.slots[index] ?? noSlots);
  actor.values = [...(state.values[index] ?? [])];
  actor.collides = state.collides[index] ?? [];
  actor.lingering = [...(state.lingering[index] ?? [])];
  actor.collisionPolygon = state.polygons[index] ?? [];
  actor.memory = (state.memory[index] ?? []).map(restoreMemory);
  actor.texts = pick(actor, state.texts[index], (memory) => (memory.kind === 'text' ? memory : []));
  actor.emitters = pick(actor, state.emitters[index], (memory) => (memory.kind === 'emitter' ? memory : []));
  const replicate = actor.memory[state.replicates[index] ?? -1];
  actor.replicate = replicate?.kind === 'replicate' ? replicate : undefined;
}

function pick<View>(actor: Actor, places: readonly number[] = [], of: (memory: UnitMemory) => View | never[]): View[] {
  return places.flatMap((place) => {
    const memory = actor.memory[place];
    return memory ? of(memory) : [];
  });
}
