/** Leads the keyboard to the next region of the preview, or to the one before: bar, game, console, panel, around. */
export function goToRegion(page: HTMLElement | null, step: 1 | -1): void {
  const regions = [...(page?.children ?? [])].filter((each) => stopsOf(each).length > 0);
  const at = regions.findIndex((each) => each.contains(document.activeElement));
  const from = at < 0 && step < 0 ? 0 : at;
  const region = regions.at((from + step) % regions.length);
  if (region) stopsOf(region)[0]?.focus();
}

/** What can be reached by keyboard and is shown. */
function stopsOf(region: Element): HTMLElement[] {
  const stops = region.querySelectorAll<HTMLElement>(
    'button:not(:disabled), input:not(:disabled), iframe, [tabindex="0"]',
  );
  return [...stops].filter((each) => each.checkVisibility());
}
