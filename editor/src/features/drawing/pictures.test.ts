import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProjectAssets } from '../../session/projectAssets.ts';
import { createPictures } from './pictures.ts';

/** Assets, empty at first, and how many listen to them. */
function emptyAssets() {
  const listeners = new Set<() => void>();
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const assets: Pick<ProjectAssets, 'get' | 'getFiles' | 'subscribe'> = {
    get: (path) => files.get(path),
    getFiles: () => files,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { assets: assets as ProjectAssets, listeners, files };
}

it('listens to the project only while a page listens, so that pages that are left can be collected', () => {
  const { assets, listeners } = emptyAssets();
  const pictures = createPictures(assets);
  expect(listeners.size).toBe(0);
  const heard: string[] = [];
  const stops = ['first', 'second'].map((name) => pictures.subscribe(() => void heard.push(name)));
  for (const listener of listeners) listener();
  expect(heard).toEqual(['first', 'second']);
  stops[0]?.();
  expect(listeners.size).toBe(1);
  stops[1]?.();
  expect(listeners.size).toBe(0);
  pictures.subscribe(() => undefined);
  pictures.close();
  expect(listeners.size).toBe(0);
});

describe('decoded images', () => {
  const white = { red: 1, green: 1, blue: 1, alpha: 1 };
  /** Every image that was decoded, and whether it still is in memory. */
  const decoded: { isOpen: boolean }[] = [];
  beforeEach(() => {
    decoded.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal('createImageBitmap', async () => {
      const close = () => {
        image.isOpen = false;
      };
      const image = { isOpen: true, width: 3, height: 2, close };
      decoded.push(image);
      return image;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const openStates = () => decoded.map(({ isOpen }) => isOpen);

  /** A picture that a page has shown. */
  async function shownPicture() {
    const { assets, files } = emptyAssets();
    files.set('images/star.png', new Uint8Array([1]));
    const pictures = createPictures(assets);
    const leave = pictures.subscribe(() => undefined);
    const get = () => pictures.get('images/star.png', white);
    expect(get()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(0);
    expect(get()?.size).toEqual({ width: 3, height: 2 });
    return { pictures, files, leave, get };
  }

  it('are kept from one page to the next', async () => {
    const { pictures, leave, get } = await shownPicture();
    leave();
    await vi.advanceTimersByTimeAsync(9000);
    pictures.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(get()).toBeTruthy();
    expect(openStates()).toEqual([true]);
  });

  it('are released when no page has shown them for a while, and decoded again after it', async () => {
    const { pictures, leave, get } = await shownPicture();
    leave();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(openStates()).toEqual([false]);
    pictures.subscribe(() => undefined);
    expect(get()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(0);
    expect(get()).toBeTruthy();
    expect(openStates()).toEqual([false, true]);
  });

  it('are released when their file changes, also one that is still being decoded', async () => {
    const { files, get } = await shownPicture();
    files.set('images/star.png', new Uint8Array([2]));
    get();
    files.set('images/star.png', new Uint8Array([3]));
    get();
    await vi.advanceTimersByTimeAsync(0);
    expect(openStates()).toEqual([false, false, true]);
  });
});
