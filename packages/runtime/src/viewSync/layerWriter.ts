import type { ActorView, LayerView } from '../game/gameView.ts';
import type { LayerMessage } from './viewMessage.ts';

/** Assigns rows to the actors of a scene, and takes them back. */
export interface RowBook {
  take(actor: ActorView): number;
  give(row: number): void;
}

const noEdits = new Int32Array(0);

/** Reports which actors were added to a layer, and which were removed. */
export class LayerWriter {
  readonly layer: LayerView;
  #actors: readonly ActorView[] = [];
  #rows: Map<ActorView, number> = new Map();
  #version = Number.NaN;
  #scrollable = true;

  /** `before` is the previous layer at this index: its actors are removed with the first message. */
  constructor(layer: LayerView, before?: LayerWriter) {
    this.layer = layer;
    if (!before) return;
    this.#actors = before.#actors;
    this.#rows = before.#rows;
  }

  /** True when the layer is the one last sent. */
  isTold(layer: LayerView): boolean {
    return layer === this.layer && layer.version === this.#version && layer.scrollable === this.#scrollable;
  }

  /** The changes. Actors that stay in order are only compared. */
  write(book: RowBook): LayerMessage {
    const { id, scrollable, version, actors } = this.layer;
    const before = this.#actors;
    this.#version = version;
    this.#scrollable = scrollable;
    const edits: number[] = [];
    const gone: ActorView[] = [];
    const come = new Set<ActorView>();
    let [from, to, told] = [0, 0, 0];
    while (from < before.length || to < actors.length) {
      if (before[from] === actors[to]) {
        from++;
        to++;
        continue;
      }
      const goneBefore = gone.length;
      const stays = to - told;
      // Unknown actors were added; when one is found in front of a known actor, those in between were removed or moved.
      while (from < before.length && before[from] !== actors[to] && this.#isKnown(actors[to], come)) {
        const actor = before[from++];
        if (actor) gone.push(actor);
      }
      const offset = edits.push(stays, gone.length - goneBefore, 0) - 1;
      while (
        to < actors.length &&
        before[from] !== actors[to] &&
        (from >= before.length || !this.#isKnown(actors[to], come))
      ) {
        const actor = actors[to++];
        if (!actor) continue;
        come.add(actor);
        edits.push(this.#rowOf(actor, book));
      }
      edits[offset] = edits.length - offset - 1;
      told = to;
    }
    if (edits.length === 0) return { id, scrollable, version, edits: noEdits };
    for (const actor of gone) if (!come.has(actor)) this.#leave(actor, book);
    this.#actors = [...actors];
    return { id, scrollable, version, edits: Int32Array.from(edits) };
  }

  /** Frees all rows. */
  end(book: RowBook): void {
    for (const actor of this.#actors) this.#leave(actor, book);
  }

  /** True when an actor was in the layer before, or when there is no actor to check. */
  #isKnown(actor: ActorView | undefined, come: ReadonlySet<ActorView>): boolean {
    return actor === undefined || (this.#rows.has(actor) && !come.has(actor));
  }

  #rowOf(actor: ActorView, book: RowBook): number {
    const row = this.#rows.get(actor) ?? book.take(actor);
    this.#rows.set(actor, row);
    return row;
  }

  #leave(actor: ActorView, book: RowBook): void {
    const row = this.#rows.get(actor);
    this.#rows.delete(actor);
    if (row !== undefined) book.give(row);
  }
}
