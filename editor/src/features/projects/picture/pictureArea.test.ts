import { createScene } from '@playhouse/core';
import { expect, test } from 'vitest';
import { pictureArea } from './pictureArea.ts';

function scene(size: [number, number], camera: { at?: [number, number]; size?: [number, number] } = {}) {
  const base = createScene('id1', 'x', { width: size[0], height: size[1] });
  const [x, y] = camera.at ?? [0, 0];
  const [width, height] = camera.size ?? size;
  return {
    ...base,
    attributes: {
      ...base.attributes,
      camera: { ...base.attributes.camera, origin: { x, y }, size: { width, height } },
    },
  };
}

test.each([
  [
    'a scene with the picture’s aspect ratio is shown completely',
    scene([1600, 900]),
    { x: 0, y: 0, width: 1600, height: 900 },
  ],
  ['a taller scene is shown from its bottom', scene([1024, 768]), { x: 0, y: 0, width: 1024, height: 576 }],
  [
    'a wide scene is shown beyond the camera’s view, around its center',
    scene([4000, 900], { at: [1000, 0], size: [1200, 900] }),
    { x: 800, y: 0, width: 1600, height: 900 },
  ],
  [
    'nothing beyond the edge of a scene is shown',
    scene([4000, 900], { at: [0, 50], size: [1200, 900] }),
    { x: 0, y: 50, width: 1600, height: 900 },
  ],
])('%s', (_, given, area) => {
  expect(pictureArea(given, 16 / 9)).toEqual(area);
});
