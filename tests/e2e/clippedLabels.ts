import type { Page } from 'playwright';

/** Labels of the page’s own that are wider than the space they have. Names that people gave may end in an ellipsis. */
export function clippedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labels = 'button, button span, a, [role=tab], [role=radio], label, label span';
    const clipped = [...document.querySelectorAll<HTMLElement>(labels)].filter(
      (each) =>
        each.clientWidth > 1 &&
        each.scrollWidth > each.clientWidth + 1 &&
        getComputedStyle(each).overflowX !== 'visible' &&
        !each.closest('.ph-hidden, [dir=auto]') &&
        !each.querySelector('[dir=auto]'),
    );
    return clipped.map((each) => `${each.scrollWidth} > ${each.clientWidth}: ${each.textContent}`);
  });
}
