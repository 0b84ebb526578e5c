import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { type ProjectContents, packArchive, readArchive, writeProject } from '@playhouse/core';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { thumbnailsCommand } from '../../cli/src/commands/asset/thumbnails.ts';
import { nodeCodec } from '../../cli/src/io/nodeCodec.ts';
import { writeProjectFolder } from '../../cli/src/io/writeProjectFolder.ts';
import { largeProject } from './largeProject.ts';
import { keep, type Row } from './row.ts';

const megabyte = 1e6;
const rounds = 5;

/** G8: an archive of 50 MB, most of it media, packed and opened in Node; G8t: small pictures of large images. */
export async function rows(): Promise<Row[]> {
  return [...archiveRows(), await thumbnailRow()];
}

function archiveRows(): Row[] {
  const files = archiveFiles();
  const total = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  const packed = packArchive(files, nodeCodec);
  const deflated = [...unpackedParts(packed)];
  const times = leastWork(
    {
      pack: () => keep(packArchive(files, nodeCodec).length),
      fflate: () => keep(zipSync(Object.fromEntries(files), { level: 6 }).length),
      copy: () => keep(copyOf(files, total)),
      open: () => keep(readArchive(packed, { codec: nodeCodec }).ok ? 1 : 0),
      inflate: () => keep(inflateAll(deflated)),
    },
    rounds,
  );
  const size = `${(total / megabyte).toFixed(0)} MB`;
  const row = (id: string, what: string, time: number, ratio: number, against: string, goal: Row['goal']): Row => ({
    id,
    what,
    value: time * 1e3,
    unit: 'ms',
    ratio,
    against,
    goal,
  });
  const { pack, copy, fflate, open, inflate } = times;
  return [
    row('G8', `archive of ${size}, packed in Node`, pack, pack / copy, 'CRC and copy of its files', { max: 2.5 }),
    row('G8p', 'the same, compared with fflate', pack, fflate / pack, 'less time than fflate', { min: 1.5 }),
    row('G8o', `archive of ${size}, opened in Node`, open, open / inflate, 'inflating its own entries', { max: 2 }),
  ];
}

/** 6 MB of documents, and incompressible media. */
function archiveFiles(): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let bytes = 0;
  for (const [name, content] of writeProject({ project: largeProject(150), files: new Map() })) {
    if (bytes > 6 * megabyte) break;
    bytes += content.length;
    files.set(name, content);
  }
  for (let at = 0; at < 44; at++)
    files.set(`${at % 4 === 0 ? 'sounds' : 'images'}/${at}.${at % 4 === 0 ? 'm4a' : 'png'}`, noise(at));
  return files;
}

function noise(seed: number): Uint8Array {
  const bytes = new Uint8Array(megabyte);
  let state = seed + 1;
  for (let at = 0; at < bytes.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

function copyOf(files: ReadonlyMap<string, Uint8Array>, total: number): number {
  const whole = new Uint8Array(total);
  let at = 0;
  let sum = 0;
  for (const bytes of files.values()) {
    sum ^= crc32(bytes);
    whole.set(bytes, at);
    at += bytes.length;
  }
  return sum;
}

/** The compressed bytes of each entry, found by its local header. */
function* unpackedParts(packed: Uint8Array): Generator<{ readonly isDeflated: boolean; readonly bytes: Uint8Array }> {
  const view = new DataView(packed.buffer, packed.byteOffset);
  for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const end = start + view.getUint32(at + 18, true);
    yield { isDeflated: view.getUint16(at + 8, true) === 8, bytes: packed.subarray(start, end) };
    at = end;
  }
}

function inflateAll(parts: readonly { readonly isDeflated: boolean; readonly bytes: Uint8Array }[]): number {
  return parts.reduce(
    (sum, { isDeflated, bytes }) => sum + (isDeflated ? inflateRawSync(bytes) : bytes.slice()).length,
    0,
  );
}

/** Least CPU seconds of this thread over several calls of each contender, which take turns. */
function leastWork<Name extends string>(contenders: Record<Name, () => void>, calls: number): Record<Name, number> {
  const names = Object.keys(contenders) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Name, number>;
  for (let call = 0; call < calls; call++) {
    for (const name of names) {
      const before = process.threadCpuUsage();
      contenders[name]();
      const { user, system } = process.threadCpuUsage(before);
      times[name] = Math.min(times[name], (user + system) / 1e6);
    }
  }
  return times;
}

/** Thumbnails of large images by the command, compared with decoding the same images completely. */
async function thumbnailRow(): Promise<Row> {
  const folder = mkdtempSync(path.join(tmpdir(), 'playhouse-bench-'));
  const images = await Promise.all(Array.from({ length: 8 }, (_, index) => picture(index)));
  await writeProjectFolder(path.join(folder, 'game'), writeProject(gameWith(images)));
  const terminal = { cwd: folder } as Parameters<typeof thumbnailsCommand>[2];
  const times = { decode: Infinity, thumbnails: Infinity };
  for (let round = 0; round < 4; round++) {
    times.decode = Math.min(times.decode, await secondsOf(() => decodeAll(images)));
    times.thumbnails = Math.min(
      times.thumbnails,
      await secondsOf(() => thumbnailsCommand(['game'], { out: `small${round}`, size: 192 }, terminal)),
    );
  }
  rmSync(folder, { recursive: true });
  return {
    id: 'G8t',
    what: 'thumbnails of images of 2048 x 1536',
    value: images.length / times.thumbnails,
    unit: '1/s',
    ratio: times.thumbnails / times.decode,
    against: 'pure decoding',
    goal: { max: 1.4 },
  };
}

async function decodeAll(images: readonly Uint8Array[]): Promise<void> {
  for (const image of images) keep((await sharp(image).raw().toBuffer()).length);
}

/** CPU seconds over all threads: the library decodes in its own threads. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Similar to a photo: smooth, with noise. */
async function picture(seed: number): Promise<Uint8Array> {
  const [width, height] = [2048, 1536];
  const pixels = new Uint8Array(width * height * 3);
  const random = noise(seed);
  for (let at = 0; at < pixels.length; at++) {
    const x = Math.floor(at / 3) % width;
    pixels[at] = 128 + 100 * Math.sin((x + seed * 50) / 90 + (at % 3)) + ((random[at % random.length] ?? 0) & 7);
  }
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  return new Uint8Array(
    await (seed % 2 === 0 ? image.jpeg({ quality: 85 }) : image.png({ compressionLevel: 4 })).toBuffer(),
  );
}

function gameWith(images: readonly Uint8Array[]): ProjectContents {
  const project = largeProject(0);
  const named = images.map((bytes, index) => ({ file: `${index}.${index % 2 === 0 ? 'jpg' : 'png'}`, bytes }));
  const assets = named.map(({ file, bytes }) => ({ name: file, files: [{ name: file, size: bytes.length }] }));
  return {
    project: { ...project, assets: { images: assets, sounds: [], fonts: [] } },
    files: new Map(named.map(({ file, bytes }) => [`images/${file}`, bytes])),
  };
}
