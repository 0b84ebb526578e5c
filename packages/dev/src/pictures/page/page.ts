import { type ProjectContents, readProject, unpackArchive } from '@playhouse/core';
import { renderFirstFrame } from '@playhouse/player';
import { findRegions, type Region } from './regions.ts';

/** How far two pictures of one scene are apart, channel by channel, 0 to 255. */
export interface Comparison {
  readonly mean: number;
  readonly regions: readonly Region[];
  /** The difference as a PNG data address, made brighter so that small differences show. */
  readonly picture: string;
}

declare global {
  interface Window {
    drawScene: typeof drawScene;
    comparePictures: typeof comparePictures;
  }
}

let loaded: Promise<ProjectContents> | undefined;

/** Draws a scene's first frame over the whole page at the given size; resolves when it stands there. */
async function drawScene(sceneId: string, width: number, height: number): Promise<void> {
  loaded ??= loadProject();
  const { project, files } = await loaded;
  const host = document.createElement('div');
  host.style.cssText = `position:absolute;inset:0;width:${width}px;height:${height}px`;
  document.body.replaceChildren(host);
  await renderFirstFrame({ host, project, sceneId, assets: async (path) => files.get(path) });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

async function loadProject(): Promise<ProjectContents> {
  const bytes = new Uint8Array(await (await fetch('/project.zip')).arrayBuffer());
  const entries = unpackArchive(bytes);
  if (!entries.ok) throw new Error(entries.issues.map(({ message }) => message).join(' '));
  const read = readProject(entries.value);
  if (!read.ok) throw new Error(read.issues.map(({ message }) => message).join(' '));
  return read.value.contents;
}

/** Compares two pictures (data addresses) at the size of the first. */
async function comparePictures(ours: string, theirs: string): Promise<Comparison> {
  const [a, b] = await Promise.all([loadImage(ours), loadImage(theirs)]);
  const first = pixelsOf(a, a.width, a.height);
  const second = pixelsOf(b, a.width, a.height);
  const apart = new Uint8ClampedArray(a.width * a.height);
  const shown = new ImageData(a.width, a.height);
  let sum = 0;
  for (let pixel = 0; pixel < apart.length; pixel++) {
    let most = 0;
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 4 + channel;
      const difference = Math.abs((first.data[at] ?? 0) - (second.data[at] ?? 0));
      sum += difference;
      most = Math.max(most, difference);
      shown.data[at] = 255 - Math.min(255, difference * 3);
    }
    apart[pixel] = most;
    shown.data[pixel * 4 + 3] = 255;
  }
  const canvas = new OffscreenCanvas(a.width, a.height);
  canvas.getContext('2d')?.putImageData(shown, 0, 0);
  const picture = await addressOf(await canvas.convertToBlob({ type: 'image/png' }));
  const regions = findRegions(apart, a.width, a.height, (x, y) => [colorAt(first, x, y), colorAt(second, x, y)]);
  return { mean: sum / (apart.length * 3), regions, picture };
}

function colorAt({ data, width }: ImageData, x: number, y: number): string {
  const at = (y * width + x) * 4;
  return [0, 1, 2].map((channel) => (data[at + channel] ?? 0).toString(16).padStart(2, '0')).join('');
}

async function loadImage(address: string): Promise<ImageBitmap> {
  return createImageBitmap(await (await fetch(address)).blob());
}

function pixelsOf(image: ImageBitmap, width: number, height: number): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

window.drawScene = drawScene;
window.comparePictures = comparePictures;
