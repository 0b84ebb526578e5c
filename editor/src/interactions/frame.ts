import { type Placement, type Point, turned } from '@playhouse/core';
import { type Box, boxOf, isInside, middleOf, unionOf } from './box.ts';

/** The rectangle around a selection: rotated with a single actor, axis-aligned around several. */
export type Frame = Placement;

/** A handle by its side: -1, 0 or 1 along each axis of the frame; (1, 1) is the upper right corner. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export const handles: readonly Handle[] = [
  { x: -1, y: 1 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: 0 },
  { x: 1, y: -1 },
  { x: 0, y: -1 },
  { x: -1, y: -1 },
  { x: -1, y: 0 },
];

/** The frame around these actors, or undefined for none. */
export function frameOf(placements: readonly Placement[]): Frame | undefined {
  const [only] = placements;
  if (only && placements.length === 1) return only;
  const box = unionOf(placements.map(boxOf));
  return box && frameOfBox(box);
}

/** An axis-aligned frame. */
export function frameOfBox(box: Box): Frame {
  return { position: middleOf(box), size: { width: box.width, height: box.height }, rotation: 0 };
}

/** The position of a handle in the scene. */
export function handlePoint({ position, size, rotation }: Frame, handle: Handle): Point {
  const upright = { x: position.x + (handle.x * size.width) / 2, y: position.y + (handle.y * size.height) / 2 };
  return rotation === 0 ? upright : turned(upright, position, rotation);
}

/** The position of the rotation knob: `distance` outside the upper right corner. */
export function knobPoint(frame: Frame, distance: number): Point {
  const { position, size, rotation } = frame;
  const upright = { x: position.x + size.width / 2 + distance, y: position.y + size.height / 2 + distance };
  return rotation === 0 ? upright : turned(upright, position, rotation);
}

/**
 * The rectangle that carries a frame's handles: the frame itself, or a larger one when it is too small to be pressed
 * between its handles. `reach` is in scene pixels.
 */
export function gripFrame(frame: Frame, reach: number): Frame {
  const [width, height] = [frame.size.width, frame.size.height].map((side) =>
    Math.abs(side) < 4 * reach ? Math.abs(side) + 2 * reach : side,
  );
  return { ...frame, size: { width: width ?? 0, height: height ?? 0 } };
}

/** The part of a frame at a scene point: the knob, a handle, or nothing. `reach` and `distance` are in scene pixels. */
export function gripAt(frame: Frame, point: Point, reach: number, distance: number): Handle | 'turn' | undefined {
  const outer = gripFrame(frame, reach);
  if (isNear(knobPoint(outer, distance), point, reach)) return 'turn';
  const isSmall = outer.size.width !== frame.size.width && outer.size.height !== frame.size.height;
  if (isSmall && isInside(point, frame)) return undefined;
  const nearest = handles
    .map((handle) => ({ handle, gap: gapBetween(handlePoint(outer, handle), point) }))
    .filter(({ gap }) => gap <= reach)
    .sort((a, b) => a.gap - b.gap || weight(a.handle) - weight(b.handle));
  return nearest[0]?.handle;
}

/** Corners take precedence over sides. */
function weight(handle: Handle): number {
  return handle.x !== 0 && handle.y !== 0 ? 0 : 1;
}

function isNear(a: Point, b: Point, reach: number): boolean {
  return gapBetween(a, b) <= reach;
}

function gapBetween(a: Point, b: Point): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}
