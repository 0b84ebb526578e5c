import { apply, boundsOf, composeFrame, createPicture, type Edit, type Picture, readCel } from '@playhouse/paint';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Thumbnail, type ThumbnailPart, thumbnailSize } from './thumbnail.ts';

function edited(before: Picture, edits: readonly Edit[]): Picture {
  return edits.reduce((current, edit) => {
    const applied = apply(current, edit);
    return applied.ok ? applied.value.picture : current;
  }, before);
}

/** The middle of the area of each pixel, taken from a whole raster. */
function expected(picture: Picture, { frame, layer }: ThumbnailPart, side: number): number[] {
  const cel = layer === undefined ? undefined : picture.cels[frame]?.[layer];
  const { data } = cel ? readCel(cel, boundsOf(picture)) : composeFrame(picture, frame);
  const { width, height } = thumbnailSize(picture, side);
  return Array.from({ length: width * height }, (_, index) => {
    const x = Math.floor((((index % width) + 0.5) * picture.width) / width);
    const y = Math.floor(((Math.floor(index / width) + 0.5) * picture.height) / height);
    return [...data.subarray((y * picture.width + x) * 4, (y * picture.width + x + 1) * 4)];
  }).flat();
}

const anyDot: fc.Arbitrary<Edit> = fc
  .record({ x: fc.nat(299), y: fc.nat(199), layer: fc.nat(1), frame: fc.nat(1), a: fc.constantFrom(90, 255) })
  .map(({ x, y, layer, frame, a }) => ({
    kind: 'stroke',
    frame,
    layer,
    options: {
      tip: { kind: 'pixel', shape: 'square', size: 30 },
      color: { r: x % 256, g: y, b: 9, a },
      opacity: 1,
      isErasing: false,
    },
    points: [{ x, y }],
  }));
const anyEdit = fc.oneof(
  { weight: 6, arbitrary: anyDot },
  fc.constantFrom<Edit>(
    { kind: 'layer.set', index: 1, values: { isVisible: false } },
    { kind: 'layer.set', index: 1, values: { isVisible: true, opacity: 0.5 } },
    { kind: 'layer.move', from: 0, to: 1 },
    { kind: 'frame.move', from: 0, to: 1 },
    { kind: 'turn', quarters: 1 },
    { kind: 'layer.remove', index: 1 },
  ),
);

describe('a thumbnail', () => {
  it('shows the middle of each area, also where only a part has changed', () => {
    const made = createPicture(300, 200);
    if (!made.ok) throw new Error(made.message);
    const first = edited(made.value, [
      { kind: 'layer.add', index: 1, name: 'Top' },
      { kind: 'frame.add', index: 1 },
    ]);
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 12 }), fc.constantFrom(0, 1, undefined), (edits, layer) => {
        const part = { frame: 0, ...(layer === undefined ? {} : { layer }) };
        const thumbnail = new Thumbnail(part, 44);
        let picture = first;
        for (const edit of [undefined, ...edits]) {
          if (edit) picture = edited(picture, [edit]);
          if (layer !== undefined && !picture.layers[layer]) return;
          const shown = thumbnail.of(picture).data;
          const wanted = expected(picture, part, 44);
          expect(shown.length).toBe(wanted.length);
          expect(wanted.findIndex((value, at) => Math.abs(value - (shown[at] ?? 0)) > 1)).toBe(-1);
        }
      }),
      { seed: 1, numRuns: 30 },
    );
  });

  it('is not enlarged, and has at least one pixel', () => {
    expect(thumbnailSize({ width: 8, height: 4 }, 44)).toEqual({ width: 8, height: 4 });
    expect(thumbnailSize({ width: 8192, height: 2 }, 44)).toEqual({ width: 44, height: 1 });
  });
});
