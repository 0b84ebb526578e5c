import { apply, createPicture, type Edit, type Picture, selectRectangle } from '@playhouse/paint';
import { describe, expect, it } from 'vitest';
import { buffersIn } from './buffersIn.ts';
import { packPart, packPicture, unpackPart, unpackPicture } from './sentPicture.ts';

function after(picture: Picture, edit: Edit): Picture {
  const applied = apply(picture, edit);
  if (!applied.ok) throw new Error(applied.message);
  return applied.value.picture;
}

/** A picture of 3 x 1 tiles, the last of which is transparent. */
function painted(): Picture {
  const made = createPicture(192, 64);
  if (!made.ok) throw new Error(made.message);
  const ink = { color: { r: 9, g: 8, b: 7, a: 255 }, opacity: 1, isErasing: false };
  const selection = selectRectangle({ x: 0, y: 0, width: 100, height: 64 });
  return after(made.value, { kind: 'fillSelection', frame: 0, layer: 0, ink, selection });
}

const clear = (x: number, width: number): Edit => ({
  kind: 'clear',
  frame: 0,
  layer: 0,
  selection: selectRectangle({ x, y: 0, width, height: 64 }),
});

/** Sends a part, applies it there, and sends the picture back. */
function afterApart(picture: Picture, edit: Edit): { readonly here: Picture; readonly moved: number } {
  const part = unpackPart(structuredClone(packPart({ picture, edit })));
  const sent = packPicture(after(part.picture, part.edit), part.picture);
  const transfer = buffersIn(sent);
  return { here: unpackPicture(structuredClone(sent, { transfer }), picture), moved: transfer.length };
}

describe('a picture that a worker has changed', () => {
  it('keeps the tiles that did not change', () => {
    const before = painted();
    const { here, moved } = afterApart(before, clear(70, 9));
    const tilesOf = (picture: Picture) => picture.cels[0]?.[0]?.tiles ?? [];
    expect(moved).toBe(1);
    expect(tilesOf(here)[0]).toBe(tilesOf(before)[0]);
    expect(here).toEqual(after(before, clear(70, 9)));
  });

  it.each([
    ['become transparent', clear(0, 192)],
    ['get another size', { kind: 'turn', quarters: 1 } as const],
  ])('may %s', (_, edit) => {
    const before = painted();
    expect(afterApart(before, edit).here).toEqual(after(before, edit));
  });

  it('may have tiles in several places', () => {
    const before = painted();
    const cel = before.cels[0]?.[0];
    const [tile] = cel?.tiles ?? [];
    const repeated: Picture = {
      ...before,
      cels: [[{ ...(cel as NonNullable<typeof cel>), tiles: [tile, tile, tile] }]],
    };
    const flip = { kind: 'flip', axis: 'horizontal' } as const;
    expect(afterApart(repeated, flip).here).toEqual(after(repeated, flip));
  });
});

describe('the memory in a value', () => {
  it('is each buffer once, however deep', () => {
    const [a, b] = [new Uint8Array(3), new Uint8ClampedArray(4)];
    const deep: unknown[] = [a, { ok: true, value: { again: a, list: [undefined, b.subarray(1)] } }, 'text'];
    deep.push(deep);
    expect(buffersIn(deep)).toEqual([a.buffer, b.buffer]);
  });
});
