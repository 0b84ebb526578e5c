import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optionalFonts } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { parse } from 'opentype.js';
import { expect, test } from 'vitest';
import { usePlayerPage } from './playerPage.ts';

const playerPage = usePlayerPage();
const { resolve } = createRequire(import.meta.url);
const cousine = resolve('@fontsource/cousine/files/cousine-latin-700-normal.woff');
const displaySize = { width: 800, height: 200 };

/** Font metrics that are measured here. */
interface Shape {
  readonly unitsPerEm: number;
  readonly tables: {
    readonly hhea: { readonly ascender: number; readonly descender: number; readonly lineGap: number };
  };
  charToGlyph(character: string): { readonly advanceWidth: number };
}

/** One of our fonts as read by another library. */
function fontOf(name: string): Shape {
  const file = resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff`);
  const bytes = readFileSync(file);
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)) as unknown as Shape;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Draws one text over an actor of 200 x 100 px in the middle of the picture and returns the bounds of its pixels. */
async function marksOf(attributes: object, rotation = 0, alpha = 0, text = 'HHHH'): Promise<Box & { width: number }> {
  const all = {
    text,
    font: 'Arimo',
    size: 20,
    alignment: 1,
    wrap: false,
    color: white,
    offsetx: 0,
    offsety: 0,
    ...attributes,
  };
  const project = buildProject({
    displaySize,
    fonts: ['Mine'],
    prototypes: [
      {
        id: 'id5',
        attributes: { size: { width: 200, height: 100 }, rotation, color: { red: 0, green: 0, blue: 1, alpha } },
        behaviors: [
          {
            class: 'DisplayTextBehavior',
            attributes: { name: 'T', space: 0, direction: 0, directionSpace: 0, ...all },
          },
        ],
      },
    ],
    scenes: [{ layers: [{ actors: [{ prototype: 'id5', position: { x: 400, y: 100 } }] }] }],
  });
  const { open, pixels, faults } = playerPage();
  await open(project, new Map([['fonts/Mine.ttf', readFileSync(cousine)]]), { isPicture: true });
  const picture = await pixels();
  expect(faults).toEqual([]);
  const box = { left: 800, right: 0, bottom: 200, top: 0 };
  for (let x = 0; x < 800; x++) {
    for (let y = 0; y < 200; y++) {
      if (picture.at(x, 199 - y)[0] < 128) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.bottom = Math.min(box.bottom, y);
      box.top = Math.max(box.top, y + 1);
    }
  }
  return { ...box, width: box.right - box.left };
}

const white = { red: 1, green: 1, blue: 1, alpha: 1 };

function expectNear(actual: number, expected: number, slack = 3): void {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(slack);
}

test('a text is centered in its actor, whose own color may be transparent', async () => {
  const { left, right, bottom, top } = await marksOf({});
  expectNear((left + right) / 2, 400, 1);
  expectNear((bottom + top) / 2, 100, 2);
  expectNear(top - bottom, 14, 2);
});

test('a text is aligned with the sides of the actor', async () => {
  expectNear((await marksOf({ alignment: 0 })).left, 300);
  expectNear((await marksOf({ alignment: 2 })).right, 500);
  expectNear((await marksOf({ alignment: 0 }, 90)).bottom, 0);
});

test('a wrapped text starts at the top and stays inside', async () => {
  const box = await marksOf({ wrap: true, alignment: 0 }, 0, 0, 'HHHH '.repeat(8));
  expectNear(box.left, 300);
  expect(box.right).toBeLessThanOrEqual(500);
  expectNear(box.top, 150, 5);
  expect(box.top - box.bottom).toBeGreaterThan(40);
});

test('a text has a size, an offset and a direction, each in its space', async () => {
  const plain = await marksOf({});
  const large = await marksOf({ size: 40 });
  expectNear(large.width, plain.width * 2, 4);
  const moved = await marksOf({ offsetx: 60, offsety: 40 });
  expectNear(moved.left, plain.left + 60, 1);
  expectNear(moved.bottom, plain.bottom + 40, 1);
  const turned = await marksOf({ direction: 90 });
  expectNear(turned.top - turned.bottom, plain.width, 3);
  const withActor = await marksOf({ offsety: 40 }, 90);
  expectNear((withActor.left + withActor.right) / 2, 360, 2);
  const withScene = await marksOf({ offsety: 40, space: 1, directionSpace: 1 }, 90);
  expectNear((withScene.left + withScene.right) / 2, 400, 1);
  expectNear(withScene.width, plain.width, 1);
});

test('the built-in fonts differ, and unknown ones fall back to Arimo', async () => {
  const widths = new Map<string, number>();
  for (const font of ['Arimo', 'Tinos', 'Cousine', 'Open Sans', 'Open Sans Condensed', 'Papyrus']) {
    widths.set(font, (await marksOf({ font, size: 30 }, 0, 0, 'Will it be wide enough?')).width);
  }
  expect(widths.get('Papyrus')).toBe(widths.get('Arimo'));
  expect(new Set(widths.values()).size).toBe(5);
  expectNear(widths.get('Cousine') ?? 0, 0.6 * 30 * 23, 10);
});

/** Line gaps are those in the fonts' own tables, as read by opentype.js. */
test('line spacing follows the font, with its gap, and the block stays centered', async () => {
  for (const [font, file] of Object.entries({ Arimo: 'arimo', Tinos: 'tinos', Cousine: 'cousine', Lato: 'lato' })) {
    const { tables, unitsPerEm } = fontOf(file);
    const { ascender, descender, lineGap } = tables.hhea;
    const step = ((ascender - descender + lineGap) / unitsPerEm) * 30;
    const one = await marksOf({ font, size: 30 }, 0, 0, 'H');
    const four = await marksOf({ font, size: 30 }, 0, 0, 'H\nH\nH\nH');
    expectNear(four.top - four.bottom - (one.top - one.bottom), 3 * step, 1.5);
    expectNear((four.top + four.bottom) / 2, (one.top + one.bottom) / 2, 1);
  }
});

test('system fonts are replaced by ours of the same width, and web fonts are used unchanged', async () => {
  const text = 'Will it be wide enough?';
  const widthOf = async (font: string): Promise<number> => (await marksOf({ font, size: 30 }, 0, 0, text)).width;
  for (const [family, names] of Object.entries({
    Arimo: ['Arial', 'arial', 'ArialMT', 'Arial-BoldMT', 'Helvetica', 'Helvetica Neue', 'Verdana'],
    Tinos: ['Times', 'Times New Roman', 'TimesNewRomanPSMT', 'Georgia'],
    Cousine: ['Courier', 'Courier New', 'Menlo-Regular'],
  })) {
    const width = await widthOf(family);
    for (const name of names) expect([name, await widthOf(name)]).toEqual([name, width]);
  }
  const plainWidth = await widthOf('Arimo');
  for (const font of optionalFonts) {
    const shape = fontOf(font.toLowerCase().replaceAll(' ', '-'));
    const units = [...text].reduce((sum, character) => sum + shape.charToGlyph(character).advanceWidth, 0);
    const expected = (units / shape.unitsPerEm) * 30;
    const width = await widthOf(font);
    // Kerning may bring letters closer together than their widths.
    expectNear(width, expected, expected * 0.06);
    expect([font, width]).not.toEqual([font, plainWidth]);
  }
});

test('uploaded fonts are used by name', async () => {
  const text = 'Will it be wide enough?';
  const { width } = await marksOf({ font: 'mine', size: 30 }, 0, 0, text);
  expectNear(width, 0.6 * 30 * 23, 10);
});

test('letters of other alphabets load when needed', async () => {
  const { width } = await marksOf({ font: 'Cousine', size: 30 }, 0, 0, 'Привет мир');
  expectNear(width, 0.6 * 30 * 10, 8);
});
