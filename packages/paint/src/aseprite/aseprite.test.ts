import { describe, expect, it } from 'vitest';
import { composeFrame } from '../compose/compose.ts';
import { boundsOf, readCel } from '../document/cel.ts';
import type { Picture } from '../document/picture.ts';
import { sequence, unwrap } from '../test/pictures.ts';
import { readAseprite } from './readAseprite.ts';
import { asepriteOf, inflate, type StoredCel, type StoredFile } from './test/asepriteOf.ts';

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 128];
const none = [0, 0, 0, 0];

function file(cels: readonly StoredCel[], changes: Partial<StoredFile> = {}): StoredFile {
  return { width: 3, height: 2, depth: 32, layers: [{ name: 'Base' }], frames: [{ cels }], ...changes };
}

function read(stored: StoredFile): { picture: Picture; losses: readonly string[] } {
  return unwrap(readAseprite(asepriteOf(stored), inflate));
}

function pixels(picture: Picture, frame = 0, layer = 0): number[][] {
  const cel = picture.cels[frame]?.[layer];
  const data = cel ? [...readCel(cel, boundsOf(picture)).data] : [];
  return Array.from({ length: data.length / 4 }, (_, at) => data.slice(at * 4, at * 4 + 4));
}

describe('an Aseprite file', () => {
  it.each<[string, StoredFile, number[][]]>([
    [
      'has raw pixels at an offset',
      file([{ layer: 0, x: 1, y: 1, kind: 'raw', width: 2, height: 1, pixels: [...red, ...blue] }]),
      [none, none, none, none, red, blue],
    ],
    [
      'has compressed pixels, cut by the edge',
      file([{ layer: 0, x: -1, kind: 'compressed', width: 2, height: 1, pixels: [...red, ...blue] }]),
      [blue, none, none, none, none, none],
    ],
    [
      'has gray pixels',
      file([{ layer: 0, kind: 'raw', width: 1, height: 1, pixels: [90, 200] }], { depth: 16 }),
      [[90, 90, 90, 200], none, none, none, none, none],
    ],
    [
      'has a palette',
      file([{ layer: 0, kind: 'compressed', width: 3, height: 1, pixels: [1, 0, 2] }], {
        depth: 8,
        palette: [none, red, blue],
      }),
      [red, none, blue, none, none, none],
    ],
    [
      'has an old palette',
      file([{ layer: 0, kind: 'raw', width: 2, height: 1, pixels: [1, 2] }], {
        depth: 8,
        transparentIndex: 2,
        palette: [red, blue],
        oldPalette: true,
      }),
      [[0, 0, 255, 255], none, none, none, none, none],
    ],
    [
      'has a background, in which no index is transparent',
      file([{ layer: 0, kind: 'raw', width: 2, height: 1, pixels: [0, 1] }], {
        depth: 8,
        palette: [red, blue],
        layers: [{ name: 'Back', flags: 9 }],
      }),
      [red, blue, none, none, none, none],
    ],
    [
      'has cels with opacity',
      file([{ layer: 0, opacity: 128, kind: 'raw', width: 1, height: 1, pixels: red }]),
      [[255, 0, 0, 128], none, none, none, none, none],
    ],
  ])('%s', (_, stored, expected) => {
    expect(pixels(read(stored).picture)).toEqual(expected);
  });

  it('has frames, some of which link to others', () => {
    const cel: StoredCel = { layer: 0, kind: 'raw', width: 1, height: 1, pixels: red };
    const { picture, losses } = read(
      file([], {
        frames: [
          { duration: 80, cels: [cel] },
          { cels: [{ layer: 0, kind: 'linked', frame: 0 }] },
          { cels: [{ layer: 0, kind: 'linked', frame: 9 }] },
        ],
      }),
    );
    expect(picture.cels[1]?.[0]).toBe(picture.cels[0]?.[0]);
    expect(picture.frames.map(({ duration }) => duration)).toEqual([80, 120, 120]);
    expect(losses).toEqual(['A cel with a broken link was left out.']);
    expect(composeFrame(picture, 2).data.every((byte) => byte === 0)).toBe(true);
  });

  it('has layers with names, opacity, and visibility, also that of their groups', () => {
    const { picture, losses } = read(
      file([], {
        layers: [
          { name: 'Sky', opacity: 51 },
          { name: 'Hidden group', flags: 0, type: 1 },
          { name: 'In it', level: 1, blend: 1 },
          { name: 'Map', type: 2 },
          { name: 'Reference', flags: 65 },
        ],
        frames: [
          {
            cels: [
              { layer: 3, kind: 'map' },
              { layer: 2, kind: 'raw', width: 1, height: 1, pixels: red },
            ],
          },
        ],
      }),
    );
    expect(picture.layers.map(({ name, isVisible, opacity }) => [name, isVisible, opacity])).toEqual([
      ['Sky', true, 0.2],
      ['In it', false, 1],
      ['Reference', false, 1],
    ]);
    expect(pixels(picture, 0, 1)[0]).toEqual(red);
    expect(losses).toEqual([
      'Groups of layers were dissolved.',
      'The layer “In it” is blended normally.',
      'The tile map “Map” was left out.',
    ]);
  });

  it.each<[string, Uint8Array, string]>([
    ['another format', new Uint8Array(200), 'format'],
    ['nothing', new Uint8Array(), 'format'],
    ['a huge canvas', asepriteOf(file([], { width: 60_000, height: 60_000 })), 'size'],
    ['too many layers', asepriteOf(file([], { layers: new Array(21).fill({ name: 'a' }) })), 'size'],
    ['no image layer', asepriteOf(file([], { layers: [{ name: 'Group', type: 1 }] })), 'empty'],
    ['an early end', asepriteOf(file([])).subarray(0, 150), 'damaged'],
    ['too few pixels', asepriteOf(file([{ layer: 0, kind: 'raw', width: 9, height: 9, pixels: red }])), 'damaged'],
    [
      'too few compressed pixels',
      asepriteOf(file([{ layer: 0, kind: 'compressed', width: 9, height: 9, pixels: red }])),
      'damaged',
    ],
    [
      'more compressed pixels than its size',
      asepriteOf(file([{ layer: 0, kind: 'compressed', width: 1, height: 1, pixels: new Array(1e5).fill(0) }])),
      'damaged',
    ],
    [
      'a huge cel',
      asepriteOf(file([{ layer: 0, kind: 'compressed', width: 65_535, height: 65_535, pixels: red }])),
      'size',
    ],
    ['a cel of no layer', asepriteOf(file([{ layer: 7, kind: 'raw', width: 1, height: 1, pixels: red }])), 'damaged'],
  ])('is refused with %s', (_, bytes, code) => {
    expect(readAseprite(bytes, inflate)).toMatchObject({ ok: false, code });
  });

  it('is refused when its cels together are too large, before they are unpacked', () => {
    const cel: StoredCel = { layer: 0, kind: 'compressed', width: 2048, height: 2048, pixels: [] };
    const bytes = asepriteOf(file(new Array<StoredCel>(33).fill(cel)));
    let unpacked = 0;
    const result = readAseprite(bytes, () => new Uint8Array(unpacked++));
    expect(result).toMatchObject({ ok: false, code: 'size' });
    expect(unpacked).toBe(0);
  });

  it('never makes the reader fail, however it is damaged', () => {
    const image = Array.from({ length: 30 * 20 }, (_, at) => [at % 256, (at * 7) % 256, 9, 255]).flat();
    const originals = [
      asepriteOf(
        file(
          [
            { layer: 0, kind: 'compressed', width: 30, height: 20, pixels: image },
            { layer: 1, kind: 'raw', width: 1, height: 1, pixels: red },
          ],
          {
            width: 40,
            height: 30,
            layers: [{ name: 'One' }, { name: 'Two', level: 1 }],
            palette: [red, blue],
          },
        ),
      ),
      asepriteOf(
        file([{ layer: 0, kind: 'raw', width: 2, height: 1, pixels: [1, 2] }], { depth: 8, palette: [red, blue] }),
      ),
    ];
    const next = sequence(5);
    let imported = 0;
    for (let round = 0; round < 3000; round++) {
      const original = originals[round % 2] ?? new Uint8Array();
      const changed = original.slice(0, next() < 0.1 ? Math.floor(next() * original.length) : original.length);
      for (let change = 0; change < 1 + next() * 3; change++) {
        const at = Math.floor(next() * changed.length);
        if (at < 4 || at > 11) changed[at] = Math.floor(next() * 256);
      }
      if (readAseprite(changed, inflate).ok) imported++;
    }
    expect(imported).toBeGreaterThan(300);
  });
});
