/**
 * Takes the focus from a field before the browser's Back or Forward removes its page. Fields store what was typed when
 * they lose the focus, and React does not report it for elements that it removes. Call it before the router starts:
 * listeners of this event run in the order in which they were added.
 */
export function takeInputOnBack(): void {
  window.addEventListener('popstate', () => {
    const { activeElement } = document;
    const isField = activeElement?.matches('input, textarea, [contenteditable="true"]');
    if (isField && activeElement instanceof HTMLElement) activeElement.blur();
  });
}
