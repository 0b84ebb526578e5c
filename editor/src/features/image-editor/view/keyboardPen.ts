import type { ImageEditor } from '../model/imageEditor.ts';
import { toolOf } from '../model/tools.ts';
import { beginGesture } from '../tools/beginGesture.ts';
import type { Gesture, Modifiers } from '../tools/gesture.ts';
import type { PictureView } from './pictureView.ts';

/**
 * Draws with keys: arrows move the cursor, Space presses. While Space is held, freehand tools draw along; a press
 * without movement stays down for tools that go from one point to another, until the next one. Enter keeps any tool
 * down.
 */
export class KeyboardPen {
  readonly #editor: ImageEditor;
  readonly #view: PictureView;
  #gesture: Gesture | undefined;
  #hasMoved = false;
  /** Space or Enter was pressed to end, so letting go does nothing. */
  #isKept = false;

  constructor(editor: ImageEditor, view: PictureView) {
    this.#editor = editor;
    this.#view = view;
  }

  get isDown(): boolean {
    return this.#gesture !== undefined;
  }

  move(dx: number, dy: number, keys: Modifiers): void {
    const { cursor } = this.#editor.store.getState();
    this.#editor.moveCursor({ x: cursor.x + dx, y: cursor.y + dy });
    this.#view.useKeyboard();
    this.#view.reveal(this.#editor.store.getState().cursor);
    if (!this.#gesture) return;
    this.#hasMoved = true;
    this.#gesture.move([this.#point()], { shift: false, alt: keys.alt });
  }

  /** Presses, or ends what stayed down: with Shift as a square, a circle, or at a step of 45°. */
  press(isKept: boolean, keys: Modifiers): void {
    this.#view.useKeyboard();
    if (this.#gesture) {
      if (keys.shift) this.#gesture.move([this.#point()], keys);
      this.#end();
      return;
    }
    this.#gesture = beginGesture(this.#editor, this.#point(), keys);
    this.#hasMoved = false;
    this.#isKept = isKept;
  }

  /** Lets go of Space. */
  release(): void {
    if (!this.#gesture || this.#isKept) return;
    const { isFreehand } = toolOf(this.#editor.store.getState().tool);
    if (this.#hasMoved || isFreehand) this.#end();
    else this.#isKept = true;
  }

  /** False when nothing was being drawn. */
  cancel(): boolean {
    if (!this.#gesture) return false;
    this.#gesture.cancel();
    this.#gesture = undefined;
    return true;
  }

  #end(): void {
    this.#gesture?.end();
    this.#gesture = undefined;
  }

  #point() {
    const { x, y } = this.#editor.store.getState().cursor;
    return { x: x + 0.5, y: y + 0.5 };
  }
}
