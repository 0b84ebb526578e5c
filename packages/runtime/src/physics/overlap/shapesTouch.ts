import { type PlacedShapes, shapeKinds } from './placedShapes.ts';

/** Shapes this close, in px, count as overlapping, so that resting solid actors overlap. */
export const touchDistance = 0.5;

/** True when the bounds of both slots come within the touch distance. */
export function boundsTouch(shapes: PlacedShapes, a: number, b: number): boolean {
  const { bounds } = shapes;
  const [atA, atB] = [a * 4, b * 4];
  return (
    column(bounds, atA) - column(bounds, atB + 2) <= touchDistance &&
    column(bounds, atB) - column(bounds, atA + 2) <= touchDistance &&
    column(bounds, atA + 1) - column(bounds, atB + 3) <= touchDistance &&
    column(bounds, atB + 1) - column(bounds, atA + 3) <= touchDistance
  );
}

/** True when both shapes overlap or touch, for slots whose bounds do. docs/runtime-rules.md#physics. */
export function shapesTouch(shapes: PlacedShapes, a: number, b: number): boolean {
  const kindA = shapes.kinds[a];
  const kindB = shapes.kinds[b];
  if (kindA === shapeKinds.upright && kindB === shapeKinds.upright) return true;
  if (kindA === shapeKinds.circle)
    return kindB === shapeKinds.circle ? circlesTouch(shapes, a, b) : meets(shapes, a, b);
  if (kindB === shapeKinds.circle) return meets(shapes, b, a);
  const cornersA = Math.max(1, shapes.parts[a]?.length ?? 0);
  const cornersB = Math.max(1, shapes.parts[b]?.length ?? 0);
  for (let i = 0; i < cornersA; i++) {
    const countA = loadCorners(shapes, a, i, firstX, firstY);
    for (let j = 0; j < cornersB; j++) {
      const countB = loadCorners(shapes, b, j, secondX, secondY);
      if (hasGap(firstX, firstY, countA, secondX, secondY, countB)) continue;
      if (!hasGap(secondX, secondY, countB, firstX, firstY, countA)) return true;
    }
  }
  return false;
}

/** Enough for the corners of one part; custom shapes have at most 64. */
const mostCorners = 256;
const firstX = new Float64Array(mostCorners);
const firstY = new Float64Array(mostCorners);
const secondX = new Float64Array(mostCorners);
const secondY = new Float64Array(mostCorners);

function circlesTouch(shapes: PlacedShapes, a: number, b: number): boolean {
  const x = column(shapes.x, a) - column(shapes.x, b);
  const y = column(shapes.y, a) - column(shapes.y, b);
  const reach = column(shapes.halfWidth, a) + column(shapes.halfWidth, b) + touchDistance;
  return x * x + y * y <= reach * reach;
}

/** Circle against a shape with corners. */
function meets(shapes: PlacedShapes, circle: number, other: number): boolean {
  const x = column(shapes.x, circle);
  const y = column(shapes.y, circle);
  const reach = column(shapes.halfWidth, circle) + touchDistance;
  const parts = Math.max(1, shapes.parts[other]?.length ?? 0);
  for (let i = 0; i < parts; i++) {
    const count = loadCorners(shapes, other, i, firstX, firstY);
    if (squareDistance(x, y, count) <= reach * reach) return true;
  }
  return false;
}

/** Square of the distance from a point to the loaded polygon; 0 inside. */
function squareDistance(x: number, y: number, count: number): number {
  let isInside = true;
  let nearest = Infinity;
  for (let i = 0; i < count; i++) {
    const next = i + 1 === count ? 0 : i + 1;
    const startX = column(firstX, i);
    const startY = column(firstY, i);
    const edgeX = column(firstX, next) - startX;
    const edgeY = column(firstY, next) - startY;
    const toX = x - startX;
    const toY = y - startY;
    if (edgeX * toY - edgeY * toX < 0) isInside = false;
    const length = edgeX * edgeX + edgeY * edgeY;
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, (toX * edgeX + toY * edgeY) / length));
    const awayX = toX - along * edgeX;
    const awayY = toY - along * edgeY;
    nearest = Math.min(nearest, awayX * awayX + awayY * awayY);
  }
  return isInside ? 0 : nearest;
}

/** True when an edge of the first polygon separates it from the second one by more than the touch distance. */
function hasGap(
  ownX: Float64Array,
  ownY: Float64Array,
  ownCount: number,
  otherX: Float64Array,
  otherY: Float64Array,
  otherCount: number,
): boolean {
  for (let i = 0; i < ownCount; i++) {
    const next = i + 1 === ownCount ? 0 : i + 1;
    const normalX = column(ownY, next) - column(ownY, i);
    const normalY = column(ownX, i) - column(ownX, next);
    const limit =
      normalX * column(ownX, i) +
      normalY * column(ownY, i) +
      touchDistance * Math.sqrt(normalX * normalX + normalY * normalY);
    let isBeyond = true;
    for (let j = 0; j < otherCount && isBeyond; j++) {
      isBeyond = normalX * column(otherX, j) + normalY * column(otherY, j) > limit;
    }
    if (isBeyond) return true;
  }
  return false;
}

/** Corners of a part in the scene, counter-clockwise; a rectangle has one part. Returns how many. */
function loadCorners(shapes: PlacedShapes, slot: number, part: number, toX: Float64Array, toY: Float64Array): number {
  const halfWidth = column(shapes.halfWidth, slot);
  const halfHeight = column(shapes.halfHeight, slot);
  const corners = shapes.parts[slot]?.[part] ?? unitRectangle;
  const cosine = column(shapes.cos, slot);
  const sine = column(shapes.sin, slot);
  const x = column(shapes.x, slot);
  const y = column(shapes.y, slot);
  const count = Math.min(mostCorners, corners.length / 2);
  for (let i = 0; i < count; i++) {
    const cornerX = (corners[i * 2] ?? 0) * 2 * halfWidth;
    const cornerY = (corners[i * 2 + 1] ?? 0) * 2 * halfHeight;
    toX[i] = x + cornerX * cosine - cornerY * sine;
    toY[i] = y + cornerX * sine + cornerY * cosine;
  }
  return count;
}

const unitRectangle = [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5];

function column(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}
