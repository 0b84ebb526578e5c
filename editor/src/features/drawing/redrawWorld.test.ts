import { applyEdit, type Edit, type Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedItems } from './changedItems.ts';
import { drawWorld } from './drawWorld.ts';
import { redrawWorld } from './redrawWorld.ts';
import { drawnLayers } from './stageItems.ts';
import type { WorldPicture } from './worldPicture.ts';

const stage = { width: 120, height: 90 };
const ids = ['id20', 'id21', 'id22', 'id23', 'id24', 'id25'];

const project = buildProject({
  prototypes: [{ id: 'id1', name: 'Pip', attributes: { color: gray(0.5) } }],
  scenes: [
    {
      id: 'id1',
      attributes: { size: { width: 100, height: 80 } },
      layers: [
        { id: 'id10', actors: ids.slice(0, 3).map((id, at) => actor(id, at)) },
        { id: 'id11', scrollable: false, actors: ids.slice(3).map((id, at) => actor(id, at + 3)) },
      ],
    },
  ],
});

function gray(value: number, alpha = 1) {
  return { red: value, green: value, blue: value, alpha };
}

function actor(id: string, at: number) {
  const attributes = { size: { width: 7 + 5 * at, height: 20 - 3 * at }, color: gray(at / 8, at % 2 === 0 ? 1 : 0.5) };
  const aspects = { graphics: { attributes: { visible: at !== 4 } } };
  return { id, prototype: 'id1', position: { x: 13 * at, y: 11 * at }, attributes, aspects };
}

const at = { scene: 'id1' };
const zIndex = ['aspects', 'graphics', 'attributes', 'zIndex'];
const someIds = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 });
const distance = fc.record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: -60, max: 60 }) });
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ ids: someIds, by: distance }).map((data): Edit => ({ kind: 'instance.move', data: { ...at, ...data } })),
  someIds.map((chosen): Edit => ({ kind: 'instance.remove', data: { ...at, ids: chosen } })),
  fc
    .record({ ids: someIds, layer: fc.constantFrom('id10', 'id11'), index: fc.nat(4) })
    .map((data): Edit => ({ kind: 'instance.reorder', data: { ...at, ...data } })),
  fc
    .record({ ids: someIds, value: fc.constantFrom(gray(0.1), gray(0.9)) })
    .map((data): Edit => ({ kind: 'instance.setAttribute', data: { ...at, ...data, path: ['attributes', 'color'] } })),
  fc
    .record({ ids: someIds, value: fc.integer({ min: -1, max: 1 }) })
    .map((data): Edit => ({ kind: 'instance.setAttribute', data: { ...at, ...data, path: zIndex } })),
  fc
    .record({ from: fc.constantFrom(...ids), by: distance, id: fc.constantFrom('id90', 'id91') })
    .map(({ from, by, id }): Edit => ({ kind: 'instance.duplicate', data: { ...at, copies: [{ from, id }], by } })),
);

it('gives the same picture as drawing everything', () => {
  let partial = 0;
  const view = fc.record({
    x: fc.integer({ min: 0, max: 60 }),
    y: fc.constant(40),
    zoom: fc.constantFrom(0.5, 1, 1.3),
  });
  fc.assert(
    fc.property(
      fc.array(edits, { minLength: 1, maxLength: 6 }),
      view,
      fc.constantFrom(1, 1.5),
      (steps, seen, density) => {
        const world = (from: Project) => worldOf(from, seen, density);
        const paper = new Paper(density);
        let shown = world(project);
        let latest = project;
        drawWorld(paper.pen, shown);
        for (const step of steps) {
          const done = applyEdit(latest, step);
          if (!done.ok) continue;
          latest = done.value.project;
          const next = world(latest);
          paper.cleared = 0;
          redrawWorld(paper.pen, shown, next);
          if (paper.cleared < paper.pixels.length) partial += 1;
          shown = next;
          const whole = new Paper(density);
          drawWorld(whole.pen, next);
          expect(paper.pixels).toEqual(whole.pixels);
        }
      },
    ),
    { seed: 16, numRuns: 300 },
  );
  expect(partial).toBeGreaterThan(100);
});

it('draws nothing when nothing has changed', () => {
  const paper = new Paper(1);
  redrawWorld(
    paper.pen,
    worldOf(project, { x: 50, y: 40, zoom: 1 }, 1),
    worldOf(project, { x: 50, y: 40, zoom: 1 }, 1),
  );
  expect(paper.pixels.every((pixel) => pixel === '')).toBe(true);
});

const view = { x: 50, y: 40, zoom: 1 };
it.each<readonly [string, Partial<WorldPicture>]>([
  ['the view', { view: { ...view } }],
  ['the size of the stage', { stage: { ...stage } }],
  ['the pixels per CSS pixel', { density: 2 }],
  ['the hidden layers', { hiddenLayers: new Set(['id10']) }],
  ['a picture', { picturesVersion: 1 }],
  ['the theme', { colors: { missing: 'red', outline: 'gray', edge: 'gray' } }],
])('compares no items when %s has changed', (_, part) => {
  const world = worldOf(project, view, 1);
  expect(changedItems(world, { ...world, ...part })).toBeUndefined();
  expect(changedItems(world, { ...world })).toEqual([]);
});

const hiddenLayers = new Set<string>();
const colors = { missing: 'red', outline: 'gray', edge: 'black' };
const pictures = { get: () => null, subscribe: () => () => undefined, close: () => undefined };
const views = new Map<string, WorldPicture['view']>();

function worldOf(from: Project, seen: WorldPicture['view'], density: number): WorldPicture {
  const scene = from.scenes.get('id1');
  if (!scene) throw new Error('The scene is there.');
  const key = JSON.stringify(seen);
  const known = views.get(key) ?? seen;
  views.set(key, known);
  const { assets } = project;
  const layers = drawnLayers(from, scene);
  return { scene, layers, hiddenLayers, assets, pictures, picturesVersion: 0, view: known, stage, density, colors };
}

interface PaperState {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly clip: readonly [left: number, top: number, right: number, bottom: number];
}

/** The colors on each canvas pixel, with those that are seen through others: a pixel belongs to a rectangle when its center lies in it. */
class Paper {
  readonly pixels: string[];
  /** How many pixels have been cleared. */
  cleared = 0;
  private readonly width: number;
  private state: PaperState;
  private readonly saved: PaperState[] = [];
  private box: PaperState['clip'] = [0, 0, 0, 0];

  constructor(density: number) {
    this.width = stage.width * density;
    const height = stage.height * density;
    this.pixels = Array.from({ length: this.width * height }, () => '');
    this.state = { scale: 1, x: 0, y: 0, clip: [0, 0, this.width, height] };
  }

  /** Only what scenes of plain boxes need. */
  get pen(): CanvasRenderingContext2D {
    const { paint } = this;
    const pen = {
      fillStyle: '',
      globalAlpha: 1,
      strokeStyle: '',
      lineWidth: 1,
      setTransform: (scale: number, _: number, __: number, ___: number, x: number, y: number) => {
        this.state = { ...this.state, scale, x, y };
      },
      save: () => this.saved.push(this.state),
      restore: () => {
        this.state = this.saved.pop() ?? this.state;
      },
      beginPath: () => undefined,
      rect: (left: number, top: number, width: number, height: number) => {
        this.box = [left, top, left + width, top + height];
      },
      clip: () => {
        const [left, top, right, bottom] = this.box;
        const { clip } = this.state;
        const within = [Math.max(left, clip[0]), Math.max(top, clip[1]), Math.min(right, clip[2])] as const;
        this.state = { ...this.state, clip: [...within, Math.min(bottom, clip[3])] };
      },
      setLineDash: () => undefined,
      clearRect: (left: number, top: number, width: number, height: number) => {
        this.cleared += paint(left, top, width, height, '');
      },
      fillRect: (left: number, top: number, width: number, height: number) =>
        paint(left, top, width, height, pen.fillStyle, pen.globalAlpha),
      strokeRect(left: number, top: number, width: number, height: number) {
        const { lineWidth: line, strokeStyle: color } = pen;
        const [x, y, wide, high] = [left - line / 2, top - line / 2, width + line, height + line];
        paint(x, y, wide, line, color);
        paint(x, y + high - line, wide, line, color);
        paint(x, y, line, high, color);
        paint(x + wide - line, y, line, high, color);
      },
    };
    return pen as unknown as CanvasRenderingContext2D;
  }

  private readonly paint = (left: number, top: number, width: number, height: number, color: string, alpha = 1) => {
    const { scale, x, y, clip } = this.state;
    const first = (from: number, least: number) => Math.max(least, Math.ceil(from - 0.5));
    const last = (to: number, most: number) => Math.min(most, Math.ceil(to - 0.5));
    let count = 0;
    for (let row = first(y + top * scale, clip[1]); row < last(y + (top + height) * scale, clip[3]); row += 1) {
      for (let at = first(x + left * scale, clip[0]); at < last(x + (left + width) * scale, clip[2]); at += 1) {
        const pixel = row * this.width + at;
        this.pixels[pixel] = alpha === 1 ? color : `${this.pixels[pixel]} + ${color}`;
        count += 1;
      }
    }
    return count;
  };
}
