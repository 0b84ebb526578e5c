import { expect, it } from 'vitest';
import type { ProjectAssets } from '../../session/projectAssets.ts';
import { createPictures } from './pictures.ts';

/** Assets without files, and how many listen to them. */
function emptyAssets() {
  const listeners = new Set<() => void>();
  const assets: Pick<ProjectAssets, 'get' | 'getFiles' | 'subscribe'> = {
    get: () => undefined,
    getFiles: () => new Map(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { assets: assets as ProjectAssets, listeners };
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
