import type { ActorView, LayerView } from '../game/gameView.ts';
import type { LayerMessage } from './viewMessage.ts';

/** Where actors of a scene get their rows from, and give them back. */
export interface RowBook {
  take(actor: ActorView): number;
  give(row: number): void;
}

const noEdits = new Int32Array(0);

/** Tells which actors have come to a layer, and which have gone. */
export class LayerWriter {
  readonly layer: LayerView;
  #actors: readonly ActorView[] = [];
  #rows: Map<ActorView, number> = new Map();
  #version = Number.NaN;
  #scrollable = true;

  /** `before` is what stood in this place: its actors go with the first message. */
  constructor(layer: LayerView, before?: LayerWriter) {
    this.layer = layer;
    if (!before) return;
    this.#actors = before.#actors;
    this.#rows = before.#rows;
  }

  /** True when the layer is what has been told last. */
  isTold(layer: LayerView): boolean {
    return layer === this.layer && layer.version === this.#version && layer.scrollable === this.#scrollable;
  }

  /** What has changed. Actors that stay in their order are only compared. */
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
      // Whoever is not known yet has come; in front of somebody known, whoever stood there has gone, or moved.
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

  /** Gives all rows back. */
  end(book: RowBook): void {
    for (const actor of this.#actors) this.#leave(actor, book);
  }

  /** Whether an actor was in the layer before, or nobody is asked about. */
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
