import { expect, test } from 'vitest';
import { countDraws } from './drawCounter.ts';

test('counts the calls that reach the graphics card', () => {
  const reached: unknown[][] = [];
  const gl = {
    drawElements: (...args: unknown[]) => void reached.push(args),
    drawArrays: (...args: unknown[]) => void reached.push(args),
  };
  const counter = countDraws(gl);
  gl.drawElements(4, 6, 5123, 0);
  gl.drawArrays(4, 0, 3);
  expect([counter.take(), counter.take()]).toEqual([2, 0]);
  expect(reached).toEqual([
    [4, 6, 5123, 0],
    [4, 0, 3],
  ]);
});
