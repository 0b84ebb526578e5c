import { framesPerSecond } from '@playhouse/core';
import { createGifWriter, type Raster } from '@playhouse/paint';
import type { RemotePlayer } from '@playhouse/player';
import type { TakenMedia } from './gameFilm.ts';

/** Longer sides are reduced, so that the file can be sent around. */
const longestSide = 480;
/** 15 pictures per second. */
const framesPerPicture = 4;

/** The frames of a game that are pictures of a GIF, from the first to the current one. */
export function gifFrames(first: number, current: number, seconds: number): readonly number[] {
  const begin = Math.max(first, current - seconds * framesPerSecond);
  const count = Math.floor((current - begin) / framesPerPicture);
  return Array.from({ length: count + 1 }, (_, index) => current - (count - index) * framesPerPicture);
}

/** What a GIF needs of a player. */
export type GifPlayer = Pick<
  RemotePlayer,
  'running' | 'frame' | 'reach' | 'pause' | 'start' | 'goTo' | 'step' | 'redrawn'
>;

/**
 * The last seconds of the game as GIF: it is played again, picture by picture, and continues where it was, also when the
 * GIF cannot be made.
 */
export async function takeGif(
  player: GifPlayer,
  seconds: number,
  openCamera: (player: GifPlayer) => Camera = createCamera,
): Promise<TakenMedia | undefined> {
  const isRunning = player.running;
  await player.pause();
  const end = player.frame;
  try {
    return await filmed(player, gifFrames(player.reach.first, end, seconds), openCamera(player));
  } catch {
    return undefined;
  } finally {
    if (player.frame !== end) await player.goTo(end);
    if (isRunning) player.start();
  }
}

async function filmed(player: GifPlayer, frames: readonly number[], camera: Camera): Promise<TakenMedia | undefined> {
  const writer = createGifWriter(camera.width, camera.height);
  if (!writer.ok) return undefined;
  const parts: Uint8Array[] = [];
  await player.goTo(frames[0] ?? player.frame);
  for (const frame of frames) {
    while (player.frame < frame) await player.step();
    const added = writer.value.add(camera.take(), (framesPerPicture * 1000) / framesPerSecond);
    if (!added.ok) return undefined;
    parts.push(added.value);
  }
  parts.push(writer.value.end());
  return { mime: 'image/gif', bytes: joined(parts) };
}

interface Camera {
  readonly width: number;
  readonly height: number;
  take(): Raster;
}

function createCamera(player: GifPlayer): Camera {
  const { width: across, height: down } = player.redrawn();
  const scale = Math.min(1, longestSide / Math.max(across, down));
  const [width, height] = [Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale))];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    width,
    height,
    take() {
      context?.drawImage(player.redrawn(), 0, 0, width, height);
      const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray(width * height * 4);
      return { width, height, data };
    },
  };
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
