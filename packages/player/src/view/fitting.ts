import type { ViewportFit } from '../api/player.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the canvas is in its host, in CSS pixels from the upper left. */
export interface FittedPicture extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * Fits a view into a host. A view larger than the host is cropped evenly on both sides.
 * docs/runtime-rules.md#camera-and-layers.
 */
export function fitPicture(view: Size, host: Size, fit: ViewportFit): FittedPicture {
  const scale = scaleOf(view, host, fit);
  const width = Math.max(1, Math.round(view.width * scale.x));
  const height = Math.max(1, Math.round(view.height * scale.y));
  if (fit === 'none') return { left: 0, top: 0, width, height };
  return { left: Math.round((host.width - width) / 2), top: Math.round((host.height - height) / 2), width, height };
}

function scaleOf(view: Size, host: Size, fit: ViewportFit): { x: number; y: number } {
  const x = host.width / Math.max(1, view.width);
  const y = host.height / Math.max(1, view.height);
  if (fit === 'fill') return { x, y };
  if (fit === 'letterbox') return { x: Math.min(x, y), y: Math.min(x, y) };
  if (fit === 'overscan') return { x: Math.max(x, y), y: Math.max(x, y) };
  return { x: 1, y: 1 };
}
