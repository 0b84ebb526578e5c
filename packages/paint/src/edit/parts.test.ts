import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Picture } from '../document/picture.ts';
import { accept } from '../result.ts';
import { selectRectangle } from '../select/mask.ts';
import { anyPicture, blank, pixelsOf, randomPicture, rasterFrom, red, redInk } from '../test/pictures.ts';
import { apply } from './apply.ts';
import type { Edit } from './edit.ts';
import { type ApplyPart, applyInParts, pixelsToEdit } from './parts.ts';

const at = { frame: 0, layer: 0 };
const selection = selectRectangle({ x: 1, y: 2, width: 30, height: 20 });

const large: readonly Edit[] = [
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
  { kind: 'cropToContent' },
  { kind: 'layer.mergeDown', index: 1 },
];
const listed: readonly Edit[] = [
  { kind: 'layer.add', index: 1, name: 'Front' },
  { kind: 'layer.move', from: 0, to: 0 },
  { kind: 'frame.duplicate', index: 0 },
  { kind: 'setRate', rate: 30 },
];

/** Applies a part to a copy, as a worker does. */
const apart: ApplyPart = async (part) => {
  const { picture, edit } = structuredClone(part);
  const applied = apply(picture, edit);
  return applied.ok ? accept(applied.value.picture) : applied;
};

/** A picture without its pixels, and these as a short text. */
const summaryOf = (picture: Picture) => ({ ...picture, cels: pixelsOf(picture) });

describe('an edit in parts', () => {
  it('leads to the picture that it leads to at once, or to the same refusal', async () => {
    await fc.assert(
      fc.asyncProperty(anyPicture, fc.constantFrom(...large, ...listed), async (picture, edit) => {
        const atOnce = apply(picture, edit);
        const inParts = await applyInParts(picture, edit, apart);
        if (!atOnce.ok || !inParts.ok) expect(inParts).toEqual(atOnce);
        else expect(summaryOf(inParts.value)).toEqual(summaryOf(atOnce.value.picture));
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it('changes a cel that frames share once, and tells how far it is', async () => {
    const picture = randomPicture(20, 10, 2, 1, 5);
    const twice: Picture = { ...picture, frames: [{ id: 8 }, { id: 9 }], cels: [...picture.cels, ...picture.cels] };
    const told: [number, number][] = [];
    const flipped = await applyInParts(twice, { kind: 'flip', axis: 'vertical' }, apart, (...how) => told.push(how));
    expect(told).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(flipped.ok && flipped.value.cels[0]?.[0]).toBe(flipped.ok && flipped.value.cels[1]?.[0]);
  });

  it('stops at the first part that is refused', async () => {
    const refusal = { ok: false, code: 'size', message: 'No.' } as const;
    let asked = 0;
    const result = await applyInParts(randomPicture(9, 9, 3, 1, 1), { kind: 'flip', axis: 'vertical' }, async () => {
      asked++;
      return refusal;
    });
    expect([result, asked]).toEqual([refusal, 1]);
  });
});

describe('the pixels to edit', () => {
  it('are none for changes of lists, and some for all others', () => {
    const picture = randomPicture(20, 10, 2, 1, 5);
    for (const edit of listed) expect(pixelsToEdit(picture, edit), edit.kind).toBe(0);
    for (const edit of large) expect(pixelsToEdit(picture, edit), edit.kind).toBeGreaterThan(0);
  });

  it.each<[Edit, number]>([
    [{ kind: 'clear', ...at, selection }, 600],
    [{ kind: 'removeBackground', ...at, options: { tolerance: 0, softness: 0 } }, 4000],
    [{ kind: 'scale', width: 400, height: 400, scaling: 'nearest' }, 160_000],
    [{ kind: 'scale', width: 4, height: 4, scaling: 'nearest' }, 4000],
    [{ kind: 'rotate', degrees: 90, sampling: 'nearest' }, 4000],
  ])('of %j are counted', (edit, expected) => {
    expect(pixelsToEdit(blank(80, 50), edit)).toBe(expected);
  });
});
