import { type ProjectContents, readProject, unpackArchive } from '@playhouse/core';
import { type Player, renderFirstFrame } from '@playhouse/player';
import { pausedAtOnce } from '../pauseScenes.ts';
import { macColors } from './macColors.ts';
import { findRegions, type Region } from './regions.ts';

/** The difference of two pictures of one scene per channel, 0 to 255. */
export interface Comparison {
  readonly mean: number;
  /** The picture has the colors of an old Mac, and ours were converted to those first. */
  readonly isMac: boolean;
  readonly regions: readonly Region[];
  /** The difference as a PNG data URL, brightened so that small differences show. */
  readonly picture: string;
}

declare global {
  interface Window {
    drawScene: typeof drawScene;
    comparePictures: typeof comparePictures;
    isBlank: typeof isBlank;
  }
}

let loaded: Promise<ProjectContents> | undefined;

/** The frames of the first ten seconds that are compared. */
const lastFrame = 600;
const frameStep = 10;
/** Width of the pictures used to compare frames, in pixels. */
const roughWidth = 160;

/**
 * Draws a scene over the whole page at the given size, at the frame of its first ten seconds that is nearest to the
 * picture (a data URL), since pictures were taken at any moment of play. A scene for pauses is drawn over the one that
 * is `paused`. Resolves with the frame once it is drawn.
 */
async function drawScene(
  sceneId: string,
  [width, height]: readonly [number, number],
  theirs: string,
  paused: string | undefined,
): Promise<number> {
  loaded ??= loadProject();
  const contents = await loaded;
  const { files } = contents;
  const project = paused === undefined ? contents.project : pausedAtOnce(contents.project, paused, sceneId);
  const host = document.createElement('div');
  host.style.cssText = `position:absolute;inset:0;width:${width}px;height:${height}px`;
  document.body.replaceChildren(host);
  const open = () =>
    renderFirstFrame({ host, project, sceneId: paused ?? sceneId, assets: async (path) => files.get(path) });
  const searched = await open();
  const frame = findNearest(searched, sceneId, await loadImage(theirs));
  searched.destroy();
  const player = await open();
  while (player.game.frame < frame) player.game.step([]);
  player.redraw();
  await player.settled();
  // Dialogs and notices of the player cover the game's own picture.
  for (const node of document.querySelectorAll('dialog, body > div > :not(canvas)')) node.remove();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return frame;
}

/** The frame closest to a picture, among those before the game leaves the scene. */
function findNearest(player: Player, sceneId: string, theirs: ImageBitmap): number {
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('The player has no canvas.');
  const size = [roughWidth, Math.round((roughWidth * theirs.height) / theirs.width)] as const;
  const wanted = pixelsOf(theirs, ...size).data;
  // A scene for pauses appears one step later.
  if (player.game.currentScene.id !== sceneId) player.game.step([]);
  let best = { frame: player.game.frame, distance: Infinity };
  while (player.game.frame <= lastFrame && player.game.currentScene.id === sceneId) {
    player.redraw();
    const shown = pixelsOf(canvas, ...size).data;
    let distance = 0;
    for (const [i, value] of wanted.entries()) distance += Math.abs(value - (shown[i] ?? 0));
    if (distance < best.distance) best = { frame: player.game.frame, distance };
    for (let step = 0; step < frameStep; step++) player.game.step([]);
  }
  return best.frame;
}

async function loadProject(): Promise<ProjectContents> {
  const bytes = new Uint8Array(await (await fetch('/project.zip')).arrayBuffer());
  const entries = unpackArchive(bytes);
  if (!entries.ok) throw new Error(entries.issues.map(({ message }) => message).join(' '));
  const read = readProject(entries.value);
  if (!read.ok) throw new Error(read.issues.map(({ message }) => message).join(' '));
  return read.value.contents;
}

/** Whether a picture (a data URL) has a single color, which makes it useless for comparison. */
async function isBlank(address: string): Promise<boolean> {
  const image = await loadImage(address);
  const { data } = pixelsOf(image, image.width, image.height);
  return data.every((value, at) => Math.abs(value - (data[at % 4] ?? 0)) <= 2);
}

/** Compares two pictures (data URLs) at the size of the first, as they are and in the colors of an old Mac. */
async function comparePictures(ours: string, theirs: string): Promise<Comparison> {
  const [a, b] = await Promise.all([loadImage(ours), loadImage(theirs)]);
  const first = pixelsOf(a, a.width, a.height);
  const second = pixelsOf(b, a.width, a.height);
  const turned = new ImageData(a.width, a.height);
  for (const [at, value] of first.data.entries()) turned.data[at] = at % 4 === 3 ? value : (macColors[value] ?? value);
  const [plain, mac] = [await compare(first, second), await compare(turned, second)];
  return mac.mean < plain.mean ? { ...mac, isMac: true } : { ...plain, isMac: false };
}

async function compare(first: ImageData, second: ImageData): Promise<Omit<Comparison, 'isMac'>> {
  const { width, height } = first;
  const apart = new Uint8ClampedArray(width * height);
  const shown = new ImageData(width, height);
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
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(shown, 0, 0);
  const picture = await addressOf(await canvas.convertToBlob({ type: 'image/png' }));
  const regions = findRegions(apart, width, height, (x, y) => [colorAt(first, x, y), colorAt(second, x, y)]);
  return { mean: sum / (apart.length * 3), regions, picture };
}

function colorAt({ data, width }: ImageData, x: number, y: number): string {
  const at = (y * width + x) * 4;
  return [0, 1, 2].map((channel) => (data[at + channel] ?? 0).toString(16).padStart(2, '0')).join('');
}

async function loadImage(address: string): Promise<ImageBitmap> {
  return createImageBitmap(await (await fetch(address)).blob());
}

function pixelsOf(image: ImageBitmap | HTMLCanvasElement, width: number, height: number): ImageData {
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
window.isBlank = isBlank;
