import { duration, type FrameRange, frameCount, type Sound, type SoundEdit } from '@playhouse/audio';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LoadedSound } from './loadSound.ts';
import { editDraft, redoDraft, replayDraft, type SoundDraft, undoDraft } from './soundDraft.ts';
import type { SoundPlayback } from './soundPlayback.ts';
import { SoundPlayer } from './soundPlayer.ts';
import { boundView, rangeOf, revealFrame, type WaveView, zoomView } from './waveView.ts';

/** What the sound editor shows. */
export interface SoundEditorState {
  readonly loaded: LoadedSound;
  /** The file that `loaded` was read from. */
  readonly file: string;
  readonly draft: SoundDraft;
  /** Where a selection began, and its moving end, which is the cursor. Equal when nothing is selected. */
  readonly selection: { readonly anchor: number; readonly focus: number };
  readonly view: WaveView;
  readonly isPlaying: boolean;
  readonly isLooping: boolean;
  /** True when music may become a WAV file. docs/editor-design.md#sound-editor. */
  readonly isAgreed: boolean;
}

/** The edits of a range whose only parameter is the range. */
export type RangeEdit = 'trim' | 'delete' | 'silence' | 'reverse' | 'fadeIn' | 'fadeOut';

export interface SoundEditorPorts {
  readonly playback: SoundPlayback;
  /** Says in a sentence why something is not possible. */
  readonly say: (text: string) => void;
  /** Keeps the unsaved edits of a file; an empty list forgets them. */
  readonly keep: (file: string, edits: readonly SoundEdit[]) => void;
}

/** Carries out the commands of the sound editor. */
export class SoundEditor {
  readonly store: StoreApi<SoundEditorState>;
  readonly player: SoundPlayer;
  readonly #ports: SoundEditorPorts;

  constructor(loaded: LoadedSound, file: string, edits: readonly SoundEdit[], ports: SoundEditorPorts) {
    this.#ports = ports;
    const draft = replayDraft(loaded.sound, edits);
    this.store = createStore<SoundEditorState>(() => ({
      loaded,
      file,
      draft,
      selection: { anchor: 0, focus: 0 },
      view: { from: 0, to: Math.max(1, frameCount(draft.history.sound)) },
      isPlaying: false,
      isLooping: false,
      isAgreed: false,
    }));
    this.player = new SoundPlayer(this.store, ports.playback);
  }

  get sound(): Sound {
    return this.store.getState().draft.history.sound;
  }

  get isDirty(): boolean {
    return this.store.getState().draft.edits.length > 0;
  }

  /** True when the sound is music, and nobody has agreed yet that an edit makes it a sound. */
  get needsAgreement(): boolean {
    const { loaded, isAgreed } = this.store.getState();
    return loaded.facts.container === 'M4A' && !isAgreed;
  }

  agree(): void {
    this.store.setState({ isAgreed: true });
  }

  /** The selected frames; empty at the cursor when nothing is selected. */
  get selected(): FrameRange {
    return rangeOf(this.store.getState().selection);
  }

  /** The frames that an edit changes: the selection, else all. */
  get target(): FrameRange {
    const { from, to } = this.selected;
    return from < to ? { from, to } : { from: 0, to: frameCount(this.sound) };
  }

  /** Shows another stored file of the same asset, as it is after saving or after undo of the project. */
  open(loaded: LoadedSound, file: string, edits: readonly SoundEdit[]): void {
    this.player.stop();
    const draft = replayDraft(loaded.sound, edits);
    this.store.setState({ loaded, file, isAgreed: false });
    this.#show(draft);
  }

  /** True when the editor still shows this file with these edits, and perhaps more. */
  continues(file: string, edits: readonly SoundEdit[]): boolean {
    const { file: current, draft } = this.store.getState();
    return current === file && edits.every((edit, index) => draft.edits[index] === edit);
  }

  /** The first `count` edits were stored as another file. The others continue there; undo ends at it. */
  rebase(loaded: LoadedSound, file: string, count: number): void {
    const { file: base, draft: before } = this.store.getState();
    const draft = replayDraft(loaded.sound, before.edits.slice(count));
    this.store.setState({ loaded, file });
    this.#show(draft);
    this.#ports.keep(base, []);
    this.#ports.keep(file, draft.edits);
  }

  edit(edit: SoundEdit): void {
    const { draft, file } = this.store.getState();
    const edited = editDraft(draft, edit);
    if (!edited.ok) {
      this.#ports.say(edited.fault.message);
      return;
    }
    if (edited.value === draft) {
      this.#ports.say('This does not change the sound.');
      return;
    }
    this.player.stop();
    this.#show(edited.value);
    this.#ports.keep(file, edited.value.edits);
  }

  /** Applies an edit to the selection, or to the whole sound. Trimming and deleting need a selection. */
  editRange(kind: RangeEdit): void {
    const range = this.target;
    const { from, to } = this.selected;
    if (from === to && (kind === 'trim' || kind === 'delete' || kind === 'silence')) return;
    this.edit(kind === 'fadeIn' || kind === 'fadeOut' ? { kind, range, curve: 'linear' } : { kind, range });
    if (kind === 'trim') this.select(0, frameCount(this.sound));
    if (kind === 'delete') this.select(from, from);
  }

  /** False when there is nothing to undo. */
  undo(): boolean {
    return this.#walk(undoDraft(this.store.getState().draft));
  }

  redo(): boolean {
    return this.#walk(redoDraft(this.store.getState().draft));
  }

  /** Selects between two frames; the second one is the cursor. */
  select(anchor: number, focus: number): void {
    const frames = frameCount(this.sound);
    const bound = (frame: number) => Math.round(Math.min(frames, Math.max(0, frame)));
    this.store.setState({ selection: { anchor: bound(anchor), focus: bound(focus) } });
  }

  /** Moves the cursor by frames and scrolls to it; `extends` keeps the other end of the selection. */
  move(by: number, extendsSelection: boolean): void {
    const { selection } = this.store.getState();
    const { from, to } = this.selected;
    const start = extendsSelection || from === to ? selection.focus : by < 0 ? from : to;
    // The first step from a selection goes to its end, as in texts.
    const focus = !extendsSelection && from < to && Number.isFinite(by) ? start : start + by;
    this.select(extendsSelection ? selection.anchor : focus, focus);
    const cursor = this.store.getState().selection.focus;
    this.store.setState(({ view }) => ({ view: revealFrame(view, cursor, frameCount(this.sound)) }));
  }

  /** Zooms around a frame, or around the cursor. */
  zoom(factor: number, frame?: number): void {
    const { view, selection } = this.store.getState();
    const shown = selection.focus >= view.from && selection.focus <= view.to;
    const around = frame ?? (shown ? selection.focus : (view.from + view.to) / 2);
    this.store.setState({ view: zoomView(view, factor, around, frameCount(this.sound)) });
  }

  showAll(): void {
    this.store.setState({ view: { from: 0, to: frameCount(this.sound) } });
  }

  showSelection(): void {
    const { from, to } = this.target;
    const margin = (to - from) / 20;
    this.store.setState({ view: boundView({ from: from - margin, to: to + margin }, frameCount(this.sound)) });
  }

  scroll(frames: number): void {
    this.store.setState(({ view }) => ({
      view: boundView({ from: view.from + frames, to: view.to + frames }, frameCount(this.sound)),
    }));
  }

  #walk(draft: SoundDraft): boolean {
    if (draft.history === this.store.getState().draft.history) return false;
    this.player.stop();
    this.#show(draft);
    this.#ports.keep(this.store.getState().file, draft.edits);
    return true;
  }

  /** Shows a draft; the view stays where it is as far as there is sound. */
  #show(draft: SoundDraft): void {
    const before = frameCount(this.sound);
    const frames = frameCount(draft.history.sound);
    const { view, selection } = this.store.getState();
    const showedAll = view.from <= 0 && view.to >= before;
    this.store.setState({
      draft,
      view: showedAll ? { from: 0, to: Math.max(1, frames) } : boundView(view, frames),
      selection: { anchor: Math.min(frames, selection.anchor), focus: Math.min(frames, selection.focus) },
    });
  }
}

/** The length of a number of frames of a sound in seconds, as text with milliseconds. */
export function secondsText(frames: number, sampleRate: number): string {
  return (frames / sampleRate).toFixed(3);
}

/** The length of a sound in words. */
export function durationText(sound: Sound): string {
  const seconds = duration(sound);
  return seconds < 60 ? `${seconds.toFixed(2)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
