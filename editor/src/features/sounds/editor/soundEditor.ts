import type { FrameRange, SoundEdit, SoundFault } from '@playhouse/audio';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { t } from '../../../i18n/t.ts';
import type { LoadedSound, OpenedSound, ShownSound } from './soundContent.ts';
import type { SoundPlayback } from './soundPlayback.ts';
import { SoundPlayer } from './soundPlayer.ts';
import { openStored, type SoundWork } from './soundWork.ts';
import { WaveControl } from './waveControl.ts';
import { boundView, type WaveView } from './waveView.ts';

/** What the sound editor shows. */
export interface SoundEditorState {
  readonly loaded: LoadedSound;
  /** The file that `loaded` was read from. */
  readonly file: string;
  readonly shown: ShownSound;
  /** Lead from the saved sound to the shown one, in order. */
  readonly edits: readonly SoundEdit[];
  /** Undone edits; the last one is redone first. */
  readonly undone: readonly SoundEdit[];
  /** Where a selection began, and its moving end, which is the cursor. Equal when nothing is selected. */
  readonly selection: { readonly anchor: number; readonly focus: number };
  readonly view: WaveView;
  /** Tasks that were asked for and are not done. */
  readonly waiting: number;
  readonly isPlaying: boolean;
  readonly isLooping: boolean;
  /** True when music may become a WAV file. docs/editor-design.md#sound-editor. */
  readonly isAgreed: boolean;
}

/** The edits of a range whose only parameter is the range. */
export type RangeEdit = 'trim' | 'delete' | 'silence' | 'reverse' | 'fadeIn' | 'fadeOut';

export interface SoundEditorPorts {
  readonly work: SoundWork;
  readonly playback: SoundPlayback;
  /** Says in a sentence why something is not possible. */
  readonly say: (text: string) => void;
  /** Keeps the unsaved edits of a file; an empty list forgets them. */
  readonly keep: (file: string, edits: readonly SoundEdit[]) => void;
}

/** A sound as it is saved: the file it comes from, and the edits that it has. */
export interface EncodedSound {
  readonly base: string;
  readonly edits: readonly SoundEdit[];
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Loops start and end at zero crossings within this many seconds. */
const snapSeconds = 0.005;

/**
 * Carries out the commands of the sound editor, one after the other: each begins when the one before is done, with the
 * sound and the selection of then.
 */
export class SoundEditor {
  readonly store: StoreApi<SoundEditorState>;
  readonly player: SoundPlayer;
  readonly wave: WaveControl;
  readonly #ports: SoundEditorPorts;
  #last: Promise<unknown> = Promise.resolve();

  constructor(opened: OpenedSound, file: string, edits: readonly SoundEdit[], ports: SoundEditorPorts) {
    this.#ports = ports;
    const { loaded, shown, applied } = opened;
    this.store = createStore<SoundEditorState>(() => ({
      loaded,
      file,
      shown,
      edits: appliedOf(edits, applied),
      undone: [],
      selection: { anchor: 0, focus: 0 },
      view: { from: 0, to: Math.max(1, shown.frames) },
      waiting: 0,
      isPlaying: false,
      isLooping: false,
      isAgreed: false,
    }));
    this.wave = new WaveControl(this.store, (view, columns) => ports.work.peaks(view, columns));
    this.player = new SoundPlayer(this.store, {
      playback: ports.playback,
      samples: () => ports.work.samples(),
      settled: () => this.settled(),
    });
  }

  get shown(): ShownSound {
    return this.store.getState().shown;
  }

  get isDirty(): boolean {
    return this.store.getState().edits.length > 0;
  }

  /** True also while an edit is on its way. */
  get mayBeDirty(): boolean {
    return this.isDirty || this.store.getState().waiting > 0;
  }

  /** True when the sound is music, and nobody has agreed yet that an edit makes it a sound. */
  get needsAgreement(): boolean {
    const { loaded, isAgreed } = this.store.getState();
    return loaded.facts.container === 'M4A' && !isAgreed;
  }

  agree(): void {
    this.store.setState({ isAgreed: true });
  }

  /** Resolves when everything that was asked for is done; never rejects. */
  async settled(): Promise<void> {
    await this.#last;
  }

  /** Shows another stored file of the same asset, as it is after undo of the project. Why it cannot, if so. */
  open(file: string, stored: Uint8Array, edits: readonly SoundEdit[]): Promise<SoundFault | undefined> {
    return this.#inTurn(async () => {
      // What was saved is open already.
      if (this.store.getState().file === file) return undefined;
      const opened = await openStored(this.#ports.work, stored, edits);
      if (!opened.ok) return opened.fault;
      this.player.stop();
      this.store.setState({ file, isAgreed: false });
      this.#showOpened(opened.value, edits);
      return undefined;
    });
  }

  /** Applies an edit that may depend on what is the selection, or the whole sound, by then. */
  edit(edit: SoundEdit | ((target: FrameRange) => SoundEdit)): Promise<unknown> {
    return this.#inTurn(() => this.#apply(typeof edit === 'function' ? edit(this.wave.target) : edit));
  }

  /** Applies an edit to the selection, or to the whole sound. Trimming and deleting need a selection. */
  editRange(kind: RangeEdit): Promise<unknown> {
    return this.#inTurn(async () => {
      const range = this.wave.target;
      const { from, to } = this.wave.selected;
      if (from === to && (kind === 'trim' || kind === 'delete' || kind === 'silence')) return;
      const isFade = kind === 'fadeIn' || kind === 'fadeOut';
      const isDone = await this.#apply(isFade ? { kind, range, curve: 'linear' } : { kind, range });
      if (!isDone) return;
      if (kind === 'trim') this.wave.select(0, this.shown.frames);
      if (kind === 'delete') this.wave.select(from, from);
    });
  }

  /** Repeats the selection when the sound is played in a game. */
  loopSelection(): Promise<unknown> {
    return this.#inTurn(async () => {
      const within = Math.round(snapSeconds * this.shown.sampleRate);
      await this.#apply({ kind: 'setLoop', loop: await this.#ports.work.loopOf(this.wave.selected, within) });
    });
  }

  /** False when there is nothing to undo, now or after what is still being done. */
  undo(): boolean {
    return this.#walk('undo');
  }

  redo(): boolean {
    return this.#walk('redo');
  }

  /** The WAV file of the sound as it is in its turn; undefined if it cannot be made. */
  encode(): Promise<EncodedSound | undefined> {
    return this.#inTurn(async () => {
      const { file: base, edits } = this.store.getState();
      return { base, edits, bytes: await this.#ports.work.encode() };
    });
  }

  /**
   * Continues from the file that an encoded sound was written to, after `list` has given it to the asset; true if it
   * has. Edits made since continue there; undo ends at it. False when the sound is no longer like that, because edits
   * were undone or another file is shown.
   */
  rebase({ base, edits: saved }: EncodedSound, file: string, list: () => boolean): Promise<boolean | undefined> {
    return this.#inTurn(async () => {
      const before = this.store.getState();
      const isSame = before.file === base && saved.every((edit, at) => before.edits[at] === edit);
      if (!isSame) return false;
      if (!list()) return true;
      const rest = before.edits.slice(saved.length);
      const opened = await this.#ports.work.rebase(rest);
      this.store.setState({ file });
      this.#showOpened(opened, rest);
      this.#ports.keep(base, []);
      this.#ports.keep(file, this.store.getState().edits);
      return true;
    });
  }

  /** Does a task after those before it; undefined if the worker fails. */
  #inTurn<Value>(task: () => Promise<Value>): Promise<Value | undefined> {
    this.store.setState(({ waiting }) => ({ waiting: waiting + 1 }));
    const turn = this.#last.then(task).catch((error: unknown) => {
      console.warn('The sound editor failed.', error);
      this.#ports.say(t('This did not work. Reload the page to go on; your edits are kept in this browser.'));
      return undefined;
    });
    this.#last = turn.then(() => this.store.setState(({ waiting }) => ({ waiting: waiting - 1 })));
    return turn;
  }

  async #apply(edit: SoundEdit): Promise<boolean> {
    const { file, edits } = this.store.getState();
    const { keep, work, say } = this.#ports;
    // Kept at once: the page may be gone before the worker answers.
    keep(file, [...edits, edit]);
    const edited = await work.edit(edit).catch((error: unknown) => {
      keep(file, edits);
      throw error;
    });
    if (!edited.ok || !edited.value) {
      keep(file, edits);
      say(edited.ok ? t('This does not change the sound.') : edited.fault.message);
      return false;
    }
    this.player.interrupt();
    this.store.setState({ edits: [...edits, edit], undone: [] });
    this.#show(edited.value);
    return true;
  }

  #walk(way: 'undo' | 'redo'): boolean {
    const { shown, waiting } = this.store.getState();
    if (waiting === 0 && !(way === 'undo' ? shown.canUndo : shown.canRedo)) return false;
    void this.#inTurn(async () => {
      const { file, edits, undone } = this.store.getState();
      const last = (way === 'undo' ? edits : undone).at(-1);
      const walked = last && (await this.#ports.work[way]());
      if (!last || !walked) return;
      this.player.interrupt();
      this.store.setState(
        way === 'undo'
          ? { edits: edits.slice(0, -1), undone: [...undone, last] }
          : { edits: [...edits, last], undone: undone.slice(0, -1) },
      );
      this.#show(walked);
      this.#ports.keep(file, this.store.getState().edits);
    });
    return true;
  }

  #showOpened({ loaded, shown, applied }: OpenedSound, edits: readonly SoundEdit[]): void {
    this.store.setState({ loaded, edits: appliedOf(edits, applied), undone: [] });
    this.#show(shown);
  }

  /** Shows a changed sound; view and selection stay at the same times as far as there is sound. */
  #show(shown: ShownSound): void {
    const { frames, sampleRate } = shown;
    const { view, selection, shown: before } = this.store.getState();
    const showedAll = view.from <= 0 && view.to >= before.frames;
    const scale = sampleRate / before.sampleRate;
    const move = (frame: number) => Math.min(frames, Math.round(frame * scale));
    this.store.setState({
      shown,
      view: showedAll
        ? { from: 0, to: Math.max(1, frames) }
        : boundView({ from: view.from * scale, to: view.to * scale }, frames),
      selection: { anchor: move(selection.anchor), focus: move(selection.focus) },
    });
  }
}

function appliedOf(edits: readonly SoundEdit[], applied: readonly number[]): readonly SoundEdit[] {
  return applied.flatMap((at) => edits[at] ?? []);
}
