import { useSyncExternalStore } from 'react';

/**
 * The current theme, with the system's own colors if they replace it; changes when the colors do. For code that draws with
 * colors itself.
 */
export function useShownTheme(): string {
  return useSyncExternalStore(watchTheme, shownTheme);
}

function shownTheme(): string {
  const theme = document.documentElement.dataset.theme ?? '';
  return forcedColors().matches ? `${theme} forced` : theme;
}

function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const forced = forcedColors();
  forced.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    forced.removeEventListener('change', listener);
  };
}

function forcedColors(): MediaQueryList {
  return matchMedia('(forced-colors: active)');
}
