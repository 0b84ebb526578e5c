import type { Locator } from 'playwright';
import { drawFrames } from '../drawFrames.ts';

/** The texts of a long list that are cut off or stick out of their controls and cards, from its first to its last row. */
export async function cutTexts(list: Locator): Promise<string[]> {
  const found = new Set<string>();
  let isLast = false;
  await list.evaluate(scrollOn, -Infinity);
  while (!isLast) {
    await drawFrames(list.page(), 3);
    for (const text of await list.evaluate(cutTextsInView)) found.add(text);
    isLast = await list.evaluate(scrollOn, 0.5);
  }
  return [...found];
}

function cutTextsInView(list: Element): string[] {
  const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    // What only screen readers get has no width.
    if (!parent?.checkVisibility() || width < 2) continue;
    for (let around: Element | null = parent; around && around !== list; around = around.parentElement) {
      const isBounded = around.matches('button, label, fieldset, article, [data-frame], [data-row]');
      if (!isBounded && getComputedStyle(around).overflowX === 'visible') continue;
      const box = around.getBoundingClientRect();
      if (box.width < 3 || (left >= box.left - 1 && right <= box.right + 1)) continue;
      const card = parent.closest('article')?.ariaLabel ?? parent.closest('[role=group]')?.ariaLabel ?? '';
      cut.push(`${node.textContent} in ${card}`);
      break;
    }
  }
  return cut;
}

/** Scrolls by a part of what is in view; true if there is nothing further. */
function scrollOn(list: Element, part: number): boolean {
  let scroller: Element | null = list;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
  if (!scroller) throw new Error('The list scrolls.');
  const before = scroller.scrollTop;
  scroller.scrollTo({ top: Math.max(0, before + scroller.clientHeight * part) });
  return scroller.scrollTop === before;
}
