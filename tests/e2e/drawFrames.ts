import type { Frame, Page } from 'playwright';
import { withinLimit } from './withinLimit.ts';

/**
 * Waits until a page has drawn this many frames; 60 take a second, or longer when the page is busy. For effects that
 * show in the next frames, and to check that something does not happen.
 */
export function drawFrames(page: Page | Frame, count: number): Promise<void> {
  const drawn = page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let left = frames;
        const draw = (): void => {
          if (left === 0) resolve();
          else requestAnimationFrame(draw);
          left -= 1;
        };
        draw();
      }),
    count,
  );
  return withinLimit(`drawing ${count} frames`, drawn);
}
