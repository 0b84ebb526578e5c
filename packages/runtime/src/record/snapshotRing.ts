import type { GameSnapshot } from '../game/game.ts';

/** The approximate size of plain data in memory in bytes, used for memory limits. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 16 + value.length * 2;
  if (typeof value !== 'object' || value === null) return 8;
  if (ArrayBuffer.isView(value)) return 64 + value.byteLength;
  const members: unknown[] = Array.isArray(value) ? value : Object.values(value);
  return members.reduce<number>((sum, member) => sum + 8 + sizeOf(member), 32);
}

/** A state to which a game can be rewound. */
export interface Moment {
  readonly frame: number;
  readonly snapshot: GameSnapshot;
  readonly saved: ReadonlyMap<string, string> | undefined;
}

/** The latest states of a game, as many as a memory limit allows, but at least one. */
export class SnapshotRing {
  readonly #maxBytes: number;
  #moments: { readonly moment: Moment; readonly bytes: number }[] = [];
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Approximate size of the states in memory. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The frame of the oldest state; undefined while there is none. */
  get firstFrame(): number | undefined {
    return this.#moments[0]?.moment.frame;
  }

  /** The frame of the newest moment. */
  get lastFrame(): number {
    return this.#moments.at(-1)?.moment.frame ?? -1;
  }

  /** Keeps a moment, and drops the oldest ones when the memory limit is exceeded. */
  add(moment: Moment): void {
    const bytes = sizeOf(moment.snapshot.state) + sizeOf([...(moment.saved ?? [])]);
    this.#moments.push({ moment, bytes });
    this.#bytes += bytes;
    while (this.#bytes > this.#maxBytes && this.#moments.length > 1) this.#dropOldest();
  }

  /** Drops states that are not needed to rewind to a frame. */
  forgetBefore(frame: number): void {
    while ((this.#moments[1]?.moment.frame ?? Number.POSITIVE_INFINITY) <= frame) this.#dropOldest();
  }

  /** The last state that is not after a frame, or the first one. */
  before(frame: number): Moment | undefined {
    return (this.#moments.findLast(({ moment }) => moment.frame <= frame) ?? this.#moments[0])?.moment;
  }

  /** Drops states after a frame. */
  forgetAfter(frame: number): void {
    this.#moments = this.#moments.filter(({ moment }) => moment.frame <= frame);
    this.#bytes = this.#moments.reduce((sum, { bytes }) => sum + bytes, 0);
  }
  #dropOldest(): void {
    this.#bytes -= this.#moments.shift()?.bytes ?? 0;
  }
}
