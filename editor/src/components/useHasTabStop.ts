import { type RefObject, useLayoutEffect, useState } from 'react';

const tabStops = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';

/** Whether an element has something in it that Tab reaches. One without should be a tab stop itself, so that keys scroll it. */
export function useHasTabStop(element: RefObject<HTMLElement | null>): boolean {
  const [has, setHas] = useState(false);
  useLayoutEffect(() => {
    const root = element.current;
    if (!root) return;
    const look = () => setHas([...root.querySelectorAll<HTMLElement>(tabStops)].some(isTabStop));
    look();
    const observer = new MutationObserver(look);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['tabindex', 'disabled', 'hidden'] });
    return () => observer.disconnect();
  }, [element]);
  return has;
}

function isTabStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled') && element.closest('[hidden]') === null;
}
