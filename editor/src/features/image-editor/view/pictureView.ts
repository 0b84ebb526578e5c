import type { Point } from '@playhouse/paint';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ImageEditor } from '../model/imageEditor.ts';
import {
  boundView,
  centeredView,
  fitView,
  revealPixel,
  stepZoom,
  toPicture,
  type Viewport,
  zoomTo,
} from './viewport.ts';

export interface PictureViewState {
  readonly view: Viewport;
  /** Of the canvas in CSS px; 0 until it is measured. */
  readonly area: { readonly width: number; readonly height: number };
  /** The place of the pointer in the picture, while it is over the canvas. */
  readonly pointer: Point | undefined;
  readonly hasGrid: boolean;
  readonly hasSkin: boolean;
  /** The keyboard was used last, so its cursor is shown. */
  readonly isByKeyboard: boolean;
}

/** Where and how the picture is shown on the canvas. */
export class PictureView {
  readonly store: StoreApi<PictureViewState>;
  readonly #editor: ImageEditor;
  /** The size of the picture that the view was fitted to. */
  #fitted = '';

  constructor(editor: ImageEditor) {
    this.#editor = editor;
    this.store = createStore<PictureViewState>(() => ({
      view: { scale: 1, x: 0, y: 0 },
      area: { width: 0, height: 0 },
      pointer: undefined,
      hasGrid: true,
      hasSkin: false,
      isByKeyboard: false,
    }));
  }

  /** The canvas has another size; at first, and when the picture has another size, all of it is shown. */
  resize(area: { readonly width: number; readonly height: number }): void {
    const { area: before, view } = this.store.getState();
    if (area.width === 0) return;
    if (before.width === 0) {
      this.store.setState({ area });
      this.fit();
      return;
    }
    const [dx, dy] = [(area.width - before.width) / 2, (area.height - before.height) / 2];
    this.store.setState({ area, view: this.#bound({ ...view, x: view.x + dx, y: view.y + dy }, area) });
  }

  /** Shows all of the picture if its size has changed. */
  refit(): void {
    const { width, height } = this.#editor.picture;
    if (this.#fitted !== `${width} ${height}`) this.fit();
  }

  fit(): void {
    const { picture } = this.#editor;
    const { area } = this.store.getState();
    this.#fitted = `${picture.width} ${picture.height}`;
    if (area.width > 0) this.store.setState({ view: fitView(picture, area) });
  }

  /** One px of the picture is one CSS px. */
  showActualSize(): void {
    this.store.setState(({ area }) => ({ view: centeredView(1, this.#editor.picture, area) }));
  }

  zoom(direction: 1 | -1, at?: Point): void {
    const { view, area } = this.store.getState();
    this.#show(stepZoom(view, direction, at ?? { x: area.width / 2, y: area.height / 2 }));
  }

  /** Scales by a factor around a point of the canvas, and moves by px. */
  transform(factor: number, at: Point, dx: number, dy: number): void {
    const { view } = this.store.getState();
    const zoomed = factor === 1 ? view : zoomTo(view, view.scale * factor, at);
    this.#show({ ...zoomed, x: zoomed.x + dx, y: zoomed.y + dy });
  }

  /** Scrolls to a pixel. */
  reveal(pixel: Point): void {
    const { view, area } = this.store.getState();
    this.#show(revealPixel(view, pixel, area));
  }

  /** The place in the picture of a point of the canvas. */
  pointAt(at: Point): Point {
    return toPicture(this.store.getState().view, at);
  }

  point(pointer: Point | undefined): void {
    this.store.setState(pointer ? { pointer, isByKeyboard: false } : { pointer });
  }

  useKeyboard(): void {
    this.store.setState({ isByKeyboard: true });
  }

  toggle(part: 'hasGrid' | 'hasSkin'): void {
    this.store.setState((state) => ({ [part]: !state[part] }));
  }

  #show(view: Viewport): void {
    this.store.setState(({ area }) => ({ view: this.#bound(view, area) }));
  }

  #bound(view: Viewport, area: { readonly width: number; readonly height: number }): Viewport {
    return boundView(view, this.#editor.picture, area);
  }
}
