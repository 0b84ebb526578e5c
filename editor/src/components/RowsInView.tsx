import type { ReactNode } from 'react';
import { GridLayout, ListLayout, Size, Virtualizer } from 'react-aria-components/Virtualizer';

/** Lists with more rows than this render only those in view. docs/editor-design.md#library-frame. */
export const mostRendered = 100;

interface RowsInViewProps {
  /** The rows of a tree have heights of their own. */
  readonly layout: 'list' | 'grid' | 'tree';
  readonly isOn: boolean;
  readonly children: ReactNode;
}

/** Renders only those rows of a long list that are in view. The list has to scroll on its own. */
export function RowsInView({ layout, isOn, children }: RowsInViewProps) {
  if (!isOn) return children;
  if (layout === 'list') {
    return (
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: heightOf('--ph-row-list', 42) }}>
        {children}
      </Virtualizer>
    );
  }
  if (layout === 'tree') {
    return (
      <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 28 }}>
        {children}
      </Virtualizer>
    );
  }
  const height = heightOf('--ph-row-grid', 120);
  const sizes = { minItemSize: new Size(92, height), maxItemSize: new Size(140, height), minSpace: new Size(4, 4) };
  return (
    <Virtualizer layout={GridLayout} layoutOptions={sizes}>
      {children}
    </Virtualizer>
  );
}

/** The height of a row in the theme, in pixels. */
function heightOf(token: string, otherwise: number): number {
  const height = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token));
  return height > 0 ? height : otherwise;
}
