import { behaviorTitle } from '@playhouse/core';
import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import type { CardRow, ListRow } from './listRows.ts';

/** The blocks around the cursor and the behavior at it, outermost first, for the head of the page. */
export interface Trail {
  readonly steps: readonly { readonly key: string; readonly title: string }[];
  readonly goTo: (key: string) => void;
}

const nowhere: Trail = { steps: [], goTo: () => undefined };
const trail = createStore<Trail>(() => nowhere);

export function useTrail(): Trail {
  return useStore(trail);
}

/** Publishes where the cursor of the open list is. */
export function useShownTrail(rows: readonly ListRow[], cursor: string | undefined, goTo: Trail['goTo']): void {
  useEffect(() => {
    trail.setState({ steps: trailOf(rows, cursor), goTo });
  }, [rows, cursor, goTo]);
  useEffect(() => () => trail.setState(nowhere), []);
}

/** The breadcrumb steps to the row with the cursor; none without a cursor. */
function trailOf(rows: readonly ListRow[], cursor: string | undefined): Trail['steps'] {
  const at = rows.findIndex(({ key }) => key === cursor);
  const row = rows[at];
  if (!row) return [];
  const steps: CardRow[] = row.kind === 'card' ? [row] : [];
  let { depth } = row;
  for (let index = at; index >= 0 && depth > 0; index -= 1) {
    const above = rows[index];
    if (above?.kind !== 'card' || above.depth >= depth) continue;
    steps.unshift(above);
    depth = above.depth;
  }
  return steps.map(({ key, behavior }) => ({ key, title: behaviorTitle(behavior) }));
}
