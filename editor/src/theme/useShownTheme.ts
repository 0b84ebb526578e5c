import { useSyncExternalStore } from 'react';

/** The id of the current theme; changes when another one is chosen. For code that draws with colors itself. */
export function useShownTheme(): string {
  return useSyncExternalStore(watchTheme, () => document.documentElement.dataset.theme ?? '');
}

function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
