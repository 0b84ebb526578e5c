import type { Sound } from '@playhouse/audio';
import type { ShownSound } from './soundContent.ts';
import { bufferOf, type PlayedSound, type SoundPlayback } from './soundPlayback.ts';
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

export interface SoundPlayerPorts {
  readonly playback: SoundPlayback;
  /** The samples of the shown sound. */
  readonly samples: () => Promise<Sound>;
  /** Resolves when all edits that were asked for are made. */
  readonly settled: () => Promise<void>;
}

/** Plays the sound of an editor. */
export class SoundPlayer {
  readonly #store: PlayedStore;
  readonly #ports: SoundPlayerPorts;
  /** While edits that come first are made. */
  #waiting: Promise<void> | undefined;
  /** What was played last, as the browser plays it. */
  #buffer: { readonly of: ShownSound; readonly ready: Promise<AudioBuffer> } | undefined;

  constructor(store: PlayedStore, ports: SoundPlayerPorts) {
    this.#store = store;
    this.#ports = ports;
  }

  /** Plays the selection, or from the cursor on, with the edits that were asked for before; stops if it plays. */
  toggle(): void {
    if (this.#store.getState().isPlaying) {
      this.stop();
      return;
    }
    const settled = this.#ports.settled();
    this.#waiting = settled;
    const ready = settled.then(() => {
      if (this.#waiting === settled) this.#waiting = undefined;
      return this.#next();
    });
    this.#ports.playback.play(ready, () => this.#store.setState({ isPlaying: false }));
    this.#store.setState({ isPlaying: true });
  }

  /** What is to be heard now. */
  async #next(): Promise<PlayedSound> {
    const { isLooping, shown, selection } = this.#store.getState();
    const { frames } = shown;
    const { from, to } = rangeOf(selection);
    const hasSelection = from < to;
    const loop = hasSelection ? { start: from, end: to } : (shown.loop ?? { start: 0, end: frames });
    const start = from >= (isLooping ? loop.end : frames) ? (isLooping ? loop.start : 0) : from;
    const part = { from: start, to: hasSelection ? to : frames, ...(isLooping ? { loop } : {}) };
    return { buffer: await this.#bufferOf(shown), part };
  }

  toggleLooping(): void {
    const { isPlaying, isLooping } = this.#store.getState();
    this.stop();
    this.#store.setState({ isLooping: !isLooping });
    if (isPlaying) this.toggle();
  }

  /** The sound changes: what is heard of it stops. What waits for the change will be heard after it. */
  interrupt(): void {
    if (!this.#waiting) this.stop();
  }

  stop(): void {
    this.#waiting = undefined;
    this.#ports.playback.stop();
    this.#store.setState({ isPlaying: false });
  }

  /** Stops, and releases the audio device and the memory. */
  close(): void {
    this.stop();
    this.#buffer = undefined;
    this.#ports.playback.close();
  }

  /** The frame that is heard; undefined while nothing plays. */
  position(): number | undefined {
    return this.#ports.playback.position();
  }

  #bufferOf(shown: ShownSound): Promise<AudioBuffer> {
    if (this.#buffer?.of !== shown) this.#buffer = { of: shown, ready: this.#ports.samples().then(bufferOf) };
    return this.#buffer.ready;
  }
}
