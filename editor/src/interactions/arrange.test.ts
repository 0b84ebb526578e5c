import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AlignTo, type Arranged, alignMoves, distributeMoves, type Moves } from './arrange.ts';

const number = fc.integer({ min: -500, max: 500 });
const length = fc.integer({ min: 1, max: 200 });
const things = fc
  .array(fc.record({ x: number, y: number, width: length, height: length }), { minLength: 1, maxLength: 12 })
  .map((boxes) => boxes.map((box, at): Arranged => ({ id: `id${at}`, box })));

function moved(list: readonly Arranged[], moves: Moves): readonly Arranged[] {
  return list.map(({ id, box }) => {
    const by = moves.get(id) ?? { x: 0, y: 0 };
    return { id, box: { ...box, x: box.x + by.x, y: box.y + by.y } };
  });
}

const edgeOf: Record<AlignTo, (thing: Arranged) => number> = {
  left: ({ box }) => box.x,
  center: ({ box }) => box.x + box.width / 2,
  right: ({ box }) => box.x + box.width,
  bottom: ({ box }) => box.y,
  middle: ({ box }) => box.y + box.height / 2,
  top: ({ box }) => box.y + box.height,
};
const outermost: Partial<Record<AlignTo, (values: number[]) => number>> = {
  left: (values) => Math.min(...values),
  bottom: (values) => Math.min(...values),
  right: (values) => Math.max(...values),
  top: (values) => Math.max(...values),
};

describe('aligning', () => {
  it.each(Object.keys(edgeOf) as AlignTo[])('brings every %s to one line and changes nothing else', (to) => {
    fc.assert(
      fc.property(things, (list) => {
        const after = moved(list, alignMoves(list, to));
        const lines = after.map(edgeOf[to]);
        for (const line of lines) expect(line).toBeCloseTo(lines[0] ?? Number.NaN, 6);
        const wanted = outermost[to]?.(list.map(edgeOf[to]));
        if (wanted !== undefined) expect(lines[0]).toBeCloseTo(wanted, 6);
        const other = ['left', 'center', 'right'].includes(to) ? 'y' : 'x';
        expect(after.map(({ box }) => box[other])).toEqual(list.map(({ box }) => box[other]));
      }),
      { seed: 3 },
    );
  });

  it('aligns with a given box, also a single thing', () => {
    const scene = { x: 0, y: 0, width: 1000, height: 500 };
    const [one] = moved(
      [{ id: 'a', box: { x: 7, y: 9, width: 100, height: 50 } }],
      alignMoves([{ id: 'a', box: { x: 7, y: 9, width: 100, height: 50 } }], 'right', scene),
    );
    expect(one?.box).toEqual({ x: 900, y: 9, width: 100, height: 50 });
  });

  it('moves nothing a second time', () => {
    fc.assert(
      fc.property(things, (list) => {
        expect(alignMoves(moved(list, alignMoves(list, 'left')), 'left').size).toBe(0);
      }),
      { seed: 4 },
    );
  });
});

describe('distributing', () => {
  it.each(['x', 'y'] as const)('makes all distances along %s equal and keeps the outer two', (axis) => {
    fc.assert(
      fc.property(things, (list) => {
        const sizeOf = ({ box }: Arranged) => (axis === 'x' ? box.width : box.height);
        const middle = (thing: Arranged) => thing.box[axis] + sizeOf(thing) / 2;
        const order = list.toSorted((a, b) => middle(a) - middle(b)).map(({ id }) => id);
        const after = moved(list, distributeMoves(list, axis));
        const placed = order.flatMap((id) => after.find((thing) => thing.id === id) ?? []);
        if (list.length < 3) expect(after).toEqual(list);
        if (list.length < 3) return;
        const gaps = placed.slice(1).flatMap((thing, at) => {
          const before = placed[at];
          return before ? [thing.box[axis] - before.box[axis] - sizeOf(before)] : [];
        });
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? Number.NaN, 6);
        for (const id of [order[0], order.at(-1)]) {
          expect(after.find((thing) => thing.id === id)).toEqual(list.find((thing) => thing.id === id));
        }
      }),
      { seed: 5 },
    );
  });
});
