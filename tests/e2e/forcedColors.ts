import type { Page } from 'playwright';

/** Shows the page as where the system forces its own colors on it. */
export function forceColors(page: Page, isForced: boolean): Promise<void> {
  return page.emulateMedia({ forcedColors: isForced ? 'active' : null });
}

/**
 * Things in forced colors that look the same whether or not they are selected, checked or pressed, one line each. Both states
 * must be on the page.
 */
export function alikeInForcedColors(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const states = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current'];
    const stateOf = (element: Element) => {
      if (element instanceof HTMLInputElement) return String(element.checked);
      return states.map((name) => element.getAttribute(name) ?? '').join();
    };
    const isOn = (element: Element) => /true|page|step/.test(stateOf(element));
    /** What marks an element; an input is drawn by what follows it, or by its label. */
    const drawnBy = (element: Element) =>
      element instanceof HTMLInputElement ? [element, element.nextElementSibling, element.parentElement] : [element];
    const lookOf = (element: Element) =>
      drawnBy(element)
        .flatMap((each) => (each ? ['', '::before', '::after'].map((part) => getComputedStyle(each, part)) : []))
        .map((style) =>
          [
            style.content,
            style.backgroundColor,
            style.borderTopColor,
            style.borderTopWidth,
            style.borderBottomWidth,
            style.borderBottomColor,
            style.outlineStyle,
            style.translate,
            style.color,
          ].join(),
        )
        .concat(String(element.querySelectorAll('svg').length), drawingsIn(element))
        .join('|');
    /** The colors of icons and other drawings inside, whatever they show. */
    const drawingsIn = (element: Element) => {
      const looks = [...element.querySelectorAll('svg, circle, path, rect')].map((part) => {
        const { color, fill, stroke, opacity } = getComputedStyle(part);
        return [color, fill, stroke, opacity].join();
      });
      return [...new Set(looks)].toSorted().join();
    };
    const kindOf = (element: Element) =>
      `${element.getAttribute('role') ?? element.tagName} ${element.className} ${element.nextElementSibling?.className ?? ''}`;
    const all = [...document.querySelectorAll(selector)].flatMap((part) => [
      ...part.querySelectorAll(`${states.map((name) => `[${name}]`).join()}, input:is([type=checkbox], [type=radio])`),
    ]);
    /** Shown as the browser draws it, which styles do not tell. */
    const isNative = (element: Element) => {
      const { appearance, opacity } = getComputedStyle(element);
      const isDrawn = appearance !== 'none' && opacity !== '0' && element.getBoundingClientRect().width > 1;
      return element instanceof HTMLInputElement && isDrawn;
    };
    // What only screen readers find has no look.
    const seen = all.filter((each) => each.checkVisibility() && !each.closest('.ph-hidden') && !isNative(each));
    const unmarked = new Map(seen.filter((each) => !isOn(each)).map((each) => [kindOf(each), each]));
    return seen.filter(isOn).flatMap((element) => {
      const other = unmarked.get(kindOf(element));
      if (!other || lookOf(element) !== lookOf(other)) return [];
      return [`${element.outerHTML.slice(0, 200)} looks like ${other.outerHTML.slice(0, 80)}`];
    });
  }, within);
}

/** Where the focus is, when nothing on the page shows it in forced colors; undefined where it is seen. */
export function unseenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const around = [focused, focused.nextElementSibling];
    for (let each = focused.parentElement; each && around.length < 6; each = each.parentElement) around.push(each);
    const isSeen = around.some((each) => {
      if (!each) return false;
      return ['', '::before', '::after'].some((part) => {
        const { content, outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(each, part);
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return true;
        // A frame that is only there for the focus.
        return part !== '' && content !== 'none' && Number.parseFloat(borderTopWidth) > 1;
      });
    });
    return isSeen ? undefined : focused.outerHTML.slice(0, 200);
  });
}
