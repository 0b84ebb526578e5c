import { readProject, unpackArchive } from '@playhouse/core';
import { createPlayer, type Player } from '@playhouse/player';

declare global {
  interface Window {
    openSample: typeof openSample;
    show: typeof show;
    advance: typeof advance;
    takeFrame: typeof takeFrame;
  }
}

let player: Player | undefined;
const host = document.createElement('div');

/** Width at which the game is shown: in a browser that renders on the CPU, every pixel costs time. */
function show(width: number): void {
  host.style.width = `${width}px`;
  host.style.height = `${(width * 3) / 4}px`;
  player?.resize();
}

/** Opens the game served next to this page, paused before its first step. */
async function openSample(sceneId: string | undefined): Promise<void> {
  const entries = unpackArchive(new Uint8Array(await (await fetch('/project.zip')).arrayBuffer()));
  if (!entries.ok) throw new Error(entries.issues.map(({ message }) => message).join(' '));
  const read = readProject(entries.value);
  if (!read.ok) throw new Error(read.issues.map(({ message }) => message).join(' '));
  const { project, files } = read.value.contents;
  host.style.cssText = 'position:absolute;inset:0 auto auto 0';
  show(512);
  document.body.replaceChildren(host);
  const assets = async (path: string) => files.get(path);
  player = await createPlayer({
    host,
    project,
    assets,
    muted: true,
    seed: 1,
    ...(sceneId !== undefined && { sceneId }),
  });
}

/** Runs this many steps without showing them. */
function advance(steps: number): void {
  show(16);
  for (let step = 0; step < steps; step++) player?.step();
}

/** Runs one step and returns the picture as base64 of red, green, blue and alpha. */
async function takeFrame(width: number, height: number): Promise<string> {
  show(1024);
  await player?.settled();
  player?.step();
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  const canvas = document.querySelector('canvas');
  if (!context || !canvas) throw new Error('There is nothing to see.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  let text = '';
  for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
  return btoa(text);
}

window.openSample = openSample;
window.show = show;
window.advance = advance;
window.takeFrame = takeFrame;
