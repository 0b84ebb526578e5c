import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameOnMap, isAllSeen, minimapOf, viewFromMap } from './minimapView.ts';

const length = fc.integer({ min: 100, max: 9000 });
const scenes = fc.record({ width: length, height: length }).map((size) => ({ x: 0, y: 0, ...size }));
const stage = { width: 800, height: 600 };

describe('the minimap', () => {
  it('fits and has the proportions of the scene, unless that would be too thin', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { size, view } = minimapOf(scene);
        expect(size.width).toBeLessThanOrEqual(148);
        expect(size.height).toBeLessThanOrEqual(96);
        expect(scene.width * view.zoom).toBeLessThanOrEqual(148.001);
        expect(scene.height * view.zoom).toBeLessThanOrEqual(96.001);
      }),
      { seed: 8 },
    );
  });

  it('brings what is pressed to the middle of the stage, where the frame shows it', () => {
    fc.assert(
      fc.property(scenes, fc.double({ min: 0.3, max: 0.7, noNaN: true }), (scene, part) => {
        const map = minimapOf(scene);
        const at = { x: map.size.width * part, y: map.size.height * part };
        const view = viewFromMap(map, { x: 0, y: 0, zoom: 40 }, at);
        const frame = frameOnMap(map, view, stage);
        expect(frame.x + frame.width / 2).toBeCloseTo(at.x, 5);
        expect(frame.y + frame.height / 2).toBeCloseTo(at.y, 5);
      }),
      { seed: 9 },
    );
  });

  it('shows the upper left of the scene at its upper left', () => {
    const map = minimapOf({ x: 0, y: 0, width: 4000, height: 3000 });
    const frame = frameOnMap(map, { x: 400, y: 2700, zoom: 1 }, stage);
    expect([frame.x, frame.y]).toEqual([0, 0]);
    expect(frame.width / map.size.width).toBeCloseTo(0.2, 5);
  });

  it('is useless while all of the scene is seen', () => {
    const scene = { x: 0, y: 0, width: 700, height: 500 };
    expect(isAllSeen(scene, { x: 350, y: 250, zoom: 1 }, stage)).toBe(true);
    expect(isAllSeen(scene, { x: 450, y: 250, zoom: 1 }, stage)).toBe(false);
    expect(isAllSeen(scene, { x: 350, y: 250, zoom: 2 }, stage)).toBe(false);
  });
});
