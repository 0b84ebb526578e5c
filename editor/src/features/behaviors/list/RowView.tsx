import { memo } from 'react';
import { CardRowView } from './CardRowView.tsx';
import { LaneRowView } from './LaneRowView.tsx';
import type { EndRow, ListRow } from './listRows.ts';
import type { RowProps } from './rowProps.ts';
import { WhenRowView } from './WhenRowView.tsx';

/** One row, rendered again only when it or its context changed. */
export const RowView = memo(function RowView({ row, ...props }: RowProps<Exclude<ListRow, EndRow>>) {
  switch (row.kind) {
    case 'card':
      return <CardRowView row={row} {...props} />;
    case 'when':
      return <WhenRowView row={row} {...props} />;
    case 'lane':
      return <LaneRowView row={row} {...props} />;
  }
});
