import styles from './Grid.module.css';
import type { GridDrag } from './gridStore.ts';
import type { GridLayout } from './useGridLayout.ts';

/** Shows where a drag would fill cells, or move rows or columns. */
export function GridDragMark({ drag, layout }: { readonly drag: GridDrag | undefined; readonly layout: GridLayout }) {
  const { starts, rowHeight } = layout;
  if (drag?.kind === 'fill') {
    const { top, left, bottom, right } = drag.range;
    const start = starts[left - 1] ?? 0;
    return (
      <div
        className={styles.filling}
        style={{
          insetBlockStart: rowHeight * top - 1,
          blockSize: rowHeight * (bottom - top + 1) + 1,
          insetInlineStart: start - 1,
          inlineSize: (starts[right] ?? start) - start + 1,
        }}
      />
    );
  }
  if (drag?.kind === 'rows') {
    return (
      <div
        className={styles.drop}
        style={{
          insetBlockStart: rowHeight * drag.before - 2,
          blockSize: 3,
          insetInlineStart: 0,
          inlineSize: layout.width,
        }}
      />
    );
  }
  if (drag?.kind === 'columns') {
    return (
      <div
        className={styles.drop}
        style={{
          insetInlineStart: (starts[drag.before - 1] ?? 0) - 2,
          inlineSize: 3,
          insetBlockStart: 0,
          blockSize: layout.height,
        }}
      />
    );
  }
  return null;
}
