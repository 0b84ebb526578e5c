import type { Page } from 'playwright';

/**
 * Waits until a page has drawn this many frames; 60 take a second, or longer when the page is busy. For effects that
 * show in the next frames, and to check that something does not happen.
 */
export function drawFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(
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
}
