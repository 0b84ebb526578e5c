import {
  buildPeaks,
  countClipped,
  createSound,
  decodeWav,
  editSound,
  encodeWav,
  type FrameRange,
  frameCount,
  type Loop,
  type PeakPyramid,
  type Peaks,
  parseSynth,
  peaksOf,
  redoSoundEdit,
  renderSound,
  type Sound,
  type SoundEdit,
  type SoundHistory,
  type SoundResult,
  snapToZeroCrossing,
  startSoundHistory,
  undoSoundEdit,
  wholeRange,
} from '@playhouse/audio';
import { type FileFacts, readFileFacts } from './fileFacts.ts';
import type { WaveView } from './waveView.ts';

/** A stored sound file. */
export interface LoadedSound {
  readonly facts: FileFacts;
  readonly bytes: number;
  /** The settings of the synthesizer that made it. */
  readonly recipe?: string;
  /** True when the file sounds as the synthesizer made it. */
  readonly isAsMade?: boolean;
}

/** What the page knows of a sound. The samples are in the worker. */
export interface ShownSound {
  readonly sampleRate: number;
  readonly channels: number;
  readonly frames: number;
  readonly loop: Loop | undefined;
  /** How many samples exceed full scale. */
  readonly clipped: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A stored sound with edits repeated on it. */
export interface OpenedSound {
  readonly loaded: LoadedSound;
  readonly shown: ShownSound;
  /** The places of the edits that changed it: those before the first one that is no longer possible. */
  readonly applied: readonly number[];
}

/**
 * The samples of the sound that an editor shows, with its undo history. Everything that takes time proportional to the
 * sound happens here, in a worker: ten minutes have fifty million samples.
 */
export class SoundContent {
  #open: { readonly loaded: LoadedSound; readonly history: SoundHistory } | undefined;
  #peaks: PeakPyramid | undefined;
  /** The last sound that was encoded. */
  #encoded: Sound | undefined;

  /** Opens a WAV file exactly as stored, and repeats edits on it. */
  openWav(bytes: Uint8Array, edits: readonly SoundEdit[]): SoundResult<OpenedSound> {
    const read = decodeWav(bytes);
    if (!read.ok) return read;
    const { sound, recipe } = read.value;
    const made = recipe === undefined ? {} : { recipe, isAsMade: isAsMade(sound, recipe) };
    const loaded = { facts: readFileFacts(bytes), bytes: bytes.length, ...made };
    return { ok: true, value: this.#start(sound, loaded, edits) };
  }

  /** Opens what the browser has decoded, and repeats edits on it. */
  openDecoded(decoded: Sound, loaded: LoadedSound, edits: readonly SoundEdit[]): SoundResult<OpenedSound> {
    const sound = createSound(decoded.sampleRate, decoded.channels);
    return sound.ok ? { ok: true, value: this.#start(sound.value, loaded, edits) } : sound;
  }

  #start(sound: Sound, loaded: LoadedSound, edits: readonly SoundEdit[]): OpenedSound {
    let history = startSoundHistory(sound);
    const applied: number[] = [];
    for (const [at, edit] of edits.entries()) {
      const next = editSound(history, edit);
      if (!next.ok) break;
      if (next.value !== history) applied.push(at);
      history = next.value;
    }
    this.#open = { loaded, history };
    return { loaded, shown: this.#shown(), applied };
  }

  /** Undefined when the edit changes nothing. */
  edit(edit: SoundEdit): SoundResult<ShownSound | undefined> {
    const edited = editSound(this.#history, edit);
    return edited.ok ? { ok: true, value: this.#become(edited.value) } : edited;
  }

  /** Undefined when there is nothing to undo. */
  undo(): ShownSound | undefined {
    return this.#become(undoSoundEdit(this.#history));
  }

  redo(): ShownSound | undefined {
    return this.#become(redoSoundEdit(this.#history));
  }

  /** The loop of a range, with ends at zero crossings at most `within` frames away, so that it does not click. */
  loopOf({ from, to }: FrameRange, within: number): Loop {
    const { sound } = this.#history;
    // The ends of the sound stay exact.
    const snap = (frame: number) =>
      frame <= 0 || frame >= frameCount(sound) ? frame : snapToZeroCrossing(sound, frame, within);
    const [start, end] = [snap(from), snap(to)];
    return start < end ? { start, end } : { start: from, end: to };
  }

  /** The peaks of each channel in a number of columns. */
  peaks({ from, to }: WaveView, columns: number): readonly Peaks[] {
    const { sound } = this.#history;
    this.#peaks ??= buildPeaks(sound);
    const pyramid = this.#peaks;
    return sound.channels.map((_, channel) => peaksOf(pyramid, channel, from, to, columns));
  }

  samples(): Sound {
    return this.#history.sound;
  }

  /** A 16-bit WAV file. */
  encode(): Uint8Array<ArrayBuffer> {
    const { sound } = this.#history;
    const { recipe } = this.#open?.loaded ?? {};
    this.#encoded = sound;
    return encodeWav(sound, recipe === undefined ? {} : { recipe });
  }

  /** Continues from the file that `encode` returned last, with these edits. Undo ends there. */
  rebase(edits: readonly SoundEdit[]): OpenedSound {
    const { recipe } = this.#open?.loaded ?? {};
    const bytes = encodeWav(this.#encoded ?? this.#history.sound, recipe === undefined ? {} : { recipe });
    this.#encoded = undefined;
    const opened = this.openWav(bytes, edits);
    if (!opened.ok) throw new Error(opened.fault.message);
    return opened.value;
  }

  get #history(): SoundHistory {
    if (!this.#open) throw new Error('No sound is open.');
    return this.#open.history;
  }

  #become(history: SoundHistory): ShownSound | undefined {
    if (!this.#open || history === this.#open.history) return undefined;
    this.#open = { ...this.#open, history };
    return this.#shown();
  }

  #shown(): ShownSound {
    const { sound, undoSteps, redoSteps } = this.#history;
    this.#peaks = undefined;
    return {
      sampleRate: sound.sampleRate,
      channels: sound.channels.length,
      frames: frameCount(sound),
      loop: sound.loop,
      clipped: countClipped(sound, wholeRange(sound)),
      canUndo: undoSteps.length > 0,
      canRedo: redoSteps.length > 0,
    };
  }
}

/** Whether both become the same file. */
function isAsMade(sound: Sound, recipe: string): boolean {
  const parameters = parseSynth(recipe);
  if (!parameters.ok) return false;
  const [left, right] = [encodeWav(sound), encodeWav(renderSound(parameters.value))];
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}
