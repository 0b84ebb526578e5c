/** Less than this is covered by bars of the browser, in px. */
const leastKeyboard = 120;

/**
 * Keeps what a keyboard on the screen covers of the page in `--ph-keyboard`, and marks the root element while there is
 * one. The focused field stays above it. Browsers that make the page smaller themselves need none of this.
 */
export function followKeyboard(): void {
  const viewport = globalThis.visualViewport;
  if (!viewport) return;
  const root = document.documentElement;
  const follow = () => {
    const covered = coveredHeight(globalThis.innerHeight, viewport);
    if (covered === 0) {
      root.style.removeProperty('--ph-keyboard');
      delete root.dataset.keyboard;
      return;
    }
    root.style.setProperty('--ph-keyboard', `${covered}px`);
    root.dataset.keyboard = '';
    globalThis.scrollTo(0, 0);
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  };
  viewport.addEventListener('resize', follow);
}

/** The height in px that a keyboard covers; 0 while the page is magnified by pinching. */
export function coveredHeight(page: number, viewport: { readonly height: number; readonly scale: number }): number {
  const covered = Math.round(page - viewport.height);
  return covered < leastKeyboard || viewport.scale > 1.05 ? 0 : covered;
}
