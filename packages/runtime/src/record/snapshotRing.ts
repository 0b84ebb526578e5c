import type { GameSnapshot } from '../game/game.ts';

/** About how many bytes plain data takes in memory: what bounds of memory are kept by. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 16 + value.length * 2;
  if (typeof value !== 'object' || value === null) return 8;
  if (ArrayBuffer.isView(value)) return 64 + value.byteLength;
  const members: unknown[] = Array.isArray(value) ? value : Object.values(value);
  return members.reduce<number>((sum, member) => sum + 8 + sizeOf(member), 32);
}

/** A moment to which a game can go back. */
export interface Moment {
  readonly frame: number;
  readonly snapshot: GameSnapshot;
  readonly saved: ReadonlyMap<string, string> | undefined;
}

/** The last moments of a game, as many as a bound of memory allows, and at least one. */
export class SnapshotRing {
  readonly #maxBytes: number;
  #moments: { readonly moment: Moment; readonly bytes: number }[] = [];
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** About how much memory the moments take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The frame of the oldest moment; undefined while there is none. */
  get firstFrame(): number | undefined {
    return this.#moments[0]?.moment.frame;
  }

  /** Keeps a moment, and lets go of the oldest ones where memory runs out. */
  add(moment: Moment): void {
    const bytes = sizeOf(moment.snapshot.state) + sizeOf([...(moment.saved ?? [])]);
    this.#moments.push({ moment, bytes });
    this.#bytes += bytes;
    while (this.#bytes > this.#maxBytes && this.#moments.length > 1) this.#dropOldest();
  }

  /** Forgets moments that are not needed to go back to a frame. */
  forgetBefore(frame: number): void {
    while ((this.#moments[1]?.moment.frame ?? Number.POSITIVE_INFINITY) <= frame) this.#dropOldest();
  }

  /** The last moment that is not after a frame, or the first one. */
  before(frame: number): Moment | undefined {
    return (this.#moments.findLast(({ moment }) => moment.frame <= frame) ?? this.#moments[0])?.moment;
  }

  /** Forgets what came after a frame. */
  forgetAfter(frame: number): void {
    this.#moments = this.#moments.filter(({ moment }) => moment.frame <= frame);
    this.#bytes = this.#moments.reduce((sum, { bytes }) => sum + bytes, 0);
  }
  #dropOldest(): void {
    this.#bytes -= this.#moments.shift()?.bytes ?? 0;
  }
}
