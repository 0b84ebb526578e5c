import type { Page } from 'playwright';

/**
 * Waits until a page has drawn so many frames; 60 of them take a second, or longer where the page is busy. For what shows
 * with the next frames, and to see that something does not happen.
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
