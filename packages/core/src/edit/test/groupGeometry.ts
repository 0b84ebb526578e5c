import fc from 'fast-check';
import type { Id } from '../../generated/entities.ts';
import type { Project } from '../../model/project.ts';
import { buildProject, type InstanceDescription } from '../../testing.ts';
import { applyEdit } from '../applyEdit.ts';
import type { Edit } from '../editDefinitions.ts';

/** How often a property is tried, and with which seed. */
export interface Runs {
  readonly seed: number;
  readonly numRuns: number;
}

/**
 * Group move, rotate and resize transform the corners of actors by these matrices. docs/product-rules.md#group-move.
 */
export const groupProperties: Readonly<Record<string, (runs: Runs) => void>> = {
  'a move shifts every corner by the distance': (runs) => check(runs, point, moves),
  'a rotation turns every corner around the center of the selection box': (runs) => check(runs, angle, turns),
  'a resize scales every corner of unrotated actors with the selection box': (runs) =>
    check(runs, scale, (sample, by) => resizes(upright(sample, 0), by, 0)),
  'a resize along a rotated box scales every corner of actors with the same rotation': (runs) =>
    check(runs, fc.tuple(scale, angle), (sample, [by, degrees]) => resizes(upright(sample, degrees), by, degrees)),
  'a resize of a mixed group scales positions and sizes, and keeps angles': (runs) => check(runs, scale, resizesMixed),
};

type Point = readonly [x: number, y: number];
/** Rows of a 3 x 3 matrix whose last row is 0 0 1. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

interface Body {
  readonly id: Id;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly degrees: number;
  readonly isSelected: boolean;
  /** Which values are the instance's own; the others come from the prototype. */
  readonly own: { readonly size: boolean; readonly rotation: boolean };
  readonly layer: number;
}

interface Sample {
  readonly bodies: readonly Body[];
  readonly prototype: { readonly width: number; readonly height: number; readonly degrees: number };
}

const coordinate = fc.integer({ min: -200_000, max: 200_000 }).map((value) => value / 100);
const length = fc.integer({ min: 1, max: 50_000 }).map((value) => value / 100);
const angle = fc.integer({ min: -72_000, max: 72_000 }).map((value) => value / 100);
const factor = fc.integer({ min: 5, max: 500 }).map((value) => value / 100);
const point = fc.tuple(coordinate, coordinate);
const scale = fc.tuple(factor, factor);

const samples: fc.Arbitrary<Sample> = fc.record({
  prototype: fc.record({ width: length, height: length, degrees: fc.integer({ min: 0, max: 359 }) }),
  bodies: fc
    .array(
      fc.record({
        x: coordinate,
        y: coordinate,
        width: length,
        height: length,
        degrees: fc.integer({ min: 0, max: 35_999 }).map((value) => value / 100),
        isSelected: fc.boolean(),
        own: fc.record({ size: fc.boolean(), rotation: fc.boolean() }),
        layer: fc.integer({ min: 0, max: 2 }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((list) => list.map((body, index) => ({ ...body, id: `id${index + 100}` }))),
});

function check<Value>(runs: Runs, values: fc.Arbitrary<Value>, property: (sample: Sample, value: Value) => void): void {
  fc.assert(fc.property(samples, values, property), runs);
}

/** The same bodies, all rotated by the same angle. */
function upright(sample: Sample, degrees: number): Sample {
  const bodies = sample.bodies.map((body) => ({ ...body, degrees, own: { ...body.own, rotation: true } }));
  return { ...sample, bodies };
}

function moves(sample: Sample, [x, y]: Point): void {
  const edit: Edit = { kind: 'instance.move', data: { scene: 'id1', ids: chosen(sample), by: { x, y } } };
  compare(sample, edit, [1, 0, x, 0, 1, y]);
}

function turns(sample: Sample, degrees: number): void {
  const [x, y] = middle(sample);
  const data = { scene: 'id1', ids: chosen(sample), by: degrees, pivot: { x, y } };
  compare(sample, { kind: 'instance.rotate', data }, about([x, y], rotation(degrees)));
}

function resizes(sample: Sample, by: Point, degrees: number): void {
  const anchor = boxOf(sample)[0];
  const scaling = product(rotation(degrees), [by[0], 0, 0, 0, by[1], 0], rotation(-degrees));
  compare(sample, resize(sample, by, degrees), about(anchor, scaling));
}

function resize(sample: Sample, [x, y]: Point, degrees: number): Edit {
  const [anchorX, anchorY] = boxOf(sample)[0];
  const data = { scene: 'id1', ids: chosen(sample), anchor: { x: anchorX, y: anchorY }, scale: { x, y } };
  return { kind: 'instance.resize', data: { ...data, rotation: degrees } };
}

function resizesMixed(sample: Sample, by: Point): void {
  const after = bodiesOf(changed(sample, resize(sample, by, 0)), sample);
  const [anchorX, anchorY] = boxOf(sample)[0];
  for (const [index, body] of effective(sample).entries()) {
    const [sx, sy] = body.isSelected ? by : [1, 1];
    const wanted = {
      x: anchorX + (body.x - anchorX) * sx,
      y: anchorY + (body.y - anchorY) * sy,
      width: body.width * sx,
      height: body.height * sy,
      degrees: body.degrees,
    };
    for (const [key, value] of Object.entries(wanted)) {
      demandNear(Reflect.get(after[index] ?? {}, key), value, `${key} of ${body.id}`);
    }
  }
}

/** Checks that every corner of the chosen bodies is where the matrix puts it, and every other one where it was. */
function compare(sample: Sample, edit: Edit, matrix: Matrix): void {
  const after = bodiesOf(changed(sample, edit), sample);
  for (const [index, body] of effective(sample).entries()) {
    const found = cornersOf(after[index] ?? body);
    const before = cornersOf(body);
    for (const [at, corner] of before.entries()) {
      const [x, y] = body.isSelected ? transform(matrix, corner) : corner;
      demandNear(found[at]?.[0], x, `x of corner ${at} of ${body.id}`);
      demandNear(found[at]?.[1], y, `y of corner ${at} of ${body.id}`);
    }
  }
}

/** Positions are rounded to a ten-thousandth of a pixel and angles to one of a degree. */
function demandNear(found: unknown, wanted: number, what: string): void {
  const tolerance = 2e-3 + Math.abs(wanted) * 4e-6;
  if (typeof found === 'number' && Math.abs(found - wanted) <= tolerance) return;
  throw new Error(`${what} is ${String(found)} in place of ${wanted}`);
}

function changed(sample: Sample, edit: Edit): Project {
  const applied = applyEdit(projectOf(sample), edit);
  if (!applied.ok) throw new Error(applied.issues[0]?.message);
  return applied.value.project;
}

function projectOf({ bodies, prototype }: Sample): Project {
  const { width, height, degrees } = prototype;
  const actorOf = (body: Body): InstanceDescription => ({
    id: body.id,
    prototype: 'id1',
    position: { x: body.x, y: body.y },
    attributes: {
      ...(body.own.size && { size: { width: body.width, height: body.height } }),
      ...(body.own.rotation && { rotation: body.degrees }),
    },
  });
  const layers = [0, 1, 2].map((layer) => ({
    id: `id${layer + 10}`,
    actors: bodies.filter((body) => body.layer === layer).map(actorOf),
  }));
  return buildProject({
    prototypes: [{ id: 'id1', attributes: { size: { width, height }, rotation: degrees } }],
    scenes: [{ id: 'id1', layers }],
  });
}

type Box = Pick<Body, 'x' | 'y' | 'width' | 'height' | 'degrees'>;

/** Position, size and angle of every body in the project, read without the code under test. */
function bodiesOf(project: Project, { bodies }: Sample): Box[] {
  const instances = [...project.scenes.values()].flatMap(({ layers }) => layers.flatMap(({ actors }) => actors));
  const prototype = project.actors.get('id1')?.attributes;
  return bodies.map(({ id }) => {
    const own = JSON.parse(JSON.stringify(instances.find((instance) => instance.id === id)?.attributes ?? {}));
    const { position, size, rotation: degrees } = { ...prototype, ...own };
    return { x: position.x, y: position.y, width: size.width, height: size.height, degrees };
  });
}

/** The bodies with their effective values before the edit. */
function effective({ bodies, prototype }: Sample): Body[] {
  return bodies.map((body) => ({
    ...body,
    ...(!body.own.size && { width: prototype.width, height: prototype.height }),
    ...(!body.own.rotation && { degrees: prototype.degrees }),
    degrees: body.own.rotation ? ((body.degrees % 360) + 360) % 360 : prototype.degrees,
  }));
}

function chosen({ bodies }: Sample): Id[] {
  return bodies.filter(({ isSelected }) => isSelected).map(({ id }) => id);
}

/** Lower left and upper right corner of the axis-aligned box around all corners of the chosen bodies. */
function boxOf(sample: Sample): readonly [Point, Point] {
  const corners = effective(sample)
    .filter(({ isSelected }) => isSelected)
    .flatMap(cornersOf);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  if (corners.length === 0)
    return [
      [0, 0],
      [0, 0],
    ];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

function middle(sample: Sample): Point {
  const [[left, low], [right, high]] = boxOf(sample);
  return [(left + right) / 2, (low + high) / 2];
}

function cornersOf({ x, y, width, height, degrees }: Box): Point[] {
  const matrix = product([1, 0, x, 0, 1, y], rotation(degrees), [width, 0, 0, 0, height, 0]);
  const unit: readonly Point[] = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ];
  return unit.map((corner) => transform(matrix, corner));
}

function rotation(degrees: number): Matrix {
  const radians = (degrees * Math.PI) / 180;
  return [Math.cos(radians), -Math.sin(radians), 0, Math.sin(radians), Math.cos(radians), 0];
}

function about([x, y]: Point, matrix: Matrix): Matrix {
  return product([1, 0, x, 0, 1, y], matrix, [1, 0, -x, 0, 1, -y]);
}

function product(first: Matrix, ...others: readonly Matrix[]): Matrix {
  return others.reduce<Matrix>(
    ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
      a * g + b * j,
      a * h + b * k,
      a * i + b * l + c,
      d * g + e * j,
      d * h + e * k,
      d * i + e * l + f,
    ],
    first,
  );
}

function transform([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + b * y + c, d * x + e * y + f];
}
