import type { Page } from 'playwright';

/** How responsive a page was over some time, in ms. */
export interface Smoothness {
  /** The longest time for which the page itself was blocked. */
  readonly gap: number;
  /** The same for each number of warnings in the console. */
  readonly gaps: readonly number[];
  /** The longest time for which the game's time did not advance. */
  readonly still: number;
  /** When an alert appeared over the game, since the start; undefined when there was none. */
  readonly alert: number | undefined;
}

declare global {
  interface Window {
    endSmoothness?: () => Smoothness;
  }
}

/** Starts sampling the editor 50 times a second. */
export async function watchSmoothness(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = performance.now();
    let [last, moved, gap, still] = [start, start, 0, 0];
    const gaps: number[] = [];
    let alert: number | undefined;
    let time = '';
    const timer = setInterval(() => {
      const now = performance.now();
      const warnings = document.querySelectorAll('[role="log"] [aria-label="Warning"]').length;
      gap = Math.max(gap, now - last);
      gaps[warnings] = Math.max(gaps[warnings] ?? 0, now - last);
      last = now;
      const shown = document.querySelector('[title="Game time in seconds"]')?.textContent ?? '';
      if (shown !== time) moved = now;
      time = shown;
      still = Math.max(still, now - moved);
      if (document.querySelector('main [role="alert"]')) alert ??= now - start;
    }, 20);
    window.endSmoothness = () => {
      clearInterval(timer);
      return { gap, gaps: Array.from(gaps, (each) => each ?? 0), still, alert };
    };
  });
}

/** The results since `watchSmoothness`. */
export function endSmoothness(page: Page): Promise<Smoothness> {
  return page.evaluate(
    () => window.endSmoothness?.() ?? { gap: Infinity, gaps: [Infinity], still: Infinity, alert: undefined },
  );
}
