import type { Game } from '../game.ts';
import type { InputEvent, ScriptedEvent } from '../input.ts';
import type { RewindableStorage } from './memoryStorage.ts';
import { SnapshotRing } from './snapshotRing.ts';

/** How much a recorder keeps. */
export interface RecorderOptions {
  /** Frames between two snapshots. */
  readonly everyFrames?: number;
  /** Bound of the memory that snapshots take together. */
  readonly maxBytes?: number;
  /** The storage that was handed to the game, where saving is to go back in time as well. */
  readonly storage?: RewindableStorage;
}

/** Plays a game and remembers how, so that it can go back and play the same again. */
export interface Recorder {
  /** Advances the game by a frame. What a rewind has left behind is forgotten. */
  step(input: readonly InputEvent[]): void;
  /** Goes back by so many frames, or as far as snapshots reach; returns by how many. */
  rewind(frames: number): number;
  /** After a rewind, plays so many frames again as they were, or as many as there are; returns how many. */
  replay(frames: number): number;
  /** How many frames `rewind` can go back. */
  readonly reach: number;
  /** True while frames are played again: what they sound and ask for has been heard and asked before. */
  readonly isReplaying: boolean;
  /** All input since the recorder was made, as an input script: with the same seed it plays the same game. */
  events(): ScriptedEvent[];
  /** About how much memory the snapshots take. */
  readonly bytes: number;
}

/** Records a game from its present frame on; from then on the game is to be stepped by the recorder alone. */
export function createRecorder(game: Game, options: RecorderOptions = {}): Recorder {
  const { everyFrames = 60, maxBytes = 64 * 1024 * 1024, storage } = options;
  const inputs = new Map<number, readonly InputEvent[]>();
  const ring = new SnapshotRing(maxBytes);
  let lastFrame = game.frame;
  let isReplaying = false;

  const keepMoment = () => ring.add({ frame: game.frame, snapshot: game.snapshot(), saved: storage?.capture() });
  const playAgain = (until: number) => {
    isReplaying = true;
    try {
      while (game.frame < until) game.step(inputs.get(game.frame + 1) ?? []);
    } finally {
      isReplaying = false;
    }
  };
  keepMoment();
  return {
    step(input) {
      if (game.frame < lastFrame) forgetAfter(game.frame, inputs, ring);
      if (input.length > 0) inputs.set(game.frame + 1, structuredClone(input));
      game.step(input);
      lastFrame = game.frame;
      if (game.frame % everyFrames === 0) keepMoment();
    },
    rewind(frames) {
      const from = game.frame;
      const target = Math.max(from - Math.max(0, frames), ring.firstFrame ?? from);
      const moment = ring.before(target);
      if (!moment || target === from) return 0;
      game.restore(moment.snapshot);
      if (moment.saved) storage?.restore(moment.saved);
      playAgain(target);
      return from - game.frame;
    },
    replay(frames) {
      const from = game.frame;
      playAgain(Math.min(lastFrame, from + frames));
      return game.frame - from;
    },
    get reach() {
      return game.frame - (ring.firstFrame ?? game.frame);
    },
    get isReplaying() {
      return isReplaying;
    },
    events: () => [...inputs].flatMap(([frame, list]) => list.map((event) => ({ ...event, frame }))),
    get bytes() {
      return ring.bytes;
    },
  };
}

function forgetAfter(frame: number, inputs: Map<number, readonly InputEvent[]>, ring: SnapshotRing): void {
  for (const known of [...inputs.keys()]) if (known > frame) inputs.delete(known);
  ring.forgetAfter(frame);
}
