import type { Page } from 'playwright';

/**
 * What does not fit on the page, one line each: parts beyond its sides, controls that are cut off where nothing scrolls
 * to them, and controls whose middle is covered by something else. `within` selects the part to look at.
 */
export function layoutFaults(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const controls = 'button, a, input, select, textarea, [role=tab], [role=slider], [role=separator], [role=switch]';
    const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
    const nameOf = (node: Element) =>
      `${node.getAttribute('role') ?? node.tagName} “${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40)}”`;
    const clips = (node: Element) => {
      const area = { left: 0, top: 0, right: clientWidth, bottom: clientHeight, scrolls: false };
      for (let each = node.parentElement; each; each = each.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(each);
        if (`${overflowX}${overflowY}`.replaceAll('visible', '') !== '') {
          const box = each.getBoundingClientRect();
          area.left = Math.max(area.left, box.left);
          area.top = Math.max(area.top, box.top);
          area.right = Math.min(area.right, box.right);
          area.bottom = Math.min(area.bottom, box.bottom);
          const canScroll = /auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight + 1;
          // A row of tabs or frames may be longer than the page.
          const isRow = /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth + 1;
          area.scrolls ||= canScroll || isRow;
        }
        if (position === 'fixed') break;
      }
      return area;
    };
    const found: string[] = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    for (const node of document.querySelectorAll(`:is(${selector}) :is(${controls})`)) {
      const box = node.getBoundingClientRect();
      const isShown = node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // The button that skips to the editor is above the page until it is focused.
      if (!isShown || box.width <= 1 || box.bottom < 0 || node.closest('.ph-hidden, [aria-hidden=true]')) continue;
      const { left, top, right, bottom, scrolls } = clips(node);
      const isCut = box.left < left - 2 || box.right > right + 2 || box.top < top - 2 || box.bottom > bottom + 2;
      if (isCut && !scrolls) found.push(`cut: ${nameOf(node)}`);
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (x < left + 2 || x > right - 2 || y < top + 2 || y > bottom - 2) continue;
      const hit = document.elementFromPoint(x, y);
      const isIts = hit && (node.contains(hit) || hit.contains(node) || hit.closest('label')?.contains(node));
      if (hit && !isIts) found.push(`covered: ${nameOf(node)} by ${nameOf(hit)}`);
    }
    return [...new Set(found)];
  }, within);
}

/** Controls of a part of the page that are smaller than a finger needs, with their sizes. */
export function smallTargets(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const nodes = [...document.querySelectorAll(`:is(${selector}) :is(button, a, [role=tab], [role=separator])`)];
    return nodes
      .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('.ph-hidden'))
      .flatMap((node) => {
        // A segment shares the edge of its group.
        const { width, bottom } = node.getBoundingClientRect();
        // Some are only for screen readers, or above the page until they are focused.
        if (width <= 1 || bottom < 0) return [];
        const { height } = (node.closest('[role=radiogroup]') ?? node).getBoundingClientRect();
        const name = node.getAttribute('aria-label') ?? node.textContent;
        return width < 43.5 || height < 43.5 ? [`${name} ${width} × ${height}`] : [];
      });
  }, within);
}
