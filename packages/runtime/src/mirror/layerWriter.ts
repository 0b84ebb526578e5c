import type { ActorView, LayerView } from '../view.ts';
import type { LayerMessage } from './viewMessage.ts';

/** Where actors of a scene get their rows from, and give them back. */
export interface RowBook {
  take(actor: ActorView): number;
  give(row: number): void;
}

const noRows = new Int32Array(0);

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

  /** What has changed. Only the actors between equal beginnings and equal ends are looked at one by one. */
  write(book: RowBook): LayerMessage {
    const { id, scrollable, version, actors } = this.layer;
    const before = this.#actors;
    this.#version = version;
    this.#scrollable = scrollable;
    let start = 0;
    const shorter = Math.min(before.length, actors.length);
    while (start < shorter && before[start] === actors[start]) start++;
    let tail = 0;
    while (tail < shorter - start && before[before.length - 1 - tail] === actors[actors.length - 1 - tail]) tail++;
    const removed = before.length - tail - start;
    const added = actors.slice(start, actors.length - tail);
    if (removed === 0 && added.length === 0) return { id, scrollable, version, start: 0, removed: 0, added: noRows };
    const stays = new Set(added);
    for (const actor of before.slice(start, before.length - tail)) if (!stays.has(actor)) this.#leave(actor, book);
    const rows = Int32Array.from(added, (actor) => this.#rowOf(actor, book));
    this.#actors = [...actors];
    return { id, scrollable, version, start, removed, added: rows };
  }

  /** Gives all rows back. */
  end(book: RowBook): void {
    for (const actor of this.#actors) this.#leave(actor, book);
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
