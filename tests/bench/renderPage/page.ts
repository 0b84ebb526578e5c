import type { Project } from '@playhouse/core';
import { createPlayer, type Player } from '@playhouse/player';
import { type CrowdOptions, crowdProject, pictureCount, pictureFile, viewSize } from './crowd.ts';
import { PixiSprites } from './pixiSprites.ts';
import { RawSprites } from './rawSprites.ts';

/** JavaScript milliseconds per frame of each contender, and the number of our draw calls. */
export interface RenderTimes {
  readonly ours: number;
  readonly raw: number;
  readonly lean: number;
  readonly pixi: number;
  readonly still: number;
}

declare global {
  interface Window {
    measureFrames: typeof measureFrames;
    countDraws: typeof countDraws;
  }
}

interface Contender {
  readonly canvas: HTMLCanvasElement;
  step(): void;
  draw(): void;
}

/**
 * The shortest frame of each contender, which take turns: the value least disturbed by other work. The GPU catches up
 * in between.
 */
async function measureFrames(count: number, frames: number): Promise<RenderTimes> {
  const crowd = { count, layers: 1, blendingModes: [0] };
  const raw = canvasOf();
  const rawSprites = new RawSprites(raw, count);
  const pixi = canvasOf();
  const pixiSprites = await PixiSprites.create(pixi, count);
  const [moving, still] = await Promise.all([true, false].map((isMoving) => playedCrowd({ ...crowd, isMoving })));
  if (!moving || !still) throw new Error('No game.');
  const contenders: Record<keyof RenderTimes, Contender> = {
    ours: moving,
    raw: { canvas: raw, step: () => rawSprites.columns.step(), draw: () => rawSprites.draw(1) },
    lean: { canvas: raw, step: () => rawSprites.columns.step(), draw: () => rawSprites.drawLean(1) },
    pixi: { canvas: pixi, step: () => pixiSprites.columns.step(), draw: () => pixiSprites.draw() },
    still,
  };
  const names = ['ours', 'raw', 'lean', 'pixi', 'still'] as const;
  const times: Record<keyof RenderTimes, number> = {
    ours: Infinity,
    raw: Infinity,
    lean: Infinity,
    pixi: Infinity,
    still: Infinity,
  };
  for (let frame = 0; frame < frames; frame++) {
    for (const name of names) {
      const { canvas, step, draw } = contenders[name];
      step();
      const start = performance.now();
      draw();
      times[name] = Math.min(times[name], performance.now() - start);
      catchUp(canvas);
    }
  }
  return times;
}

/** Draw calls of one of our frames. */
async function countDraws(options: CrowdOptions): Promise<number> {
  const { step, draw } = await playedCrowd(options);
  let draws = 0;
  const prototype = WebGL2RenderingContext.prototype;
  const kept = new Map<string, PropertyDescriptor>();
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const) {
    const original = prototype[name];
    kept.set(name, { value: original, configurable: true, writable: true });
    Object.defineProperty(prototype, name, {
      configurable: true,
      value(...args: unknown[]) {
        draws++;
        return Reflect.apply(original, this, args);
      },
    });
  }
  step();
  draw();
  for (const [name, descriptor] of kept) Object.defineProperty(prototype, name, descriptor);
  return draws;
}

async function playedCrowd(options: CrowdOptions): Promise<Contender> {
  const host = document.createElement('div');
  host.style.cssText = `inline-size:${viewSize.width}px;block-size:${viewSize.height}px`;
  document.querySelector('#host')?.append(host);
  const player = await openPlayer(host, crowdProject(options));
  const canvas = host.querySelector('canvas');
  if (!canvas) throw new Error('The player has no canvas.');
  return { canvas, step: () => player.game.step([]), draw: () => player.redraw() };
}

async function openPlayer(host: HTMLElement, project: Project): Promise<Player> {
  const files = new Map<string, Uint8Array>();
  for (let i = 0; i < pictureCount; i++) files.set(`images/picture${i}.png`, await pictureFile(i));
  return createPlayer({ host, project, seed: 1, muted: true, assets: async (path) => files.get(path) });
}

function canvasOf(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = viewSize.width;
  canvas.height = viewSize.height;
  document.querySelector('#host')?.append(canvas);
  return canvas;
}

/** Waits until the GPU has finished. */
function catchUp(canvas: HTMLCanvasElement): void {
  const gl = canvas.getContext('webgl2');
  gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
}

window.measureFrames = measureFrames;
window.countDraws = countDraws;
