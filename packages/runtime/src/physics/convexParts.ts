/** Corners of one convex polygon, counter-clockwise: x, y, x, y … from -0.5 to 0.5 of the actor's size. */
export type ConvexPart = readonly number[];

type Corner = readonly [number, number];
type Polygon = readonly (readonly number[])[];

const known = new WeakMap<Polygon, readonly ConvexPart[]>();

/**
 * Cuts a custom collision shape into convex parts that cover it. A shape that crosses itself is replaced by its hull,
 * and one without area gives no part. Results are cached per list of corners. docs/runtime-rules.md#actor-attributes.
 */
export function convexParts(polygon: Polygon): readonly ConvexPart[] {
  let parts = known.get(polygon);
  if (!parts) {
    parts = cut(polygon).map((corners) => corners.flat());
    known.set(polygon, parts);
  }
  return parts;
}

function cut(polygon: Polygon): Corner[][] {
  const corners = cleaned(polygon);
  if (corners.length < 3) return [];
  if (isConvex(corners)) return [corners];
  const triangles = triangulate(corners);
  if (!triangles) {
    const hull = hullOf(corners);
    return hull.length < 3 ? [] : [hull];
  }
  return mergeConvex(triangles);
}

/** Finite corners without duplicates or collinear ones, counter-clockwise; empty without area. */
function cleaned(polygon: Polygon): Corner[] {
  let corners: Corner[] = [];
  for (const [x, y] of polygon) {
    if (x === undefined || y === undefined || !Number.isFinite(x) || !Number.isFinite(y)) continue;
    const [lastX, lastY] = corners.at(-1) ?? [];
    if (x !== lastX || y !== lastY) corners.push([x, y]);
  }
  corners = corners.filter((corner, i) => i === 0 || !isSame(corner, at(corners, 0)));
  corners = corners.filter((corner, i) => turn(at(corners, i - 1), corner, at(corners, i + 1)) !== 0);
  const area = doubleArea(corners);
  if (Math.abs(area) < 1e-9) return [];
  return area > 0 ? corners : corners.reverse();
}

function isConvex(corners: readonly Corner[]): boolean {
  const isLeft = corners.every((corner, i) => turn(at(corners, i - 1), corner, at(corners, i + 1)) > 0);
  return isLeft && corners.length <= hullOf(corners).length;
}

/** Ear clipping; undefined for outlines that intersect themselves. */
function triangulate(outline: readonly Corner[]): Corner[][] | undefined {
  const rest = [...outline];
  const triangles: Corner[][] = [];
  while (rest.length > 3) {
    const ear = rest.findIndex((_, i) => isEar(rest, i));
    if (ear < 0) return undefined;
    triangles.push([at(rest, ear - 1), at(rest, ear), at(rest, ear + 1)]);
    rest.splice(ear, 1);
  }
  triangles.push(rest);
  const area = triangles.reduce((sum, triangle) => sum + Math.abs(doubleArea(triangle)), 0);
  return Math.abs(area - doubleArea(outline)) < 1e-9 ? triangles : undefined;
}

function isEar(corners: readonly Corner[], i: number): boolean {
  const [a, b, c] = [at(corners, i - 1), at(corners, i), at(corners, i + 1)];
  if (turn(a, b, c) <= 0) return false;
  return !corners.some(
    (p) => p !== a && p !== b && p !== c && turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0,
  );
}

function mergeConvex(triangles: Corner[][]): Corner[][] {
  const parts = [...triangles];
  for (let i = 0; i < parts.length; i++) {
    for (let j = i + 1; j < parts.length; j++) {
      const merged = joined(parts[i] ?? [], parts[j] ?? []);
      if (!merged) continue;
      parts[i] = merged;
      parts.splice(j, 1);
      j = i;
    }
  }
  return parts;
}

/** Both polygons as one when they share an edge and stay convex. */
function joined(first: readonly Corner[], second: readonly Corner[]): Corner[] | undefined {
  for (let i = 0; i < first.length; i++) {
    const start = second.indexOf(at(first, i + 1));
    if (start < 0 || at(second, start + 1) !== at(first, i)) continue;
    const outline = [
      ...Array.from({ length: first.length }, (_, k) => at(first, i + 1 + k)),
      ...Array.from({ length: second.length - 2 }, (_, k) => at(second, start + 2 + k)),
    ];
    const merged = outline.filter((corner, k) => turn(at(outline, k - 1), corner, at(outline, k + 1)) !== 0);
    return isConvex(merged) ? merged : undefined;
  }
  return undefined;
}

function hullOf(corners: readonly Corner[]): Corner[] {
  const sorted = [...corners].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (points: readonly Corner[]) => {
    const side: Corner[] = [];
    for (const point of points) {
      while (side.length > 1 && turn(at(side, side.length - 2), at(side, side.length - 1), point) <= 0) side.pop();
      side.push(point);
    }
    return side.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

function doubleArea(corners: readonly Corner[]): number {
  return corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = at(corners, i + 1);
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Positive when the path a, b, c turns left; 0 when it is straight. */
function turn(a: Corner, b: Corner, c: Corner): number {
  const value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  return Math.abs(value) < 1e-12 ? 0 : value;
}

function isSame(a: Corner, b: Corner): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function at(corners: readonly Corner[], index: number): Corner {
  return corners[(index + corners.length) % corners.length] ?? [0, 0];
}
