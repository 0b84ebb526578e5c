import type { Color, Ink, PixelTip, SmoothTip, Symmetry } from '@playhouse/paint';
import type { ToolId } from '../../shortcuts/imageToolKeys.ts';

/** What the tools paint with. */
export interface PaintSettings {
  readonly color: Color;
  /** Colors that were painted with, the latest first. */
  readonly recent: readonly Color[];
  /** Diameter of tips and width of outlines, in px. */
  readonly size: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** 0 to 1, of the brush. */
  readonly hardness: number;
  /** A pen's pressure scales the size. */
  readonly followsPressure: boolean;
  /** Lines, shapes, the eraser and texts have smooth edges; otherwise whole pixels. */
  readonly isSmooth: boolean;
  /** Shapes are outlines; otherwise filled. */
  readonly isOutline: boolean;
  /** 0 to 255. */
  readonly tolerance: number;
  readonly isContiguous: boolean;
  readonly allLayers: boolean;
  /** Repeats strokes left and right, or above and below, of the middle. */
  readonly isMirroredX: boolean;
  readonly isMirroredY: boolean;
}

export const firstSettings: PaintSettings = {
  color: { r: 0, g: 0, b: 0, a: 255 },
  recent: [],
  size: 1,
  opacity: 1,
  hardness: 0.9,
  followsPressure: true,
  isSmooth: false,
  isOutline: true,
  tolerance: 0,
  isContiguous: true,
  allLayers: false,
  isMirroredX: false,
  isMirroredY: false,
};

const mostRecent = 12;

/** The settings after something was painted with the color. */
export function withUsedColor(settings: PaintSettings): PaintSettings {
  const { color, recent } = settings;
  if (recent[0] && isSameColor(recent[0], color)) return settings;
  return {
    ...settings,
    recent: [color, ...recent.filter((other) => !isSameColor(other, color))].slice(0, mostRecent),
  };
}

export function isSameColor(a: Color, b: Color): boolean {
  return a.r === b.r && a.g === b.g && a.b === b.b && a.a === b.a;
}

export function inkOf({ color, opacity }: PaintSettings, isErasing = false): Ink {
  return { color, opacity, isErasing };
}

/** The tip of a tool that draws strokes. */
export function tipOf(settings: PaintSettings, tool: ToolId): PixelTip | SmoothTip {
  const { size, hardness, isSmooth } = settings;
  const pressure = settings.followsPressure && tool !== 'line' ? { followsPressure: true } : {};
  if (tool === 'brush') return { kind: 'smooth', size, hardness, flow: 1, ...pressure };
  if (tool !== 'pencil' && isSmooth) return { kind: 'smooth', size, hardness: 1, flow: 1, ...pressure };
  return { kind: 'pixel', shape: 'circle', size, ...pressure };
}

/** The axes of a picture that strokes are repeated at. */
export function symmetryOf(
  { isMirroredX, isMirroredY }: PaintSettings,
  { width, height }: { readonly width: number; readonly height: number },
): Symmetry | undefined {
  if (!isMirroredX && !isMirroredY) return undefined;
  return { ...(isMirroredX && { vertical: width / 2 }), ...(isMirroredY && { horizontal: height / 2 }) };
}
