import { useSyncExternalStore } from 'react';

/** The id of the theme that is shown; changes when another one is chosen. For what draws with colors itself. */
export function useShownTheme(): string {
  return useSyncExternalStore(watchTheme, () => document.documentElement.dataset.theme ?? '');
}

function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
