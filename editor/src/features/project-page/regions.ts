/** Focus targets in a part of the page, best first. */
const stops = [
  '#stage, [role="application"], [data-table-grid], [data-code]',
  '[role="separator"][aria-orientation="horizontal"]',
  '[role="row"][tabindex="0"]',
  '[role="tab"][tabindex="0"]',
  '[tabindex="0"]:not([role="separator"])',
  'button:not([disabled]), input, a[href]',
];

/** Moves the focus to the next or previous part of the page. */
export function goToRegion(direction: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter((region) =>
    [...region.children].some(isShown),
  );
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  focusIn(regions[(at + direction + regions.length) % regions.length]);
}

/** Moves the focus to a part of the page. */
export function focusRegion(name: string): void {
  focusIn(document.querySelector<HTMLElement>(`[data-region="${name}"]`));
}

function focusIn(region: HTMLElement | null | undefined): void {
  for (const selector of stops) {
    const target = [...(region?.querySelectorAll<HTMLElement>(selector) ?? [])].find(isShown);
    if (!target) continue;
    target.focus();
    return;
  }
}

function isShown(node: Element): boolean {
  return node.checkVisibility({ visibilityProperty: true });
}
