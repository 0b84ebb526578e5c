import type { CameraView, EmitterView, LayerView, SceneView } from '../game/gameView.ts';
import { rowLength } from '../rows/rowFields.ts';
import { appearanceLength } from './appearance.ts';
import { type SceneColumns, SyncedActor } from './syncedActor.ts';
import {
  bornLength,
  cameraNumbers,
  type EmitterMessage,
  type LayerMessage,
  particleColumns,
  type SceneMessage,
  sceneNumbers,
} from './viewMessage.ts';

/** A layer of a game in another thread. */
class SyncedLayer implements LayerView {
  id = '';
  scrollable = true;
  version = 0;
  actors: SyncedActor[] = [];
}

type Mutable<View> = { -readonly [Field in keyof View]: View[Field] };

/** Maximum number of rows of a scene, in use or freed. */
const mostRows = 200_000;

/** A scene of a game in another thread. It rejects invalid messages, and is unusable after that. */
export class SyncedScene implements SceneView {
  id = '';
  red = 0;
  green = 0;
  blue = 0;
  alpha = 1;
  readonly camera: Mutable<CameraView> = {
    x: 0,
    y: 0,
    previousX: 0,
    previousY: 0,
    width: 0,
    height: 0,
    rotation: 0,
    screenWidth: 0,
    screenHeight: 0,
  };
  readonly layers: SyncedLayer[] = [];
  readonly #columns: SceneColumns = {
    positions: new Float64Array(0),
    appearances: new Float64Array(0),
    stamp: 0,
    images: [],
  };
  /** By row. Removed actors stay until their row is reused. */
  readonly #actors: SyncedActor[] = [];
  #particles: Float64Array | undefined;

  /** Applies changes; memory that is no longer needed goes to `spares`. False when the changes are invalid. */
  take(message: SceneMessage, spares: ArrayBuffer[]): boolean {
    this.id = message.id;
    for (const [i, name] of sceneNumbers.entries()) this[name] = message.numbers[i] ?? 0;
    for (const [i, name] of cameraNumbers.entries()) this.camera[name] = message.numbers[sceneNumbers.length + i] ?? 0;
    const { images = [], positions, appearances } = message;
    this.#columns.images.push(...images);
    if (positions) {
      spare(this.#columns.positions, spares);
      this.#columns.positions = positions;
      this.#columns.stamp++;
    }
    if (appearances) {
      spare(this.#columns.appearances, spares);
      this.#columns.appearances = appearances;
    }
    return (
      this.#takeBorn(message.born) &&
      this.#takeChanged(message.changed, spares) &&
      this.#takeLayers(message.layers) &&
      this.#takeDetails(message) &&
      this.#takeParticles(message, spares)
    );
  }

  /** All memory of a scene that has ended. */
  leave(spares: ArrayBuffer[]): void {
    for (const array of [this.#columns.positions, this.#columns.appearances, this.#particles])
      if (array) spare(array, spares);
  }

  #takeBorn(born: Float64Array | undefined): boolean {
    for (let at = 0; born && at < born.length; at += bornLength) {
      const [row = -1, key = 0, offset = -1] = [born[at], born[at + 1], born[at + 2]];
      // Rows are consecutive, and no actor is beyond the positions.
      if (!(row >= 0 && row <= this.#actors.length && row < mostRows && Number.isInteger(row))) return false;
      if (!(offset >= 0 && offset + rowLength <= this.#columns.positions.length && Number.isInteger(offset)))
        return false;
      this.#actors[row] = new SyncedActor(this.#columns, row, key, offset);
    }
    return true;
  }

  #takeChanged(changed: Float64Array | undefined, spares: ArrayBuffer[]): boolean {
    const needed = this.#actors.length * appearanceLength;
    if (this.#columns.appearances.length < needed) {
      const larger = new Float64Array(needed * 2);
      larger.set(this.#columns.appearances);
      this.#columns.appearances = larger;
    }
    if (!changed) return true;
    const { appearances } = this.#columns;
    for (let at = 0; at < changed.length; at += appearanceLength + 1) {
      const row = changed[at] ?? -1;
      if (!(row >= 0 && row < this.#actors.length)) return false;
      const to = row * appearanceLength;
      for (let i = 0; i < appearanceLength; i++) appearances[to + i] = changed[at + 1 + i] ?? 0;
    }
    spare(changed, spares);
    return true;
  }

  #takeLayers(messages: readonly LayerMessage[] | undefined): boolean {
    if (!messages) return true;
    this.layers.length = Math.min(this.layers.length, messages.length);
    for (const [i, { id, scrollable, version, edits }] of messages.entries()) {
      const layer = this.layers[i] ?? new SyncedLayer();
      this.layers[i] = layer;
      Object.assign(layer, { id, scrollable, version });
      const actors = edits.length === 0 ? layer.actors : edited(layer.actors, edits, this.#actors);
      if (!actors) return false;
      layer.actors = actors;
    }
    return true;
  }

  #takeDetails({ texts = [], copies = [] }: SceneMessage): boolean {
    for (const { row, texts: shown } of texts) {
      const actor = this.#actors[row];
      if (!actor) return false;
      actor.texts = shown;
    }
    for (const { row, replicate } of copies) {
      const actor = this.#actors[row];
      if (!actor) return false;
      actor.replicate = replicate;
    }
    return true;
  }

  #takeParticles({ emitters = [], particles }: SceneMessage, spares: ArrayBuffer[]): boolean {
    let at = 0;
    for (const { row, emitters: shown } of emitters) {
      const actor = this.#actors[row];
      if (!actor) return false;
      const views: EmitterView[] = [];
      for (const emitter of shown) {
        const end = at + emitter.count * particleColumns.length;
        if (!particles || end > particles.length) return false;
        views.push(emitterOf(emitter, particles, at));
        at = end;
      }
      actor.emitters = views;
    }
    if (particles) {
      if (this.#particles) spare(this.#particles, spares);
      this.#particles = particles;
    }
    return true;
  }
}

/** A list of actors with edits applied; undefined when they do not fit. */
function edited(
  before: readonly SyncedActor[],
  edits: Int32Array,
  known: readonly SyncedActor[],
): SyncedActor[] | undefined {
  const made: SyncedActor[] = [];
  let from = 0;
  const copy = (end: number) => {
    for (; from < end; from++) {
      const actor = before[from];
      if (actor) made.push(actor);
    }
  };
  for (let at = 0; at < edits.length; ) {
    const [stays = -1, gone = -1, come = -1] = [edits[at], edits[at + 1], edits[at + 2]];
    at += 3;
    if (stays < 0 || gone < 0 || come < 0) return undefined;
    if (from + stays + gone > before.length || at + come > edits.length) return undefined;
    copy(from + stays);
    from += gone;
    for (const end = at + come; at < end; at++) {
      const actor = known[edits[at] ?? -1];
      if (!actor) return undefined;
      made.push(actor);
    }
  }
  copy(before.length);
  return made;
}

function emitterOf({ image, blendingMode, count }: EmitterMessage, particles: Float64Array, at: number): EmitterView {
  const column = (name: (typeof particleColumns)[number]) => {
    const start = at + particleColumns.indexOf(name) * count;
    return particles.subarray(start, start + count);
  };
  return {
    image,
    blendingMode,
    count,
    x: column('x'),
    y: column('y'),
    size: column('size'),
    rotation: column('rotation'),
    red: column('red'),
    green: column('green'),
    blue: column('blue'),
    alpha: column('alpha'),
  };
}

function spare({ buffer }: Float64Array, spares: ArrayBuffer[]): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength > 0) spares.push(buffer);
}
