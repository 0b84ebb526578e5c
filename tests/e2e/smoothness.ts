import type { Page } from 'playwright';

/** How a page behaved over a time, in ms. */
export interface Smoothness {
  /** The longest time in which the page itself did nothing. */
  readonly gap: number;
  /** The same, by how many warnings stood in the console. */
  readonly gaps: readonly number[];
  /** The longest time in which the game's own time stood still. */
  readonly still: number;
  /** When an alert stood over the game, counted from the beginning; undefined when none did. */
  readonly alert: number | undefined;
}

declare global {
  interface Window {
    endSmoothness?: () => Smoothness;
  }
}

/** Begins to look at the editor fifty times a second. */
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

/** What was seen since `watchSmoothness`. */
export function endSmoothness(page: Page): Promise<Smoothness> {
  return page.evaluate(
    () => window.endSmoothness?.() ?? { gap: Infinity, gaps: [Infinity], still: Infinity, alert: undefined },
  );
}
