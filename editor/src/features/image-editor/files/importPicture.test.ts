import { deflateSync } from 'node:zlib';
import { composeFrame, createGifWriter, createRaster, type Raster } from '@playhouse/paint';
import { describe, expect, it } from 'vitest';
import { importFile } from './importPicture.ts';
import { writePng } from './png.ts';

function filled(width: number, height: number, color: readonly number[]): Raster {
  const raster = createRaster(width, height);
  for (let at = 0; at < raster.data.length; at += 4) raster.data.set(color, at);
  return raster;
}

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];

/** An Aseprite file of two frames of 1 x 1 px, each with one packed cel, written after the description of its format. */
function aseprite(
  colors: readonly (readonly number[])[],
  pack = (bytes: Uint8Array): Uint8Array => deflateSync(bytes),
) {
  const chunk = (type: number, body: readonly number[]) => [...le(body.length + 6, 4), ...le(type, 2), ...body];
  const layer = chunk(0x2004, [
    ...le(1, 2),
    ...le(0, 2),
    ...zeros(6),
    ...le(0, 2),
    255,
    ...zeros(3),
    ...le(1, 2),
    0x41,
  ]);
  const frames = colors.map((color, index) => {
    const cel = [...le(0, 2), ...zeros(4), 255, ...le(2, 2), ...zeros(7), ...le(1, 2), ...le(1, 2)];
    const chunks = [...(index === 0 ? layer : []), ...chunk(0x2005, [...cel, ...pack(Uint8Array.from(color))])];
    const count = index === 0 ? 2 : 1;
    return [
      ...le(chunks.length + 16, 4),
      ...le(0xf1fa, 2),
      ...le(count, 2),
      ...le(50, 2),
      0,
      0,
      ...le(count, 4),
      ...chunks,
    ];
  });
  const size = 128 + frames.flat().length;
  const head = [
    ...le(size, 4),
    ...le(0xa5e0, 2),
    ...le(frames.length, 2),
    ...le(1, 2),
    ...le(1, 2),
    ...le(32, 2),
    ...le(1, 4),
  ];
  return new Blob([Uint8Array.from([...head, ...zeros(128 - head.length), ...frames.flat()])]);
}

const zeros = (count: number) => new Array<number>(count).fill(0);
const le = (value: number, bytes: number) => Array.from({ length: bytes }, (_, at) => (value >> (at * 8)) & 255);

describe('imported files', () => {
  it('are GIF animations with their frames and rate', async () => {
    const writer = createGifWriter(3, 2);
    if (!writer.ok) throw new Error(writer.message);
    const frames = [red, blue].map((color) => writer.value.add(filled(3, 2, color), 50));
    const parts = frames.flatMap((frame) => (frame.ok ? [frame.value] : []));
    const imported = await importFile(new Blob([...parts, writer.value.end()]));
    if (!imported.ok || imported.value.kind !== 'picture') throw new Error('It is no animation.');
    const { picture } = imported.value;
    expect(picture.rate).toBe(20);
    expect(picture.frames.map(({ duration }) => duration)).toEqual([undefined, undefined]);
    expect([0, 1].map((frame) => [...composeFrame(picture, frame).data.subarray(0, 4)])).toEqual([red, blue]);
  });

  it('are Aseprite files with packed cels', async () => {
    const imported = await importFile(aseprite([red, blue]));
    if (!imported.ok || imported.value.kind !== 'picture') throw new Error('It is no animation.');
    const { picture } = imported.value;
    expect(picture.layers.map(({ name }) => name)).toEqual(['A']);
    expect([0, 1].map((frame) => [...composeFrame(picture, frame).data])).toEqual([red, blue]);
  });

  it.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    ['are damaged', (bytes) => deflateSync(bytes).fill(0xff, 2)],
    ['end too early', (bytes) => deflateSync(bytes).subarray(0, 6)],
    ['are larger than they may be', () => deflateSync(new Uint8Array(5000))],
  ])('are refused when their packed cels %s', async (_, pack) => {
    expect(await importFile(aseprite([red, blue], pack))).toMatchObject({ ok: false, code: 'damaged' });
  });

  it('are images, whatever their names', async () => {
    const raster = filled(4, 3, blue);
    const imported = await importFile(new Blob([await writePng(raster)]));
    expect(imported).toEqual({ ok: true, value: { kind: 'image', raster } });
  });
});
