/**
 * The key that someone who sees the page would press to bring the focus nearer to a control, or "there". Runs in the
 * page.
 */
export function nextKey(target: Element): string {
  const active = document.activeElement ?? document.body;
  const isAfter = (active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const forward = isAfter ? 'Tab' : 'Shift+Tab';
  if (active === target) return 'there';
  const overlay = target.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
  const region = target.closest('[data-region]');
  if (!overlay && region && !region.contains(active)) return 'F6';
  const list = target.closest('[role=listbox]');
  if (list && active.getAttribute('aria-controls') === list.id) {
    // The focus stays in the search field over a long list, and the arrows walk through the options.
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
  const row = target.closest('[role=row]');
  const from = active.closest('[role=row]');
  const grid = row?.closest('[role=grid], [role=treegrid]');
  if (!row || !grid?.contains(active)) return forward;
  if (from !== row && active === from) return isAfter ? 'ArrowDown' : 'ArrowUp';
  // A list of the library goes to the buttons of a row by arrows, the list of behaviors by Tab.
  if (from === row) return grid.matches('[role=grid]') ? 'ArrowRight' : forward;
  return 'Shift+Tab';
}
