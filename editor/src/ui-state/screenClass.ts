import { useSyncExternalStore } from 'react';

/**
 * Screens for which the page of a project has a layout of its own: `phone` has one column, `low` and `narrow` show the
 * inspector below the editor. The style sheets have the same limits. docs/editor-design.md#layout.
 */
export type ScreenClass = 'phone' | 'low' | 'narrow' | 'wide';

const queries: readonly (readonly [ScreenClass, string])[] = [
  ['phone', '(max-width: 559px)'],
  ['low', '(max-width: 819px) and (max-height: 499px)'],
  ['narrow', '(max-width: 819px)'],
];

/** The class of the window at this moment. */
export function screenClass(): ScreenClass {
  return queries.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'wide';
}

/** The class of the window, followed as it is turned or resized. */
export function useScreenClass(): ScreenClass {
  return useSyncExternalStore(followScreen, screenClass);
}

function followScreen(onChange: () => void): () => void {
  const lists = queries.map(([, query]) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}
