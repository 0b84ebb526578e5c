import type { ActorRows } from '../rows/actorRows.ts';
import type { Actor } from './actor.ts';
import type { LayerState } from './sceneState.ts';

/**
 * The actors of a layer, with parallel arrays of the data that loops need, so that most loops need not touch the actors
 * themselves.
 */
export interface ActorBatch {
  readonly actors: readonly Actor[];
  /** The start of each actor's numbers and slots in the rows. */
  readonly offsets: Int32Array;
  readonly slots: Int32Array;
  /** The number of each actor's program. */
  readonly programs: Int32Array;
  readonly rows: ActorRows;
}

interface Kept extends ActorBatch {
  readonly version: number;
}

const kept = new WeakMap<LayerState, Kept>();

/** The batch of a layer whose actors have these rows; recreated when actors were added or removed. */
export function batchOfLayer(layer: LayerState, rows: ActorRows): ActorBatch {
  const known = kept.get(layer);
  const { actors, version } = layer;
  if (known && known.actors === actors && known.version === version && known.offsets.length === actors.length)
    return known;
  const actorBatch: Kept = {
    actors,
    rows,
    version,
    offsets: new Int32Array(actors.length),
    slots: new Int32Array(actors.length),
    programs: new Int32Array(actors.length),
  };
  for (const [index, { offset, firstSlot, program }] of actors.entries()) {
    actorBatch.offsets[index] = offset;
    actorBatch.slots[index] = firstSlot;
    actorBatch.programs[index] = program;
  }
  kept.set(layer, actorBatch);
  return actorBatch;
}
