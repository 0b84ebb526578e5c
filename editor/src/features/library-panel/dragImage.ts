import type { Size } from '@playhouse/core';

/** The longer side of a drag image. docs/product-rules.md#limits. */
const largest = 256;
/** Smaller images would be hard to see. */
const smallest = 8;

export interface DragImageOptions {
  /** Ctrl or Meta is held. */
  readonly isHalved: boolean;
  /** The preference of this name. */
  readonly actorResizeScale: number;
}

/** The size of the image that follows the pointer while an actor of this size is dragged. */
export function dragImageSize(size: Size, { isHalved, actorResizeScale }: DragImageOptions): Size {
  const fitting = Math.min(1, largest / Math.max(1, size.width, size.height));
  const scale = fitting * (isHalved ? 0.5 : 1) * (actorResizeScale > 0 ? actorResizeScale : 1);
  return { width: Math.max(smallest, size.width * scale), height: Math.max(smallest, size.height * scale) };
}

let isHeld = false;
globalThis.addEventListener?.(
  'dragstart',
  ({ ctrlKey, metaKey }) => {
    isHeld = ctrlKey || metaKey;
  },
  { capture: true },
);

/** True when the drag that starts now, or the last one, started with Ctrl or Meta held. */
export function isHalvingDrag(): boolean {
  return isHeld;
}
