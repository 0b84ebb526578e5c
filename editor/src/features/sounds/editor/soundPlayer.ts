import type { Sound } from '@playhouse/audio';
import type { ShownSound } from './soundContent.ts';
import { bufferOf, type SoundPlayback } from './soundPlayback.ts';
import { rangeOf } from './waveView.ts';

/** Where the state of a sound editor is, as far as playing needs it. */
export interface PlayedStore {
  getState(): {
    readonly shown: ShownSound;
    readonly selection: { readonly anchor: number; readonly focus: number };
    readonly isPlaying: boolean;
    readonly isLooping: boolean;
  };
  setState(part: { readonly isPlaying: boolean } | { readonly isLooping: boolean }): void;
}

/** Plays the sound of an editor. */
export class SoundPlayer {
  readonly #store: PlayedStore;
  readonly #playback: SoundPlayback;
  readonly #samples: () => Promise<Sound>;
  /** What was played last, as the browser plays it. */
  #buffer: { readonly of: ShownSound; readonly ready: Promise<AudioBuffer> } | undefined;

  constructor(store: PlayedStore, playback: SoundPlayback, samples: () => Promise<Sound>) {
    this.#store = store;
    this.#playback = playback;
    this.#samples = samples;
  }

  /** Plays the selection, or from the cursor on; pauses if it plays. */
  toggle(): void {
    const { isPlaying, isLooping, shown, selection } = this.#store.getState();
    if (isPlaying) {
      this.stop();
      return;
    }
    const { frames } = shown;
    const { from, to } = rangeOf(selection);
    const hasSelection = from < to;
    const loop = hasSelection ? { start: from, end: to } : (shown.loop ?? { start: 0, end: frames });
    const start = from >= (isLooping ? loop.end : frames) ? (isLooping ? loop.start : 0) : from;
    const part = { from: start, to: hasSelection ? to : frames, ...(isLooping ? { loop } : {}) };
    this.#playback.play(this.#bufferOf(shown), part, () => this.#store.setState({ isPlaying: false }));
    this.#store.setState({ isPlaying: true });
  }

  toggleLooping(): void {
    const { isPlaying, isLooping } = this.#store.getState();
    this.stop();
    this.#store.setState({ isLooping: !isLooping });
    if (isPlaying) this.toggle();
  }

  stop(): void {
    this.#playback.stop();
    this.#store.setState({ isPlaying: false });
  }

  /** Stops, and releases the audio device and the memory. */
  close(): void {
    this.stop();
    this.#buffer = undefined;
    this.#playback.close();
  }

  /** The frame that is heard; undefined while nothing plays. */
  position(): number | undefined {
    return this.#playback.position();
  }

  #bufferOf(shown: ShownSound): Promise<AudioBuffer> {
    if (this.#buffer?.of !== shown) this.#buffer = { of: shown, ready: this.#samples().then(bufferOf) };
    return this.#buffer.ready;
  }
}
