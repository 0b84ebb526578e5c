import type { ActorView } from '../game/gameView.ts';
import type { MemoryPool } from './memoryPool.ts';
import {
  type EmitterMessage,
  particleColumns,
  type RowCopies,
  type RowEmitters,
  type RowTexts,
  type SceneMessage,
} from './viewMessage.ts';

type DetailChanges = Pick<SceneMessage, 'texts' | 'copies' | 'emitters' | 'particles'>;

/** Details that only few actors have: texts, copies, and emitters, whose particles change in each step. */
export class DetailWriter {
  readonly #withTexts = new Set<number>();
  readonly #withCopies = new Set<number>();
  readonly #emitting = new Map<number, ActorView>();
  #texts: RowTexts[] = [];
  #copies: RowCopies[] = [];
  #ended: RowEmitters[] = [];

  /** Reads the current details of a changed actor. */
  tell(row: number, actor: ActorView): void {
    const { texts, replicate, emitters } = actor;
    if (texts.length > 0 || this.#withTexts.has(row)) {
      this.#texts.push({ row, texts: texts.map((text) => ({ ...text })) });
      mark(this.#withTexts, row, texts.length > 0);
    }
    if (replicate || this.#withCopies.has(row)) {
      this.#copies.push({ row, ...(replicate && { replicate: { ...replicate } }) });
      mark(this.#withCopies, row, replicate !== undefined);
    }
    if (emitters.length > 0) this.#emitting.set(row, actor);
    else if (this.#emitting.delete(row)) this.#ended.push({ row, emitters: [] });
  }

  forget(row: number): void {
    for (const kept of [this.#withTexts, this.#withCopies, this.#emitting]) kept.delete(row);
  }

  /** The changes since the last call, and all particles. */
  take(pool: MemoryPool): DetailChanges {
    const texts = this.#texts;
    const copies = this.#copies;
    if (texts.length > 0) this.#texts = [];
    if (copies.length > 0) this.#copies = [];
    return {
      ...(texts.length > 0 && { texts }),
      ...(copies.length > 0 && { copies }),
      ...this.#takeParticles(pool),
    };
  }

  #takeParticles(pool: MemoryPool): DetailChanges {
    if (this.#emitting.size === 0 && this.#ended.length === 0) return {};
    const emitters: RowEmitters[] = this.#ended;
    this.#ended = [];
    let length = 0;
    for (const [row, actor] of this.#emitting) {
      const told = actor.emitters.map(
        ({ image, blendingMode, count }): EmitterMessage => ({ image, blendingMode, count }),
      );
      emitters.push({ row, emitters: told });
      for (const { count } of told) length += count * particleColumns.length;
    }
    const particles = pool.take(length);
    let at = 0;
    for (const actor of this.#emitting.values()) {
      for (const emitter of actor.emitters) {
        for (const column of particleColumns) {
          particles.set(emitter[column].subarray(0, emitter.count), at);
          at += emitter.count;
        }
      }
    }
    return { emitters, particles };
  }
}

function mark(set: Set<number>, row: number, isIn: boolean): void {
  if (isIn) set.add(row);
  else set.delete(row);
}
