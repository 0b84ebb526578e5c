import {
  boundsOf,
  type CelPosition,
  composeOnionSkin,
  createComposer,
  intersectRects,
  isEmptyRect,
  type OnionSkin,
  type Picture,
  type Rect,
  uniteRects,
} from '@playhouse/paint';
import { PatchQueue } from './patchQueue.ts';

/** A frame of a picture as it is seen. */
export interface SeenFrame {
  readonly picture: Picture;
  readonly at: CelPosition;
  /** Undefined shows only the frame itself. */
  readonly skin: OnionSkin | undefined;
}

/** px that are composed at once: a few milliseconds, also with many layers. */
const atOnce = 65_536;
/** ms that a call may compose for, so that a frame has time for the rest of the page. */
const budget = 12;

/** The composed picture on a canvas. A change of many pixels is composed by several calls, so that none takes long. */
export class ComposedPicture {
  readonly canvas = document.createElement('canvas');
  readonly #composer = createComposer();
  #queue = new PatchQueue({ width: 0, height: 0 });

  /** Whether a part still looks as before the last change. */
  get isBehind(): boolean {
    return !this.#queue.isEmpty;
  }

  /** Composes a part again, what is `visible` first, and returns what was composed by this call. */
  update(seen: SeenFrame, dirty: Rect, visible: Rect): Rect {
    const { width, height } = seen.picture;
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
      this.#queue = new PatchQueue(seen.picture);
    }
    let done: Rect = { x: 0, y: 0, width: 0, height: 0 };
    // The end of a stroke is not rounded up to patches.
    if (dirty.width * dirty.height <= atOnce) {
      this.#compose(seen, dirty);
      done = dirty;
    } else this.#queue.add(dirty);
    const end = performance.now() + budget;
    while (this.isBehind && performance.now() < end) {
      const patch = this.#queue.take(visible);
      this.#compose(seen, patch);
      done = uniteRects(done, patch);
    }
    return done;
  }

  #compose({ picture, at, skin }: SeenFrame, rect: Rect): void {
    const dirty = intersectRects(rect, boundsOf(picture));
    if (isEmptyRect(dirty)) return;
    const image = new ImageData(dirty.width, dirty.height);
    if (skin) composeOnionSkin(picture, at.frame, dirty, image.data, skin);
    else this.#composer.compose(picture, at, dirty, image.data);
    this.canvas.getContext('2d')?.putImageData(image, dirty.x, dirty.y);
  }
}
