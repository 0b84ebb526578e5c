import { describe, expect, it } from 'vitest';
import {
  type CameraContext,
  type CameraState,
  cameraGripUnder,
  cameraIdle,
  dragCamera,
  pressCamera,
} from './cameraTool.ts';
import type { PointerInput } from './pointerInput.ts';

const camera = {
  origin: { x: 0, y: 0 },
  size: { width: 1000, height: 800 },
  trackingArea: { width: 600, height: 400 },
  rotation: 0,
};

const context: CameraContext = { scene: 'id1', camera, zoom: 1, handleReach: 6, newGesture: () => 'gesture' };

function at(x: number, y: number, keys: Partial<PointerInput> = {}): PointerInput {
  return { screen: { x, y: -y }, scene: { x, y }, shift: false, ctrl: false, alt: false, isTouch: false, ...keys };
}

/** The camera after a drag from one point to another. */
function dragged(from: PointerInput, to: PointerInput): unknown {
  const pressed: CameraState = pressCamera(from, context).state;
  const { edit } = dragCamera(pressed, to, context);
  return edit?.edit.kind === 'scene.setAttribute' ? edit.edit.data.value : undefined;
}

describe('the camera tool', () => {
  it.each([
    [at(1000, 800), { part: 'camera', handle: { x: 1, y: 1 } }],
    [at(200, 400), { part: 'tracking', handle: { x: -1, y: 0 } }],
    [at(40, 40), { part: 'camera', handle: 'inside' }],
    [at(-40, 40), undefined],
  ])('grabs what is under %o', (input, grip) => {
    expect(cameraGripUnder(input, context)).toEqual(grip);
  });

  it('moves the view', () => {
    expect(dragged(at(40, 40), at(60, 30))).toEqual({ ...camera, origin: { x: 20, y: -10 } });
  });

  it('resizes the view from the opposite corner', () => {
    const result = { ...camera, origin: { x: -100, y: 0 }, size: { width: 1100, height: 800 } };
    expect(dragged(at(0, 400), at(-100, 470))).toEqual(result);
  });

  it('resizes the tracking area on both sides, since it stays centered', () => {
    expect(dragged(at(800, 600), at(850, 610))).toEqual({ ...camera, trackingArea: { width: 700, height: 420 } });
  });

  it('starts after four pixels and only on a target', () => {
    expect(dragged(at(40, 40), at(42, 40))).toBeUndefined();
    expect(pressCamera(at(-40, 40), context).state).toEqual(cameraIdle);
  });
});
