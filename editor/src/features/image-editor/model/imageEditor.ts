import {
  apply,
  type CelPosition,
  createHistory,
  type Edit,
  type History,
  isTooLarge,
  type Mask,
  type Picture,
  type Point,
  record,
  redo,
  undo,
} from '@playhouse/paint';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { t } from '../../../i18n/t.ts';
import type { ToolId } from '../../shortcuts/imageToolKeys.ts';
import { LongWork, type RunningWork } from './longWork.ts';
import { firstSettings, type PaintSettings, withUsedColor } from './paintSettings.ts';
import type { StoredDraft } from './storedDraft.ts';

/** What the image editor shows. */
export interface ImageEditorState {
  /** The stored file that the picture belongs to. */
  readonly file: string;
  readonly history: History;
  /** The picture while a gesture changes it. */
  readonly live: Picture | undefined;
  /** The picture as it is stored in the project; undefined when that is not known. */
  readonly saved: Picture | undefined;
  /** The frame and the layer that tools change. */
  readonly at: CelPosition;
  /** Undefined: everything can be changed. */
  readonly selection: Mask | undefined;
  /** The outline of a gesture that selects, in px of the picture. */
  readonly outline: readonly Point[] | undefined;
  readonly tool: ToolId;
  readonly settings: PaintSettings;
  /** The pixel that the keyboard draws at. */
  readonly cursor: Point;
  /** The images of the project that hold the frames, by the ids of the frames. */
  readonly frameImages: Readonly<Record<number, string>>;
  /** Where a text is about to be written. */
  readonly textAt: Point | undefined;
  /** What is being done. Meanwhile the picture cannot be changed. */
  readonly work: RunningWork | undefined;
}

export interface ImageEditorPorts {
  /** Says in a sentence why something is not possible. */
  readonly say: (text: string) => void;
  /** Keeps the picture of a file with its layers; undefined forgets it. `before` is the file that the image had before. */
  readonly keep: (file: string, draft: StoredDraft | undefined, before?: string) => void;
}

/** Carries out the commands of the image editor. */
export class ImageEditor {
  readonly store: StoreApi<ImageEditorState>;
  /** What takes long. Meanwhile the picture cannot be changed. */
  readonly work: LongWork;
  readonly #ports: ImageEditorPorts;

  constructor(file: string, draft: StoredDraft, ports: ImageEditorPorts) {
    this.#ports = ports;
    this.work = new LongWork({ show: (work) => this.store.setState({ work }), say: ports.say });
    this.store = createStore<ImageEditorState>(() => ({
      ...openedState(file, draft),
      tool: 'pencil',
      settings: firstSettings,
    }));
  }

  /** What is shown: the picture of the running gesture, else the last one. */
  get picture(): Picture {
    const { live, history } = this.store.getState();
    return live ?? history.picture;
  }

  get isDirty(): boolean {
    const { history, saved } = this.store.getState();
    return history.picture !== saved;
  }

  /** Shows another stored file of the same image, as it is after undo in the project. */
  open(file: string, draft: StoredDraft): void {
    this.work.cancel();
    this.store.setState(openedState(file, draft));
  }

  /** The current picture is now stored in the project. */
  markSaved(file: string, picture: Picture, frameImages: Readonly<Record<number, string>>): void {
    const before = this.store.getState();
    this.store.setState({ file, saved: picture, frameImages });
    this.#keep(before.file);
    if (file === before.file) return;
    // Undo in the project brings the file from before back, with its layers.
    const { saved } = before;
    this.#ports.keep(before.file, saved && { picture: saved, saved, frameImages: before.frameImages });
  }

  /** Applies edits as one undo step; false when one is refused, which leaves the picture as it was. */
  edit(edits: Edit | readonly Edit[], label: string): boolean {
    if (this.work.isRunning) return false;
    let { picture } = this.store.getState().history;
    for (const edit of Array.isArray(edits) ? (edits as readonly Edit[]) : [edits as Edit]) {
      const applied = apply(picture, edit);
      if (!applied.ok) {
        this.#ports.say(applied.message);
        return false;
      }
      ({ picture } = applied.value);
    }
    return this.commit(picture, label);
  }

  /** Shows a picture while a gesture lasts; undefined shows the last one again. */
  show(live: Picture | undefined): void {
    if (!this.work.isRunning) this.store.setState({ live });
  }

  /** Ends a gesture with a picture, as one undo step; false when it is too large, which leaves the last one. */
  commit(picture: Picture, label: string): boolean {
    if (this.work.isRunning) return false;
    const { history, selection } = this.store.getState();
    if (isTooLarge(picture) && !isTooLarge(history.picture)) {
      this.#ports.say(t('The picture would need too much memory. Merge layers, or delete some.'));
      this.store.setState({ live: undefined });
      return false;
    }
    const isResized = picture.width !== history.picture.width || picture.height !== history.picture.height;
    const next = record(history, picture, label);
    if (next === history) this.store.setState({ live: undefined });
    else this.#show(next, isResized ? undefined : selection);
    return true;
  }

  /** False when there is nothing to undo. */
  undo(): boolean {
    return this.#walk(undo(this.store.getState().history));
  }

  redo(): boolean {
    return this.#walk(redo(this.store.getState().history));
  }

  choose(tool: ToolId): void {
    this.store.setState({ tool });
  }

  set(settings: Partial<PaintSettings>): void {
    this.store.setState((state) => ({ settings: { ...state.settings, ...settings } }));
  }

  /** Remembers that the color was painted with. */
  noteColor(): void {
    this.store.setState((state) => ({ settings: withUsedColor(state.settings) }));
  }

  select(selection: Mask | undefined): void {
    const isNothing = selection === undefined || selection.width === 0 || selection.height === 0;
    this.store.setState({ selection: isNothing ? undefined : selection });
  }

  outline(points: readonly Point[] | undefined): void {
    this.store.setState({ outline: points });
  }

  /** Makes a frame and a layer active. */
  goTo(at: Partial<CelPosition>): void {
    this.store.setState((state) => ({ at: within(state.history.picture, { ...state.at, ...at }) }));
  }

  moveCursor(cursor: Point): void {
    const { width, height } = this.picture;
    const bound = (value: number, end: number) => Math.min(end - 1, Math.max(0, value));
    this.store.setState({ cursor: { x: bound(cursor.x, width), y: bound(cursor.y, height) } });
  }

  writeTextAt(textAt: Point | undefined): void {
    this.store.setState({ textAt });
  }

  /** Says why the active layer cannot be painted on, if so. */
  canPaint(): boolean {
    if (this.work.isRunning) return false;
    const { history, at } = this.store.getState();
    const layer = history.picture.layers[at.layer];
    if (layer?.isVisible) return true;
    this.#ports.say(t('The layer {name} is hidden. Show it to draw on it.', { name: layer?.name ?? '' }));
    return false;
  }

  #walk(history: History): boolean {
    const { history: before, live } = this.store.getState();
    // A gesture ends with a picture that follows the current one, and so does work.
    if (live || this.work.isRunning) return true;
    if (history === before) return false;
    this.#show(history, undefined);
    return true;
  }

  #show(history: History, selection: Mask | undefined): void {
    const { at, cursor } = this.store.getState();
    this.store.setState({ history, live: undefined, at: within(history.picture, at), selection, outline: undefined });
    this.moveCursor(cursor);
    this.#keep();
  }

  #keep(before?: string): void {
    const { file, history, saved, frameImages } = this.store.getState();
    this.#ports.keep(file, { picture: history.picture, saved, frameImages }, before);
  }
}

function openedState(file: string, { picture, saved, frameImages }: StoredDraft) {
  return {
    file,
    history: createHistory(picture),
    live: undefined,
    saved,
    frameImages,
    at: { frame: 0, layer: picture.layers.length - 1 },
    selection: undefined,
    outline: undefined,
    cursor: { x: Math.floor(picture.width / 2), y: Math.floor(picture.height / 2) },
    textAt: undefined,
    work: undefined,
  };
}

/** The nearest position that the picture has. */
function within(picture: Picture, at: CelPosition): CelPosition {
  const frame = Math.max(0, Math.min(picture.frames.length - 1, at.frame));
  const layer = Math.max(0, Math.min(picture.layers.length - 1, at.layer));
  return frame === at.frame && layer === at.layer ? at : { frame, layer };
}
