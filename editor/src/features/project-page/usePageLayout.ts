import type { CSSProperties } from 'react';
import { halfOfPage, useSheetHeight } from '../../ui-state/sheet.ts';
import { useHasInspector, useWorkspace } from '../../ui-state/workspace.ts';
import { type ProjectRoute, showsList } from './route.ts';

/** What the style sheet of the page needs to know: which panels are open, and how large they are. */
export function usePageLayout(route: ProjectRoute) {
  const { sizes, isLibraryClosed, isDrawerOpen, isPlaying } = useWorkspace();
  const hasInspector = useHasInspector();
  const height = useSheetHeight();
  const variables = [
    ['--library-width', sizes.library],
    ['--inspector-width', sizes.inspector],
    ['--layers-height', sizes.layers],
  ].flatMap(([name, size]) => (size === undefined ? [] : [[name, `${size}px`]]));
  return {
    style: Object.fromEntries([...variables, ['--sheet-half', `${halfOfPage * 100}%`]]) as CSSProperties,
    'data-library': isLibraryClosed ? 'closed' : 'open',
    'data-inspector': hasInspector ? 'open' : 'closed',
    'data-drawer': isDrawerOpen ? 'open' : 'closed',
    'data-sheet': height,
    'data-playing': (isPlaying && showsList(route)) || undefined,
  };
}
