import { describe, expect, it } from 'vitest';
import { gripAt, gripFrame, handlePoint, handles } from './frame.ts';

const at = (width: number, height: number) => ({ position: { x: 100, y: 100 }, size: { width, height }, rotation: 0 });
const [reach, distance] = [12, 24];

describe('the handles of a frame', () => {
  it.each([
    [1, 1],
    [12, 12],
    [47, 47],
    [30, 10],
  ])('are around a frame of %d by %d, so that pressing inside moves it', (width, height) => {
    const frame = at(width, height);
    for (let x = 0; x <= 1; x += 0.25) {
      for (let y = 0; y <= 1; y += 0.25) {
        const point = { x: 100 + (x - 0.5) * width, y: 100 + (y - 0.5) * height };
        expect(gripAt(frame, point, reach, distance)).toBeUndefined();
      }
    }
    for (const handle of handles) {
      expect(gripAt(frame, handlePoint(gripFrame(frame, reach), handle), reach, distance)).toEqual(handle);
    }
  });

  it('are on the frame itself when it is large enough', () => {
    const frame = at(48, 200);
    expect(gripFrame(frame, reach)).toEqual(frame);
    expect(gripAt(frame, { x: 124, y: 200 }, reach, distance)).toEqual({ x: 1, y: 1 });
    expect(gripAt(frame, { x: 100, y: 100 }, reach, distance)).toBeUndefined();
  });

  it('leave room between them on the long side of a narrow frame', () => {
    expect(gripAt(at(4, 300), { x: 100, y: 60 }, reach, distance)).toBeUndefined();
    expect(gripAt(at(4, 300), { x: 100, y: 250 }, reach, distance)).toEqual({ x: 0, y: 1 });
  });
});
