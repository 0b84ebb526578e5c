import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeFrame } from '../compose/compose.ts';
import { boundsOf, celFrom, readCel } from '../document/cel.ts';
import { createHistory, dirtyBetween, record, redo, undo } from '../document/history.ts';
import { bytesOf, celAt, createPicture, type Picture } from '../document/picture.ts';
import { selectRectangle } from '../select/mask.ts';
import {
  anyPicture,
  blank,
  drawingOf,
  pixelsOf,
  randomPicture,
  rasterFrom,
  red,
  redInk,
  unwrap,
} from '../test/pictures.ts';
import { apply } from './apply.ts';
import type { Edit } from './edit.ts';

const at = { frame: 0, layer: 0 };

/** A picture whose only cel has the given pixels. */
function pictured(rows: readonly string[]): Picture {
  const raster = rasterFrom(rows);
  return { ...blank(raster.width, raster.height), cels: [[celFrom(raster)]] };
}

function after(picture: Picture, ...edits: Edit[]): Picture {
  return edits.reduce((before, edit) => unwrap(apply(before, edit)).picture, picture);
}

function drawing(picture: Picture): string[] {
  return drawingOf(readCel(unwrap(celAt(picture, at)), boundsOf(picture)));
}

const selection = selectRectangle({ x: 10, y: 5, width: 30, height: 20 });
const smooth = { kind: 'smooth', size: 9, hardness: 1, flow: 1 } as const;

/** An edit of every kind that is possible in pictures of any size with at least one layer and frame. */
const edits: Edit[] = [
  {
    kind: 'stroke',
    ...at,
    options: { ...redInk, tip: smooth },
    points: [
      { x: 3, y: 3 },
      { x: 60, y: 40 },
    ],
  },
  { kind: 'shape', ...at, shape: { shape: 'ellipse', x: 2, y: 2, width: 30, height: 20, isSmooth: true }, ink: redInk },
  { kind: 'fillSelection', ...at, ink: { ...redInk, opacity: 0.5 }, selection },
  { kind: 'pastePixels', ...at, raster: rasterFrom(['ab', 'cd']), x: -1, y: 0 },
  { kind: 'clear', ...at, selection },
  { kind: 'place', ...at, selection, placement: { dx: 4, degrees: 30, sampling: 'bilinear' } },
  { kind: 'replaceColor', ...at, from: red, to: { r: 1, g: 2, b: 3, a: 255 }, tolerance: 200 },
  { kind: 'removeBackground', ...at, options: { tolerance: 20, softness: 60 } },
  { kind: 'flip', axis: 'horizontal' },
  { kind: 'turn', quarters: 1 },
  { kind: 'rotate', degrees: 33, sampling: 'nearest' },
  { kind: 'scale', width: 20, height: 90, scaling: 'area' },
  { kind: 'canvas', width: 70, height: 10, anchor: { x: 0.5, y: 1 } },
  { kind: 'crop', rect: { x: -3, y: 0, width: 30, height: 4 } },
  { kind: 'layer.add', index: 1, name: 'Front' },
  { kind: 'layer.duplicate', index: 0, name: 'Copy' },
  { kind: 'layer.move', from: 0, to: 0 },
  { kind: 'layer.set', index: 0, values: { name: 'Sky', opacity: 0.5, isVisible: false } },
  { kind: 'frame.add', index: 0 },
  { kind: 'frame.duplicate', index: 0 },
  { kind: 'frame.move', from: 0, to: 0 },
  { kind: 'frame.setDuration', index: 0, duration: 250 },
  { kind: 'setRate', rate: 30 },
];

describe('apply', () => {
  it('leaves the old picture as it was, marks what looks different, and is undone to the same bytes', () => {
    fc.assert(
      fc.property(anyPicture, fc.array(fc.constantFrom(...edits), { minLength: 1, maxLength: 4 }), (picture, list) => {
        const before = pixelsOf(picture);
        let history = createHistory(picture);
        const seen: string[] = [before];
        for (const edit of list) {
          const { picture: next, dirty } = unwrap(apply(history.picture, edit));
          if (next.width === history.picture.width && next.frames.length === history.picture.frames.length) {
            expectSameOutside(history.picture, next, dirty);
          }
          expectInvariants(next);
          if (next !== history.picture) seen.push(pixelsOf(next));
          history = record(history, next, edit.kind);
        }
        const last = history;
        for (const pixels of seen.toReversed()) {
          expect(pixelsOf(history.picture)).toBe(pixels);
          history = undo(history);
        }
        expect(history.picture).toBe(picture);
        expect(pixelsOf(picture)).toBe(before);
        for (const _ of seen) history = redo(history);
        expect(history.picture).toBe(last.picture);
      }),
      { seed: 1, numRuns: 40 },
    );
  });

  it.each<[string, Edit, string, string]>([
    ['no such layer', { ...at, layer: 5, kind: 'clear', selection }, 'range', 'There is no layer 5 in frame 0.'],
    ['the last layer', { kind: 'layer.remove', index: 0 }, 'last', 'The last layer cannot be removed.'],
    ['the last frame', { kind: 'frame.remove', index: 0 }, 'last', 'The last frame cannot be removed.'],
    ['no frame', { kind: 'frame.move', from: 0, to: 4 }, 'range', 'There is no frame 4.'],
    ['no layer behind', { kind: 'layer.mergeDown', index: 0 }, 'range', 'There is no layer behind this one.'],
    ['a rate of 0', { kind: 'setRate', rate: 0 }, 'range', 'The rate must be between 1 and 60 frames a second.'],
    [
      'no opacity',
      { kind: 'layer.set', index: 0, values: { opacity: 2 } },
      'range',
      'Opacity must be between 0 and 1.',
    ],
    [
      'a huge canvas',
      { kind: 'scale', width: 16_384, height: 2, scaling: 'area' },
      'size',
      'The picture is 16384 x 2 px. A side can have up to 8192 px.',
    ],
    [
      'a large area',
      { kind: 'canvas', width: 4097, height: 4096, anchor: { x: 0, y: 0 } },
      'size',
      'The picture is 4097 x 4096 px. Up to 4096 x 4096 px in all are possible.',
    ],
    ['nothing to crop to', { kind: 'cropToContent' }, 'empty', 'Nothing would be left.'],
    [
      'half pixels',
      { ...at, kind: 'pastePixels', raster: rasterFrom(['a']), x: 0.5, y: 0 },
      'range',
      'Pixels can be pasted at whole pixels only.',
    ],
    ['a third of a turn', { kind: 'turn', quarters: 1.5 }, 'range', 'Only whole quarter turns are possible.'],
    [
      'a huge shape',
      {
        ...at,
        kind: 'shape',
        ink: redInk,
        shape: { shape: 'ellipse', x: 0, y: 0, width: 1e9, height: 1, isSmooth: false },
      },
      'range',
      'The shape is too large.',
    ],
  ])('refuses %s', (_, edit, code, message) => {
    expect(apply(blank(20, 10), edit)).toEqual({ ok: false, code, message });
  });

  it('refuses the 21st layer and the 257th frame', () => {
    let picture = blank(2, 2);
    for (let count = 1; count < 20; count++) picture = after(picture, { kind: 'layer.add', index: 0, name: 'Layer' });
    expect(apply(picture, { kind: 'layer.duplicate', index: 0, name: 'Copy' })).toMatchObject({ code: 'size' });
    for (let count = 1; count < 256; count++) picture = after(picture, { kind: 'frame.add', index: count });
    expect(apply(picture, { kind: 'frame.duplicate', index: 0 })).toMatchObject({ code: 'size' });
    expect(new Set([...picture.layers, ...picture.frames].map(({ id }) => id)).size).toBe(20 + 256);
  });

  it.each([
    [16_384, 16_384, 'size'],
    [0, 5, 'range'],
    [2.5, 5, 'range'],
    [Number.NaN, 5, 'range'],
  ])('refuses a picture of %d x %d px', (width, height, code) => {
    expect(createPicture(width, height)).toMatchObject({ ok: false, code });
  });
});

describe('edits', () => {
  it.each<[string, readonly string[], Edit, readonly string[]]>([
    [
      'moves what is selected over the rest',
      ['ab..', 'cd..'],
      {
        ...at,
        kind: 'place',
        selection: selectRectangle({ x: 0, y: 0, width: 2, height: 1 }),
        placement: { dx: 1, dy: 1 },
      },
      ['....', 'abc.'],
    ],
    [
      'moves pixels out of the picture',
      ['ab', 'cd'],
      { ...at, kind: 'place', selection: selectRectangle({ x: 0, y: 0, width: 1, height: 2 }), placement: { dx: -1 } },
      ['.a', '.b'],
    ],
    [
      'flips what is selected',
      ['abc.'],
      {
        ...at,
        kind: 'place',
        selection: selectRectangle({ x: 0, y: 0, width: 3, height: 1 }),
        placement: { flipHorizontal: true },
      },
      ['abc.'],
    ],
    [
      'rotates what is selected around its center',
      ['.abc.', '.....', '.....'],
      {
        ...at,
        kind: 'place',
        selection: selectRectangle({ x: 1, y: 0, width: 3, height: 3 }),
        placement: { degrees: 90 },
      },
      ['...a.', '...b.', '...c.'],
    ],
    [
      'doubles what is selected',
      ['a...', '....', '....', '....'],
      {
        ...at,
        kind: 'place',
        selection: selectRectangle({ x: 0, y: 0, width: 2, height: 2 }),
        placement: { scaleX: 2, scaleY: 2, dx: 1, dy: 1 },
      },
      ['aa..', 'aa..', '....', '....'],
    ],
    [
      'anchors the canvas',
      ['ab', 'cd'],
      { kind: 'canvas', width: 4, height: 3, anchor: { x: 0.5, y: 1 } },
      ['....', '.ab.', '.cd.'],
    ],
    ['cuts the canvas', ['abc', 'def'], { kind: 'canvas', width: 1, height: 1, anchor: { x: 1, y: 1 } }, ['a']],
    ['crops to the content', ['....', '..a.', '.b..'], { kind: 'cropToContent' }, ['.a', 'b.']],
    ['turns clockwise', ['ab', 'cd', 'ef'], { kind: 'turn', quarters: 1 }, ['abc', 'def']],
  ])('%s', (_, rows, edit, expected) => {
    expect(drawing(after(pictured(rows), edit))).toEqual(expected);
  });

  it('turn letters as they were', () => {
    const turned = readCel(unwrap(celAt(after(pictured(['ab', 'cd', 'ef']), { kind: 'turn', quarters: 1 }), at)), {
      x: 0,
      y: 0,
      width: 3,
      height: 2,
    });
    expect(turned.data).toEqual(rasterFrom(['eca', 'fdb']).data);
  });

  it('merge layers as they are seen', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const picture = randomPicture(70, 20, 2, 2, seed);
        const merged = after(picture, { kind: 'layer.mergeDown', index: 1 });
        expect(merged.layers).toHaveLength(1);
        expect([0, 1].map((frame) => composeFrame(merged, frame))).toEqual(
          [0, 1].map((frame) => composeFrame(picture, frame)),
        );
      }),
      { seed: 1, numRuns: 20 },
    );
  });

  it('move layers and frames with their pixels', () => {
    const picture = randomPicture(10, 10, 3, 3, 5);
    const moved = after(picture, { kind: 'layer.move', from: 0, to: 2 }, { kind: 'frame.move', from: 2, to: 0 });
    expect(moved.layers.map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(moved.frames.map(({ id }) => id)).toEqual([6, 4, 5]);
    expect(moved.cels[0]?.[2]).toBe(picture.cels[2]?.[0]);
    const removed = after(moved, { kind: 'layer.remove', index: 2 }, { kind: 'frame.remove', index: 0 });
    expect(removed.cels[0]?.[0]).toBe(picture.cels[0]?.[1]);
    expect(removed.cels.map((row) => row.length)).toEqual([2, 2]);
  });
});

describe('the history', () => {
  it('drops the oldest steps beyond its budget, and counts only what a step has changed', () => {
    const tile = 64 * 64 * 4;
    let history = createHistory(randomPicture(256, 256, 2, 1, 3), 3 * tile);
    for (let step = 0; step < 6; step++) {
      const points = [{ x: 10 + step, y: 10 }];
      const edit: Edit = { kind: 'stroke', ...at, options: { ...redInk, tip: smooth }, points };
      history = record(history, unwrap(apply(history.picture, edit)).picture, `Stroke ${step}`);
    }
    expect(history.past.map(({ label, bytes }) => [label, bytes])).toEqual([
      ['Stroke 3', tile],
      ['Stroke 4', tile],
      ['Stroke 5', tile],
    ]);
    const large = record(history, unwrap(apply(history.picture, { kind: 'flip', axis: 'vertical' })).picture, 'Flip');
    expect(large.past.map(({ label }) => label)).toEqual(['Flip']);
    expect(bytesOf(large.picture)).toBeLessThanOrEqual(32 * tile);
  });

  it('does nothing at its ends, and forgets what was undone after a new step', () => {
    const start = createHistory(blank(4, 4));
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
    const one = record(start, blank(4, 4), 'One');
    const two = record(undo(one), blank(5, 4), 'Two');
    expect(redo(two)).toBe(two);
    expect(undo(two).picture).toBe(start.picture);
    expect(dirtyBetween(start.picture, two.picture, 0)).toEqual({ x: 0, y: 0, width: 5, height: 4 });
  });
});

function expectSameOutside(before: Picture, next: Picture, dirty: ReturnType<typeof boundsOf>): void {
  const a = composeFrame(before, 0);
  const b = composeFrame(next, 0);
  for (let index = 0; index < a.width * a.height; index++) {
    const x = index % a.width;
    const y = Math.floor(index / a.width);
    if (x >= dirty.x && y >= dirty.y && x < dirty.x + dirty.width && y < dirty.y + dirty.height) continue;
    for (let byte = index * 4; byte < index * 4 + 4; byte++) {
      if (a.data[byte] !== b.data[byte]) expect.fail(`the pixel ${x}, ${y} changed outside the dirty rectangle`);
    }
  }
}

/** Invisible pixels are 0, tiles are never empty, and cels have the size of the picture. */
function expectInvariants(picture: Picture): void {
  expect(picture.cels.map((row) => row.length)).toEqual(picture.frames.map(() => picture.layers.length));
  for (const cel of picture.cels.flat()) {
    expect([cel.width, cel.height]).toEqual([picture.width, picture.height]);
    for (const tile of cel.tiles) {
      if (!tile) continue;
      let visible = 0;
      for (let index = 0; index < tile.length; index += 4) {
        if (tile[index + 3] !== 0) visible++;
        else if (tile[index] || tile[index + 1] || tile[index + 2]) expect.fail('an invisible pixel has a color');
      }
      expect(visible).toBeGreaterThan(0);
    }
  }
}
