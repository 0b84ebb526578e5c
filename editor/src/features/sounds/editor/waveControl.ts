import type { FrameRange, Peaks } from '@playhouse/audio';
import { boundView, rangeOf, revealFrame, type WaveView, zoomView } from './waveView.ts';

/** What of a sound editor's state is about looking and selecting. */
interface ShownWave {
  readonly shown: { readonly frames: number };
  /** Where a selection began, and its moving end, which is the cursor. Equal when nothing is selected. */
  readonly selection: { readonly anchor: number; readonly focus: number };
  readonly view: WaveView;
}

/** Where a sound editor keeps it. */
export interface WaveStore {
  getState(): ShownWave;
  setState(part: Partial<Pick<ShownWave, 'selection' | 'view'>>): void;
}

/** Selects in the waveform, zooms and scrolls it. */
export class WaveControl {
  /** The peaks of each channel in a number of columns of a view. */
  readonly peaks: (view: WaveView, columns: number) => Promise<readonly Peaks[]>;
  readonly #store: WaveStore;

  constructor(store: WaveStore, peaks: WaveControl['peaks']) {
    this.#store = store;
    this.peaks = peaks;
  }

  /** The selected frames; empty at the cursor when nothing is selected. */
  get selected(): FrameRange {
    return rangeOf(this.#store.getState().selection);
  }

  /** The frames that an edit changes: the selection, else all. */
  get target(): FrameRange {
    const { from, to } = this.selected;
    return from < to ? { from, to } : { from: 0, to: this.#store.getState().shown.frames };
  }

  /** Selects between two frames; the second one is the cursor. */
  select(anchor: number, focus: number): void {
    const { frames } = this.#store.getState().shown;
    const bound = (frame: number) => Math.round(Math.min(frames, Math.max(0, frame)));
    this.#store.setState({ selection: { anchor: bound(anchor), focus: bound(focus) } });
  }

  /** Moves the cursor by frames and scrolls to it; `extends` keeps the other end of the selection. */
  move(by: number, extendsSelection: boolean): void {
    const { selection } = this.#store.getState();
    const { from, to } = this.selected;
    const start = extendsSelection || from === to ? selection.focus : by < 0 ? from : to;
    // The first step from a selection goes to its end, as in texts.
    const focus = !extendsSelection && from < to && Number.isFinite(by) ? start : start + by;
    this.select(extendsSelection ? selection.anchor : focus, focus);
    const cursor = this.#store.getState().selection.focus;
    const { view, shown } = this.#store.getState();
    this.#store.setState({ view: revealFrame(view, cursor, shown.frames) });
  }

  /** Zooms around a frame, or around the cursor. */
  zoom(factor: number, frame?: number): void {
    const { view, selection } = this.#store.getState();
    const isCursorShown = selection.focus >= view.from && selection.focus <= view.to;
    const around = frame ?? (isCursorShown ? selection.focus : (view.from + view.to) / 2);
    this.#store.setState({ view: zoomView(view, factor, around, this.#store.getState().shown.frames) });
  }

  showAll(): void {
    this.#store.setState({ view: { from: 0, to: this.#store.getState().shown.frames } });
  }

  showSelection(): void {
    const { from, to } = this.target;
    const margin = (to - from) / 20;
    this.#store.setState({
      view: boundView({ from: from - margin, to: to + margin }, this.#store.getState().shown.frames),
    });
  }

  scroll(frames: number): void {
    const { view, shown } = this.#store.getState();
    this.#store.setState({ view: boundView({ from: view.from + frames, to: view.to + frames }, shown.frames) });
  }
}
