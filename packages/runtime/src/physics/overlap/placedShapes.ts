import { cos, sin } from '../../math/trigonometry.ts';
import { positionIndex, traitIndex } from '../../rows/rowFields.ts';
import { type ConvexPart, convexParts } from '../convexParts.ts';
import type { PhysicsActor, Standing } from '../types.ts';

const { x: xAt, y: yAt, rotation: rotationAt } = positionIndex;
const { width: widthAt, height: heightAt } = traitIndex;

/** Codes of `kinds`. */
export const shapeKinds = { upright: 0, rectangle: 1, circle: 2, polygon: 3 } as const;

/**
 * The collision shapes of all actors at their positions when placed, in columns by slot. `upright` is a rectangle along
 * the axes, which its bounds describe completely.
 */
export interface PlacedShapes {
  count: number;
  kinds: Uint8Array;
  /** Center. */
  x: Float64Array;
  y: Float64Array;
  /** Half of width and height; the radius twice for a circle. */
  halfWidth: Float64Array;
  halfHeight: Float64Array;
  cos: Float64Array;
  sin: Float64Array;
  /** Left, bottom, right and top of each slot in turn. */
  bounds: Float64Array;
  /** Convex parts of polygons; empty for other kinds. */
  parts: (readonly ConvexPart[])[];
}

/** The properties of an actor that determine its shape and position. */
export type ShapedActor = Pick<
  PhysicsActor,
  'x' | 'y' | 'rotation' | 'width' | 'height' | 'collisionShape' | 'collisionPolygon'
>;

/** The columns of `PlacedShapes` as plain data, trimmed to size. */
export type ShapeColumns = Omit<PlacedShapes, 'count' | 'parts'>;

/** Columns without shapes. */
export function createPlacedShapes(): PlacedShapes {
  return { count: 0, ...columns(64), parts: [] };
}

/** Makes room for the given number of slots and clears them. */
function clearShapes(shapes: PlacedShapes, count: number): void {
  if (count > shapes.kinds.length) Object.assign(shapes, columns(count * 2));
  shapes.count = count;
  shapes.parts.length = count;
}

/** Writes the current shapes of all actors; the slot of each is its index. */
export function placeShapes(shapes: PlacedShapes, { actors, tables, offsets }: Standing): void {
  clearShapes(shapes, actors.length);
  const [at, traits] = [tables?.positions, tables?.traits];
  for (let slot = 0; slot < actors.length; slot++) {
    const actor = actors[slot];
    if (!actor) continue;
    const place = offsets[slot] ?? 0;
    if (at && traits && actor.collisionShape === 0 && at[place + rotationAt] === 0) {
      placeUpright(
        shapes,
        slot,
        at[place + xAt] ?? 0,
        at[place + yAt] ?? 0,
        traits[place + widthAt] ?? 0,
        traits[place + heightAt] ?? 0,
      );
    } else placeShape(shapes, slot, actor);
  }
}

/** What `placeShape` does for a rectangle that is not rotated. */
function placeUpright(shapes: PlacedShapes, slot: number, x: number, y: number, width: number, height: number): void {
  const halfWidth = Math.abs(width) / 2;
  const halfHeight = Math.abs(height) / 2;
  shapes.x[slot] = x;
  shapes.y[slot] = y;
  shapes.cos[slot] = 1;
  shapes.sin[slot] = 0;
  shapes.kinds[slot] = shapeKinds.upright;
  if (shapes.parts[slot] !== noParts) shapes.parts[slot] = noParts;
  size(shapes, slot, halfWidth, halfHeight);
  bound(shapes, slot, halfWidth, halfHeight);
}

/** Writes the current shape of an actor into a slot. docs/runtime-rules.md#physics. */
export function placeShape(shapes: PlacedShapes, slot: number, actor: ShapedActor): void {
  const width = Math.abs(actor.width);
  const height = Math.abs(actor.height);
  shapes.x[slot] = actor.x;
  shapes.y[slot] = actor.y;
  if (shapes.parts[slot] !== noParts) shapes.parts[slot] = noParts;
  if (actor.collisionShape === 1) {
    const radius = (width + height) / 4;
    shapes.kinds[slot] = shapeKinds.circle;
    size(shapes, slot, radius, radius);
    bound(shapes, slot, radius, radius);
    return;
  }
  const { rotation } = actor;
  const cosine = rotation === 0 ? 1 : cos(rotation);
  const sine = rotation === 0 ? 0 : sin(rotation);
  shapes.cos[slot] = cosine;
  shapes.sin[slot] = sine;
  size(shapes, slot, width / 2, height / 2);
  const parts = actor.collisionShape === 2 ? convexParts(actor.collisionPolygon) : noParts;
  if (parts.length > 0) {
    shapes.kinds[slot] = shapeKinds.polygon;
    shapes.parts[slot] = parts;
    boundParts(shapes, slot, parts);
    return;
  }
  const reachX = Math.abs(cosine) * (width / 2) + Math.abs(sine) * (height / 2);
  const reachY = Math.abs(sine) * (width / 2) + Math.abs(cosine) * (height / 2);
  shapes.kinds[slot] = sine === 0 || cosine === 0 ? shapeKinds.upright : shapeKinds.rectangle;
  bound(shapes, slot, reachX, reachY);
}

/** Copies of the columns, for a snapshot. */
export function copyColumns(shapes: PlacedShapes): ShapeColumns {
  const copy = columns(shapes.count);
  for (const name of columnNames) copy[name].set(shapes[name].subarray(0, shapes.count));
  copy.bounds.set(shapes.bounds.subarray(0, shapes.count * 4));
  copy.kinds.set(shapes.kinds.subarray(0, shapes.count));
  return copy;
}

/** Restores copied columns; polygons get their parts from the actors, in the order of the slots. */
export function restoreColumns(shapes: PlacedShapes, from: ShapeColumns, actors: readonly PhysicsActor[]): void {
  clearShapes(shapes, actors.length);
  for (const name of columnNames) shapes[name].set(from[name].subarray(0, actors.length));
  shapes.bounds.set(from.bounds.subarray(0, actors.length * 4));
  shapes.kinds.set(from.kinds.subarray(0, actors.length));
  for (const [slot, actor] of actors.entries()) {
    shapes.parts[slot] = shapes.kinds[slot] === shapeKinds.polygon ? convexParts(actor.collisionPolygon) : noParts;
  }
}

const columnNames = ['x', 'y', 'halfWidth', 'halfHeight', 'cos', 'sin'] as const;

const noParts: readonly ConvexPart[] = [];

function columns(length: number) {
  return {
    kinds: new Uint8Array(length),
    x: new Float64Array(length),
    y: new Float64Array(length),
    halfWidth: new Float64Array(length),
    halfHeight: new Float64Array(length),
    cos: new Float64Array(length),
    sin: new Float64Array(length),
    bounds: new Float64Array(length * 4),
  };
}

function size(shapes: PlacedShapes, slot: number, halfWidth: number, halfHeight: number): void {
  shapes.halfWidth[slot] = halfWidth;
  shapes.halfHeight[slot] = halfHeight;
}

function bound(shapes: PlacedShapes, slot: number, reachX: number, reachY: number): void {
  const x = shapes.x[slot] ?? 0;
  const y = shapes.y[slot] ?? 0;
  putBounds(shapes, slot, x - reachX, y - reachY, x + reachX, y + reachY);
}

function boundParts(shapes: PlacedShapes, slot: number, parts: readonly ConvexPart[]): void {
  const [cosine, sine] = [shapes.cos[slot] ?? 1, shapes.sin[slot] ?? 0];
  const width = (shapes.halfWidth[slot] ?? 0) * 2;
  const height = (shapes.halfHeight[slot] ?? 0) * 2;
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const part of parts) {
    for (let i = 0; i < part.length; i += 2) {
      const cornerX = (part[i] ?? 0) * width;
      const cornerY = (part[i + 1] ?? 0) * height;
      const x = cornerX * cosine - cornerY * sine;
      const y = cornerX * sine + cornerY * cosine;
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
    }
  }
  const x = shapes.x[slot] ?? 0;
  const y = shapes.y[slot] ?? 0;
  putBounds(shapes, slot, x + left, y + bottom, x + right, y + top);
}

function putBounds(
  { bounds }: PlacedShapes,
  slot: number,
  left: number,
  bottom: number,
  right: number,
  top: number,
): void {
  bounds[slot * 4] = left;
  bounds[slot * 4 + 1] = bottom;
  bounds[slot * 4 + 2] = right;
  bounds[slot * 4 + 3] = top;
}
