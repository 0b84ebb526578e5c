import { assetLimits } from './assetLimits.ts';
import { type Inspected, reasons, sound, spoiled } from './inspected.ts';
import { byteAt, lettersAt, uint32At, uint64At } from './readBytes.ts';

/** The kinds of an MP4's tracks. */
export interface Mp4Tracks {
  readonly hasSound: boolean;
  readonly hasVideo: boolean;
  readonly isProtected: boolean;
  /** In seconds; undefined when the file does not say. */
  readonly duration: number | undefined;
}

/**
 * Walks over the boxes of an MP4, without recursion and within limits, and returns its tracks.
 * docs/product-rules.md#uploads, docs/reliability.md#t14.
 */
export function readMp4Tracks(bytes: Uint8Array): Inspected<Mp4Tracks> {
  const walk: Walk = { handlers: new Set(), formats: new Set(), duration: undefined, hasMedia: false, hasMovie: false };
  const levels: Level[] = [{ at: 0, end: bytes.length }];
  let end = 0;
  let count = 0;
  while (levels.length > 0) {
    const level = levels.at(-1);
    if (!level || level.at >= level.end) {
      levels.pop();
      continue;
    }
    count += 1;
    if (count > assetLimits.boxes || levels.length > assetLimits.boxDepth) return spoiled(reasons.tooManyParts);
    const box = readBox(bytes, level);
    const isTop = levels.length === 1;
    if (!box && isTop && walk.hasMovie && walk.hasMedia) break;
    if (!box) return spoiled(reasons.cutOff);
    level.at = box.end;
    if (isTop) end = box.end;
    takeBox(walk, bytes, box, isTop);
    if (containers.has(box.type)) levels.push({ at: box.at, end: box.end });
  }
  if (!walk.hasMovie || !walk.hasMedia) return spoiled(reasons.cutOff);
  return sound(end, {
    hasSound: walk.handlers.has('soun'),
    hasVideo: walk.handlers.has('vide'),
    isProtected: walk.formats.has('drms') || walk.formats.has('enca'),
    duration: walk.duration,
  });
}

/** The length of an audio file, or why the file is not one. */
export function inspectM4a(bytes: Uint8Array): Inspected<{ readonly duration?: number }> {
  const tracks = readMp4Tracks(bytes);
  if (!tracks.ok) return tracks;
  const { hasSound, hasVideo, isProtected, duration } = tracks.facts;
  if (hasVideo) return spoiled('holds a video');
  if (!hasSound) return spoiled('holds no sound');
  if (isProtected) return spoiled('is protected against copying');
  return sound(tracks.length, duration === undefined ? {} : { duration });
}

interface Level {
  at: number;
  readonly end: number;
}

interface Box {
  readonly type: string;
  /** Where its content begins. */
  readonly at: number;
  readonly end: number;
}

interface Walk {
  readonly handlers: Set<string>;
  readonly formats: Set<string>;
  duration: number | undefined;
  hasMovie: boolean;
  hasMedia: boolean;
}

/** Boxes on the way to the wanted ones. */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

function readBox(bytes: Uint8Array, { at, end }: Level): Box | undefined {
  const stated = uint32At(bytes, at);
  const type = lettersAt(bytes, at + 4);
  if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return undefined;
  const isLong = stated === 1;
  const start = at + (isLong ? 16 : 8);
  const length = isLong ? uint64At(bytes, at + 8) : stated === 0 ? end - at : stated;
  return start <= at + length && at + length <= end ? { type, at: start, end: at + length } : undefined;
}

function takeBox(walk: Walk, bytes: Uint8Array, { type, at, end }: Box, isTop: boolean): void {
  if (isTop && type === 'moov') walk.hasMovie = true;
  if (isTop && type === 'mdat') walk.hasMedia = true;
  if (type === 'hdlr' && at + 12 <= end) walk.handlers.add(lettersAt(bytes, at + 8));
  if (type === 'stsd' && at + 16 <= end) walk.formats.add(lettersAt(bytes, at + 12));
  if (type === 'mvhd') walk.duration = readDuration(bytes, at, end);
}

function readDuration(bytes: Uint8Array, at: number, end: number): number | undefined {
  const isLong = byteAt(bytes, at) === 1;
  if (at + (isLong ? 32 : 20) > end) return undefined;
  const scale = uint32At(bytes, at + (isLong ? 20 : 12));
  const duration = isLong ? uint64At(bytes, at + 24) : uint32At(bytes, at + 16);
  return scale > 0 && duration > 0 && duration < 0xffffffff ? duration / scale : undefined;
}
