/** The key that a sighted user would press to move the focus closer to a control, or "there". Runs in the page. */
export function nextKey(target: Element): string {
  const active = document.activeElement ?? document.body;
  const isAfter = (active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const shorter = (stops: readonly Element[], key: string): string => {
    const from = stops.findIndex((stop) => stop.contains(active));
    const to = stops.findIndex((stop) => stop.contains(target));
    const ahead = (to - from + stops.length) % stops.length;
    return from < 0 || to < 0 || ahead * 2 <= stops.length ? key : `Shift+${key}`;
  };
  if (active === target) return 'there';
  const list = target.closest('[role=listbox]');
  if (list && active.getAttribute('aria-controls') === list.id) {
    // In a long list, the focus stays in the search field, and the arrows move through the options.
    return target.matches('[data-focused]') ? 'there' : 'ArrowDown';
  }
  const composite = target.matches('[role=option], [role=menuitem], [role=tab], [role=radio]')
    ? target.closest('[role=listbox], [role=menu], [role=tablist], [role=radiogroup]')
    : null;
  if (composite?.contains(active)) {
    const isVertical = composite.matches('[role=menu], [role=listbox], [aria-orientation=vertical]');
    if (isVertical) return isAfter || active === composite ? 'ArrowDown' : 'ArrowUp';
    return isAfter ? 'ArrowRight' : 'ArrowLeft';
  }
  const overlay = target.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
  if (overlay) {
    const stops = overlay.querySelectorAll('button, input, [tabindex="0"], [contenteditable=true]');
    return shorter([...stops], 'Tab');
  }
  const region = target.closest('[data-region]');
  if (region && !region.contains(active)) {
    const shown = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter((each) => each.offsetParent);
    return shorter(shown, 'F6');
  }
  const row = target.closest('[role=row]');
  const from = active.closest('[role=row]');
  const grid = row?.closest('[role=grid], [role=treegrid]');
  const forward = isAfter ? 'Tab' : 'Shift+Tab';
  if (!row || !grid?.contains(active)) return forward;
  if (from !== row && active === from) return isAfter ? 'ArrowDown' : 'ArrowUp';
  // Arrows reach the buttons of a row in a library, Tab those in the behavior list.
  if (from === row) return grid.matches('[role=grid]') ? 'ArrowRight' : forward;
  return 'Shift+Tab';
}
