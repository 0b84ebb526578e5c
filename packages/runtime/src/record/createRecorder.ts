import type { Game } from '../game/game.ts';
import type { InputEvent, ScriptedEvent } from '../input/inputEvent.ts';
import type { RewindableStorage } from './memoryStorage.ts';
import { type Moment, SnapshotRing } from './snapshotRing.ts';

/** Limits of a recorder. */
export interface RecorderOptions {
  /** Frames between two snapshots. */
  readonly everyFrames?: number;
  /** Maximum memory for all snapshots together. */
  readonly maxBytes?: number;
  /**
   * How many frames to keep for rewinding, if memory allows; older ones are dropped. As many as possible when absent.
   */
  readonly maxFrames?: number;
  /** The game's storage, if saved data should be rewound as well. */
  readonly storage?: Pick<RewindableStorage, 'capture' | 'restore'>;
  /**
   * Whether input is kept from the start, for `events`, or only as far as the game can be rewound. From the start when
   * absent.
   */
  readonly keepsScript?: () => boolean;
  /** Input for frames that the game has not reached yet: the recorder can go to them, and plays them with it. */
  readonly ahead?: InputAhead;
}

/** The input for the frames after the current one, up to a last frame. */
export interface InputAhead {
  readonly last: number;
  readonly inputs: ReadonlyMap<number, readonly InputEvent[]>;
}

/** Plays a game and records it, so that it can be rewound and replayed. */
export interface Recorder {
  /** Advances the game by a frame. Discards the rewound future. */
  step(input: readonly InputEvent[]): void;
  /** Rewinds by this many frames, or as far as snapshots reach; returns how many. */
  rewind(frames: number): number;
  /** After a rewind, replays this many frames, or as many as there are; returns how many. */
  replay(frames: number): number;
  /** Goes backward or forward to a frame, or to the nearest recorded one. */
  goTo(frame: number): void;
  /** Discards the rewound future. */
  cut(): void;
  /**
   * Plays the next frame silently with its known input. `play` may leave the game in the middle of it; then nothing may
   * follow but `goTo` an earlier frame.
   */
  tryNext(play: (input: readonly InputEvent[]) => void): void;
  /** The oldest and the newest frame that can be reached. */
  readonly first: number;
  readonly last: number;
  /** How many frames `rewind` can go back. */
  readonly reach: number;
  /** True while frames are replayed: their sounds and requests have already happened. */
  readonly isReplaying: boolean;
  /**
   * The last kept moment that is not after a frame, or the first one; another game can continue from it with `inputAt`.
   */
  momentBefore(frame: number): Moment | undefined;
  /** The input of a played frame. */
  inputAt(frame: number): readonly InputEvent[];
  /** The kept input as an input script: if kept from the start, it plays the same game with the same seed. */
  events(): ScriptedEvent[];
  /** The input after a rewind: for the frames from here to the newest one. */
  ahead(): InputAhead;
  /** Approximate memory of the snapshots. */
  readonly bytes: number;
}

const defaults = {
  everyFrames: 60,
  maxBytes: 64 * 1024 * 1024,
  maxFrames: Number.POSITIVE_INFINITY,
  keepsScript: () => true,
};

/** Records a game from its current frame on; from then on only the recorder may step the game. */
export function createRecorder(game: Game, options: RecorderOptions = {}): Recorder {
  return new GameRecorder(game, { ...defaults, ...options });
}

class GameRecorder implements Recorder {
  readonly #game: Game;
  readonly #options: RecorderOptions & typeof defaults;
  readonly #inputs: Map<number, readonly InputEvent[]>;
  readonly #ring: SnapshotRing;
  last: number;
  isReplaying = false;

  constructor(game: Game, options: RecorderOptions & typeof defaults) {
    this.#game = game;
    this.#options = options;
    this.#ring = new SnapshotRing(options.maxBytes);
    this.#inputs = new Map(options.ahead?.inputs);
    this.last = Math.max(game.frame, options.ahead?.last ?? 0);
    this.#keepMoment();
  }

  get first(): number {
    return this.#ring.firstFrame ?? this.#game.frame;
  }

  get reach(): number {
    return this.#game.frame - this.first;
  }

  get bytes(): number {
    return this.#ring.bytes;
  }

  step(input: readonly InputEvent[]): void {
    this.cut();
    const { everyFrames, maxFrames, keepsScript } = this.#options;
    if (input.length > 0) this.#inputs.set(this.#game.frame + 1, structuredClone(input));
    this.#game.step(input);
    this.last = this.#game.frame;
    if (this.last % everyFrames !== 0) return;
    this.#keepMoment();
    this.#ring.forgetBefore(this.last - maxFrames);
    if (!keepsScript()) this.#forget((frame) => frame <= this.first);
  }

  rewind(frames: number): number {
    return this.#move(-Math.max(0, frames));
  }

  replay(frames: number): number {
    return this.#move(Math.max(0, frames));
  }

  goTo(frame: number): void {
    const game = this.#game;
    const target = Math.min(Math.max(Math.round(frame), this.first), this.last);
    const moment = this.#ring.before(target);
    if (!moment || target === game.frame) return;
    // Going forward needs no state older than the current one.
    if (game.frame > target || moment.frame > game.frame) {
      game.restore(moment.snapshot);
      if (moment.saved) this.#options.storage?.restore(moment.saved);
    }
    this.isReplaying = true;
    try {
      while (game.frame < target) {
        game.step(this.#inputs.get(game.frame + 1) ?? []);
        // What has never been reached before is found faster the next time.
        if (game.frame % this.#options.everyFrames === 0 && game.frame > this.#ring.lastFrame) this.#keepMoment();
      }
    } finally {
      this.isReplaying = false;
    }
  }

  cut(): void {
    const { frame } = this.#game;
    if (frame === this.last) return;
    this.#forget((known) => known > frame);
    this.#ring.forgetAfter(frame);
    this.last = frame;
  }

  tryNext(play: (input: readonly InputEvent[]) => void): void {
    this.isReplaying = true;
    try {
      play(this.inputAt(this.#game.frame + 1));
    } finally {
      this.isReplaying = false;
    }
  }

  momentBefore(frame: number): Moment | undefined {
    return this.#ring.before(frame);
  }

  inputAt(frame: number): readonly InputEvent[] {
    return this.#inputs.get(frame) ?? [];
  }

  events(): ScriptedEvent[] {
    return [...this.#inputs].flatMap(([frame, list]) => list.map((event) => ({ ...event, frame })));
  }

  ahead(): InputAhead {
    const { frame } = this.#game;
    return { last: this.last, inputs: new Map([...this.#inputs].filter(([known]) => known > frame)) };
  }

  #move(frames: number): number {
    const from = this.#game.frame;
    this.goTo(from + frames);
    return Math.abs(this.#game.frame - from);
  }

  #keepMoment(): void {
    const { frame } = this.#game;
    this.#ring.add({ frame, snapshot: this.#game.snapshot(), saved: this.#options.storage?.capture() });
  }

  #forget(isGone: (frame: number) => boolean): void {
    for (const frame of [...this.#inputs.keys()]) if (isGone(frame)) this.#inputs.delete(frame);
  }
}
